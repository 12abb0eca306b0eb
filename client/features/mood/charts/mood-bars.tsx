import { levelOf, moodFill } from "../mood-score.ts";

export type MoodBar = {
  readonly label: string;
  /** The mean mood, 1 to 5; null without check-ins. */
  readonly mood: number | null;
  /** Too few check-ins to compare: drawn in outline only. */
  readonly faint: boolean;
};

const height = 130;
const foot = 22;
const wide = 40;

/** Bars of mean moods, from 1 at the foot to 5 at the top; what is missing leaves its place empty. */
export function MoodBars({ bars }: { bars: readonly MoodBar[] }) {
  const width = bars.length * wide;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height + foot}`} className="w-full max-w-md">
      {[1, 3, 5].map((mood) => (
        <line key={mood} x1={0} x2={width} y1={topOf(mood)} y2={topOf(mood)} className="stroke-line" />
      ))}
      {bars.map(({ label, mood, faint }, index) => (
        <g key={label} transform={`translate(${index * wide} 0)`}>
          {mood === null ? null : <Bar mood={mood} faint={faint} />}
          <text x={wide / 2} y={height + 15} textAnchor="middle" className="fill-ink-soft text-[0.7rem]">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** 1 keeps a foot of its own, so that it can be seen. */
function topOf(mood: number): number {
  return height - 10 - ((mood - 1) / 4) * (height - 20);
}

function Bar({ mood, faint }: { mood: number; faint: boolean }) {
  const top = topOf(mood);
  const shape = { x: wide / 2 - 11, y: top, width: 22, height: height - top, rx: 5 };
  return faint ? (
    <rect {...shape} className="fill-none stroke-edge" strokeDasharray="3 3" />
  ) : (
    <rect {...shape} className={moodFill[levelOf(mood)]} />
  );
}
