import { z } from "zod";

/**
 * What makes texts of every length weigh alike, by the number of their features. A word or two tell little, however
 * strongly they weigh: they count as if they had `least` features.
 */
export const unitOf = (count: number, least: number): number => 1 / Math.sqrt(Math.max(least, count));

/** A weight in its place: so many columns for every feature, small whole numbers that a scale makes large. */
export type LinearModel = {
  /** Those that have weights, in rising order: few of all that there may be. */
  readonly features: Uint32Array;
  /** Which of them share the bits above `shift`: those from one number on to before the next. */
  readonly starts: Uint32Array;
  readonly shift: number;
  /** By place among these, and column. */
  readonly weights: Int8Array;
  /** By column. */
  readonly biases: readonly number[];
  readonly scales: readonly number[];
  /** A text weighs as if it had so many features at least. */
  readonly least: number;
};

/** A model with so many columns as it is kept in the repository. */
export function linearModelSchema(columns: readonly string[]) {
  const numbers = z.array(z.number()).length(columns.length);
  return z.object({
    biases: numbers,
    scales: numbers,
    least: z.int().positive(),
    /** Base64: for each feature in rising order how far it lies from the last (seven bits a byte, the low ones first), then its weights. */
    features: z.base64(),
  });
}
export type LinearModelFile = z.infer<ReturnType<typeof linearModelSchema>>;

/** A model's weights of one feature, by column. */
export type Weighed = { readonly feature: number; readonly weights: readonly number[] };

/** Whole-number weights, written down; features in rising order. */
export function encodeFeatures(weighed: readonly Weighed[]): string {
  let last = 0;
  const bytes = weighed.flatMap(({ feature, weights }) => {
    const distance: number[] = [];
    for (let rest = feature - last; ; rest >>= 7) {
      distance.push(rest > 127 ? (rest & 127) | 128 : rest);
      if (rest <= 127) break;
    }
    last = feature;
    return [...distance, ...weights.map((weight) => weight & 255)];
  });
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(""));
}

/** A loop: a call for each letter takes ten times as long, and there are hundreds of thousands. */
function bytesOf(base64: string): Uint8Array {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return bytes;
}

/** A model, ready to weigh. */
export function readModel({ biases, scales, least, features }: LinearModelFile): LinearModel {
  const bytes = bytesOf(features);
  const known: number[] = [];
  // As many as there are bytes, at most: each feature's distance takes one or more of them.
  const weights = new Int8Array(bytes.length);
  let at = 0;
  for (let feature = 0; at < bytes.length; at += biases.length) {
    for (let shift = 0, more = true; more; shift += 7, at += 1) {
      feature += ((bytes[at] ?? 0) & 127) << shift;
      more = (bytes[at] ?? 0) > 127;
    }
    weights.set(bytes.subarray(at, at + biases.length), known.length * biases.length);
    known.push(feature);
  }
  return {
    ...searchable(known),
    weights: weights.slice(0, known.length * biases.length),
    biases,
    scales,
    least,
  };
}

/** Numbers in rising order, and where to look for one: they are spread evenly, so one or two share all but their low bits. */
function searchable(rising: readonly number[]): Pick<LinearModel, "features" | "starts" | "shift"> {
  const end = (rising.at(-1) ?? 0) + 1;
  const shift = Math.max(0, Math.floor(Math.log2(end / Math.max(1, rising.length))));
  const starts = new Uint32Array((end >>> shift) + 2);
  for (const number of rising) starts[(number >>> shift) + 1] = (starts[(number >>> shift) + 1] ?? 0) + 1;
  for (let index = 1; index < starts.length; index += 1)
    starts[index] = (starts[index] ?? 0) + (starts[index - 1] ?? 0);
  return { features: Uint32Array.from(rising), starts, shift };
}

/** Where a feature's weights stand; -1 where it has none. */
function placeOf(feature: number, { features, starts, shift }: LinearModel): number {
  const bucket = feature >>> shift;
  const end = starts[bucket + 1] ?? 0;
  for (let place = starts[bucket] ?? 0; place < end; place += 1)
    if (features[place] === feature) return place;
  return -1;
}

/** How much of a text a model knows: the share of its features that have weights, 0 to 1; 0 where it has none. */
export const knownShare = (model: LinearModel, features: readonly number[]): number =>
  features.filter((feature) => placeOf(feature, model) !== -1).length / Math.max(1, features.length);

/** For each column how strongly a text speaks for it: the logarithm of the odds, as if every text were of one length. */
export function oddsOf(model: LinearModel, features: readonly number[]): readonly number[] {
  const { weights, biases, scales, least } = model;
  const columns = biases.length;
  const sums = new Int32Array(columns);
  let count = 0;
  for (const feature of features) {
    const place = placeOf(feature, model);
    if (place === -1) continue;
    count += 1;
    for (let column = 0; column < columns; column += 1)
      sums[column] = (sums[column] ?? 0) + (weights[place * columns + column] ?? 0);
  }
  const unit = unitOf(count, least);
  return biases.map((bias, column) => (sums[column] ?? 0) * unit * (scales[column] ?? 0) + bias);
}

/** The column that speaks the loudest, by its number; the first of several. */
export const loudest = (odds: readonly number[]): number => odds.indexOf(Math.max(...odds));
