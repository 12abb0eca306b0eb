/** What hearing danger costs: loads it in a process of its own and prints figures as JSON. Run with `--expose-gc`. */
import process from "node:process";
import { loadHearing } from "#relay/load-screen.ts";
import { modelLanguages } from "#safety-model/runtime/language.ts";
import { readOrdinary } from "#safety-model/data/read.ts";

const rounds = { 200: 300, 4_000: 60 } as const;

function memoryMb(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

const round = (value: number): number => Math.round(value * 100) / 100;

const turns = readOrdinary("ordinary/held-out");
const textOf = (language: string, length: number): string =>
  turns
    .filter((turn) => turn.language === language)
    .map(({ text }) => text)
    .join(" ")
    .slice(0, length);
const texts = modelLanguages.map((language) => ({
  language,
  short: textOf(language, 200),
  long: textOf(language, 4_000),
}));
// One ligature is spelled out as eighteen letters: the dearest legal message.
const ligatures = "\uFDFA".repeat(4_000);

const before = memoryMb();
const startedAt = performance.now();
const hear = await loadHearing();
const loadMs = performance.now() - startedAt;
for (const { short } of texts) hear({ text: short, context: [] });
const memory = memoryMb() - before;

/** The median and the slowest hundredth of many readings, ms. */
function timesOf(text: string, times: number): { readonly p50: number; readonly p99: number } {
  const taken = Array.from({ length: times }, () => {
    const at = performance.now();
    hear({ text, context: [] });
    return performance.now() - at;
  }).toSorted((a, b) => a - b);
  return { p50: taken[Math.floor(times / 2)] ?? 0, p99: taken[Math.floor(times * 0.99)] ?? 0 };
}

for (const { short, long } of texts) {
  timesOf(short, 50);
  timesOf(long, 10);
}
const shortTimes = texts.map(({ short }) => timesOf(short, rounds[200]));
const longTimes = [
  ...texts.map(({ long }) => timesOf(long, rounds[4_000])),
  timesOf(ligatures, rounds[4_000]),
];
const worst = (times: readonly { readonly p50: number; readonly p99: number }[], of: "p50" | "p99"): number =>
  round(Math.max(...times.map((it) => it[of])));

console.log(
  JSON.stringify({
    loadMs: round(loadMs),
    memoryMb: round(memory),
    short: { p50: worst(shortTimes, "p50"), p99: worst(shortTimes, "p99") },
    long: { p50: worst(longTimes, "p50"), p99: worst(longTimes, "p99") },
  }),
);
