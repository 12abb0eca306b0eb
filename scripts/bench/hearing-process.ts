/**
 * The cost of detecting danger: loads it in a process of its own and prints figures as JSON. Run with
 * `--expose-gc`.
 */
import process from "node:process";
import { modelLanguages } from "#safety-model/runtime/language.ts";
import { readOrdinary } from "#safety-model/data/read.ts";
import { hostileTexts, randomText } from "#relay/testing/hostile-texts.ts";
import { seeded } from "./seeded.ts";

const rounds = { 200: 300, 4_000: 200 } as const;
/** Turns of maximum length designed to be costly; random ones as well as hand-written ones. */
const randomTexts = 300;
const hostileRounds = 20;

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
const random = seeded(1);
const hostile = [
  ...Object.entries(hostileTexts),
  ...Array.from({ length: randomTexts }, (_, index) => [`random ${index}`, randomText(random)] as const),
];

// Loaded here, because most of it is built as its modules are.
const before = memoryMb();
const { loadHearing } = await import("#relay/load-hearing.ts");
const { checkOutgoingFor } = await import("#relay/safety/check-outgoing.ts");
const startedAt = performance.now();
const { hear, inSlices } = await loadHearing();
const loadMs = performance.now() - startedAt;
for (const { short, language } of texts) {
  hear({ text: short, context: [] });
  checkOutgoingFor(language)(short);
}
const memory = memoryMb() - before;

/** The longest slice of one screening, ms, during which nothing else runs. */
function longestSlice(text: string): number {
  const slices = inSlices({ text, context: [] });
  let longest = 0;
  for (let isOver = false; !isOver;) {
    const at = performance.now();
    isOver = slices.next().done === true;
    longest = Math.max(longest, performance.now() - at);
  }
  return longest;
}

/** How long each of many screenings of a text blocked others at a time, ms. */
const readingsOf = (text: string, times: number): readonly number[] =>
  Array.from({ length: times }, () => longestSlice(text));

function percentile(taken: readonly number[], share: number): number {
  return taken.toSorted((a, b) => a - b)[Math.floor(taken.length * share)] ?? 0;
}

/** The median and the 99th percentile of many screenings, ms. */
function timesOf(text: string, times: number): { readonly p50: number; readonly p99: number } {
  const taken = readingsOf(text, times);
  return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
}

for (const { short, long } of texts) {
  timesOf(short, 50);
  timesOf(long, 10);
}
const shortTimes = texts.map(({ short }) => timesOf(short, rounds[200]));
const longTimes = texts.map(({ long }) => timesOf(long, rounds[4_000]));
const hostileTimes = hostile.map(([name, text]) => {
  const taken = readingsOf(text, hostileRounds);
  return { name, p50: percentile(taken, 0.5), taken };
});
const costliest = hostileTimes.toSorted((a, b) => b.p50 - a.p50)[0];
const hostileP99 = percentile(
  hostileTimes.flatMap(({ taken }) => taken),
  0.99,
);
const worst = (times: readonly { readonly p50: number; readonly p99: number }[], of: "p50" | "p99"): number =>
  round(Math.max(...times.map((it) => it[of])));

console.log(
  JSON.stringify({
    loadMs: round(loadMs),
    memoryMb: round(memory),
    short: { p50: worst(shortTimes, "p50"), p99: worst(shortTimes, "p99") },
    long: { p50: worst(longTimes, "p50"), p99: worst(longTimes, "p99") },
    hostile: {
      name: costliest?.name ?? "",
      p50: round(costliest?.p50 ?? 0),
      p99: round(hostileP99),
    },
  }),
);
