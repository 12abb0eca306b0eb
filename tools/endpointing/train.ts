/**
 * `npm run train:endings`: learns from `data/` and from the safety model's texts what the end of an unfinished turn
 * sounds like, and writes `relay/conversation/text/open-ending.json`.
 */
import { writeFileSync } from "node:fs";
import { divisorOf, endingFeatures } from "#relay/conversation/text/open-ending.ts";
import {
  type Example,
  fitLogistic,
  type Linear,
  oddsOfExample,
  seeded,
} from "#safety-model/train/logistic.ts";
import { largestOf, packWeights } from "#safety-model/train/pack-weights.ts";
import { cutExamples, type EndingExample, writtenExamples } from "./examples.ts";

const seed = 7;
const folds = 5;
/** A feature must occur in this many texts to be learned. */
const leastTexts = 3;
/** What was written as a pause or a last word tells more than a sentence cut off anywhere. */
const weightOf = { written: 50, cut: 1 } as const;
/** With the usual one, writers that the model hadn't seen were understood less well. */
const rate = 0.25;
/** Weights below this share of the largest are left out: half of them, and they tell nearly nothing. */
const leastShare = 0.08;
/**
 * Of written last words, these shares may be taken for a pause, at the price of a second or two of waiting, and for what
 * may be one, at the price of 0.3 s. A third of them were written to sound like one, so that of what people really say
 * last it is less.
 */
const mostKeptWaiting = { open: 0.085, doubtful: 0.5 } as const;

const all: readonly EndingExample[] = [...writtenExamples(), ...cutExamples(seeded(seed))];
const hashed = all.map(({ text, language }) => endingFeatures(text, language));
const counts = new Map<number, number>();
for (const features of hashed)
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
const rows = new Map<number, number>();
for (const [feature, count] of counts) if (count >= leastTexts) rows.set(feature, rows.size);

const examples = all.map(({ isOpen, written }, index): Example => {
  const features = hashed[index] ?? new Int32Array();
  const known = Int32Array.from([...features].flatMap((feature) => rows.get(feature) ?? []));
  const weight = written ? weightOf.written : weightOf.cut;
  return { pieces: [{ features: known, divisor: divisorOf(features) }], isPositive: isOpen, weight };
});

const written = all.flatMap(({ written: isWritten }, index) => (isWritten ? [index] : []));

/** The odds of written examples by models that hadn't seen them. */
function oddsUnseen(): readonly { readonly odds: number; readonly isOpen: boolean }[] {
  return Array.from({ length: folds }, (_, fold) => {
    const unseen = new Set(written.filter((_index, nth) => nth % folds === fold));
    const seen = examples.filter((_example, index) => !unseen.has(index));
    const model = fitLogistic(seen, rows.size, seeded(seed), rate);
    return [...unseen].flatMap((index) => {
      const [example, it] = [examples[index], all[index]];
      return example && it ? [{ odds: oddsOfExample(example, model), isOpen: it.isOpen }] : [];
    });
  }).flat();
}

const unseen = oddsUnseen();
const done = unseen.filter(({ isOpen }) => !isOpen).map(({ odds }) => odds);
const open = unseen.filter(({ isOpen }) => isOpen).map(({ odds }) => odds);
const sorted = done.toSorted((a, b) => b - a);
const boundAt = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
const bounds = { open: boundAt(mostKeptWaiting.open), doubtful: boundAt(mostKeptWaiting.doubtful) };
const linear: Linear = fitLogistic(examples, rows.size, seeded(seed), rate);
const largest = largestOf([linear.weights]);
const telling = [...rows].filter(([, row]) => Math.abs(linear.weights[row] ?? 0) >= leastShare * largest);
const { packed, scale, kept } = packWeights({ rows: new Map(telling), linear });
const base64 = (bytes: Uint8Array | Int8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
const model = {
  bias: linear.bias,
  scale,
  bounds,
  checks: base64(packed.checks),
  weights: base64(packed.weights),
};
writeFileSync(
  new URL("../../relay/conversation/text/open-ending.json", import.meta.url),
  `${JSON.stringify(model, null, 2)}\n`,
);
const share = (of: readonly number[]): string =>
  [bounds.open, bounds.doubtful]
    .map((bound) => `${of.filter((odds) => odds > bound).length} of ${of.length}`)
    .join(" and ");
console.log(
  `${all.length} examples, ${written.length} of them written; ${rows.size} features, ${kept} with a weight`,
);
console.log(
  `by models that hadn't seen them, for long and for a moment: open ${share(open)} waited for, done ${share(done)}`,
);
