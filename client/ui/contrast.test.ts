import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Theme = "light" | "dark";
type Colors = ReadonlyMap<string, { light: string; dark: string }>;

/** Every `--color-name: light-dark(#…, #…)` of the theme. */
function readColors(): Colors {
  const css = readFileSync(`${import.meta.dirname}/theme.css`, "utf8");
  const tokens = css.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g);
  return new Map([...tokens].map(([, name = "", light = "", dark = ""]) => [name, { light, dark }]));
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const colors = readColors();
const grounds = ["paper", "surface", "raised", "sunken"];
const feelings = ["gold", "teal", "plum", "violet", "indigo", "blue", "umber", "olive"];
const moods = ["mood-1", "mood-2", "mood-3", "mood-4", "mood-5"];

/** Text on every background it may appear on: at least 4.5:1. */
const texts: Record<string, readonly string[]> = {
  ink: [...grounds, "clay-soft", "sage-soft", ...moods.map((mood) => `${mood}-soft`)],
  "ink-soft": [...grounds, "sage-soft", "clay-soft"],
  "ink-faint": grounds,
  paper: ["ink"],
  sage: grounds,
  "sage-ink": [...grounds, "sage-soft"],
  "on-sage": ["sage", "sage-deep"],
  clay: ["paper", "surface", "raised", "sunken"],
  "clay-ink": [...grounds, "clay-soft"],
  danger: grounds,
  "danger-ink": [...grounds, "danger-soft"],
  "on-danger": ["danger", "danger-deep"],
  "success-ink": ["success-soft"],
  "info-ink": ["info-soft"],
};

/** Edges of controls, the focus ring and mood shapes: at least 3:1. */
const graphics: Record<string, readonly string[]> = {
  edge: grounds,
  focus: [...grounds, "clay-soft", "sage-soft"],
  ...Object.fromEntries(moods.map((mood) => [mood, grounds])),
  ...Object.fromEntries(feelings.map((color) => [`feeling-${color}`, grounds])),
};

function tooWeak(pairs: Record<string, readonly string[]>, least: number, theme: Theme): string[] {
  const named = Object.entries(pairs).flatMap(([front, backs]) =>
    backs.map((back) => [front, back] as const),
  );
  return named.flatMap(([front, back]) => {
    const ratio = contrast(colors.get(front)?.[theme] ?? "#000000", colors.get(back)?.[theme] ?? "#000000");
    return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
  });
}

describe("the theme's contrast", () => {
  it("knows every color mentioned here", () => {
    const spoken = [texts, graphics].flatMap((pairs) => Object.entries(pairs).flat(2));
    expect(spoken.filter((name) => !colors.has(name))).toEqual([]);
  });

  it("requires something of every color except the separator", () => {
    const spoken = new Set([texts, graphics].flatMap((pairs) => Object.entries(pairs).flat(2)));
    expect([...colors.keys()].filter((name) => !spoken.has(name))).toEqual(["line"]);
  });

  it.each<Theme>(["light", "dark"])("is 4.5:1 or more for text, %s", (theme) => {
    expect(tooWeak(texts, 4.5, theme)).toEqual([]);
  });

  it.each<Theme>(["light", "dark"])("is 3:1 or more for what must be seen, %s", (theme) => {
    expect(tooWeak(graphics, 3, theme)).toEqual([]);
  });

  it("is computed as the standard says", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});
