import { beats, type Beat } from "./script.ts";

export const clipSize = { width: 720, height: 900 } as const;

const ink = {
  paper: "#1c2724",
  text: "#f1eadf",
  quiet: "#b3b9ae",
  sage: "#a3c4a8",
  clay: "#e2a689",
} as const;
const centre = { x: 360, y: 348 } as const;
const ringCount = 9;
const callBegan = 134;

/** One frame of the clip, as an SVG document; `seconds` from its start. */
export function frame(seconds: number): string {
  const beat = beats.findLast(({ from }) => from <= seconds) ?? beats[0];
  if (!beat) return "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${clipSize.width} ${clipSize.height}">
    <rect width="720" height="900" fill="${ink.paper}"/>
    ${topLine(seconds)}
    ${presence(beat, seconds)}
    ${words(beat, seconds)}
    ${controls()}
  </svg>`;
}

function topLine(seconds: number): string {
  const elapsed = callBegan + Math.floor(seconds);
  return `${text(60, 88, "Voice Call", `font-size="32" fill="${ink.text}" font-weight="600"`)}
    ${text(660, 88, clock(elapsed), `font-size="32" fill="${ink.text}" text-anchor="end"`)}
    ${text(660, 126, `${clock(900 - elapsed)} remaining`, `font-size="25" fill="${ink.quiet}" text-anchor="end"`)}`;
}

/** The companion: rings that contract while it listens, rest while it thinks, and spread while it speaks. */
function presence(beat: Beat, seconds: number): string {
  const eased = ease(Math.min(1, (seconds - beat.from) / 0.7, (beat.to - seconds) / 0.5));
  const rings = Array.from({ length: ringCount }, (_, index) => ring(beat, seconds, index, eased));
  const voice = beat.status === "Listening..." ? eased * speechLevel(seconds) : 0;
  return `${rings.join("")}<circle cx="${centre.x}" cy="${centre.y}" r="${(12 + 9 * voice).toFixed(1)}" fill="${ink.clay}"/>`;
}

function ring(beat: Beat, seconds: number, index: number, eased: number): string {
  const travel = { "Listening...": 1.5, "Processing...": 0, "AI responding...": -2.2 }[beat.status];
  const wave = travel === 0 ? 0 : Math.sin(seconds * travel * 1.6 + index * 0.9) * eased;
  const spread = beat.status === "AI responding..." ? 1 + 0.05 * eased : 1;
  const radius = (34 + index * 20.5 + wave * (2 + index * 0.5)) * spread;
  const strength = (1 - index / (ringCount + 3)) * (0.8 + 0.2 * wave);
  const color = index < 2 ? ink.clay : ink.sage;
  return `<path d="${outline(radius, index, seconds)}" fill="none" stroke="${color}" stroke-width="2.8" stroke-opacity="${strength.toFixed(2)}"/>`;
}

/** A slightly irregular ring that turns once per clip, so that the loop has no seam. */
function outline(radius: number, index: number, seconds: number): string {
  const turn = (seconds / 20) * 2 * Math.PI;
  const steps = Array.from({ length: 90 }, (_, step) => {
    const angle = (step / 90) * 2 * Math.PI;
    const bulge = 1 + 0.02 * Math.sin(2 * angle + turn) + 0.014 * Math.sin(3 * angle + index * 0.4 - turn);
    const x = centre.x + radius * bulge * Math.cos(angle);
    const y = centre.y + radius * bulge * Math.sin(angle);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return `M${steps.join("L")}Z`;
}

function words(beat: Beat, seconds: number): string {
  const shown = beat.status === "Processing..." ? 1 : ease(Math.min(1, (seconds - beat.from) / 0.6));
  const lines = beat.caption.map((line, index) =>
    text(360, 694 + index * 48, line, `font-size="37" fill="${ink.text}" text-anchor="middle"`),
  );
  return `${text(360, 592, beat.status, `font-size="28" fill="${ink.sage}" text-anchor="middle"`)}
    <g opacity="${shown.toFixed(2)}">
      ${text(360, 640, beat.who, `font-size="25" fill="${ink.quiet}" text-anchor="middle"`)}${lines.join("")}
    </g>`;
}

function round(x: number, fill: string): string {
  return `<circle cx="${x}" cy="826" r="34" fill="${fill}"/>`;
}

function controls(): string {
  const stroke = `fill="none" stroke="${ink.text}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"`;
  return `${round(250, "#31403a")}${round(360, "#31403a")}${round(470, "#b4483c")}
    <g ${stroke}>
      <rect x="243.5" y="810" width="13" height="21" rx="6.5"/><path d="M238 826a12 12 0 0 0 24 0M250 838v6"/>
      <path d="M346 814h28M346 826h28M346 838h17"/>
      <path d="M456 832c0-8 28-8 28 0v4h-8v-5c-4-2-8-2-12 0v5h-8z" fill="${ink.text}" stroke="none"/>
    </g>`;
}

/** How loud someone is, 0 to 1: three slow swells that don't line up. */
function speechLevel(seconds: number): number {
  const swell = Math.sin(seconds * 9) + Math.sin(seconds * 5.3 + 1) + Math.sin(seconds * 13.7 + 2);
  return Math.max(0, Math.min(1, 0.5 + swell / 5));
}

function clock(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}

function ease(share: number): number {
  const kept = Math.max(0, Math.min(1, share));
  return kept * kept * (3 - 2 * kept);
}

function text(x: number, y: number, line: string, attributes: string): string {
  return `<text x="${x}" y="${y}" font-family="Atkinson" ${attributes}>${line}</text>`;
}
