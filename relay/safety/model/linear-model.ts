import { z } from "zod";
import { featureBound, unitOf } from "./features.ts";

/** A model knows no more features than a place can count. */
export const mostFeatures = 2 ** 16 - 1;

/** A weight in its place: so many columns for every feature, small whole numbers that a scale makes large. */
export type LinearModel = {
  /** By feature: the place of its weights, counted from 1; 0 where it has none. */
  readonly places: Uint16Array;
  /** By place and column. */
  readonly weights: Int8Array;
  /** By column. */
  readonly biases: readonly number[];
  readonly scales: readonly number[];
};

/** A model with so many columns as it is kept in the repository. */
export function linearModelSchema(columns: readonly string[]) {
  const numbers = z.array(z.number()).length(columns.length);
  return z.object({
    biases: numbers,
    scales: numbers,
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
export function readModel({ biases, scales, features }: LinearModelFile): LinearModel {
  const bytes = bytesOf(features);
  const places = new Uint16Array(featureBound);
  // As many as there are bytes, at most: each feature's distance takes one or more of them.
  const weights = new Int8Array(bytes.length);
  let at = 0;
  let written = 0;
  for (let feature = 0, place = 1; at < bytes.length; place += 1) {
    for (let shift = 0, more = true; more; shift += 7, at += 1) {
      feature += ((bytes[at] ?? 0) & 127) << shift;
      more = (bytes[at] ?? 0) > 127;
    }
    places[feature] = place;
    weights.set(bytes.subarray(at, at + biases.length), written);
    at += biases.length;
    written += biases.length;
  }
  return { places, weights: weights.slice(0, written), biases, scales };
}

/** For each column how strongly a text speaks for it: the logarithm of the odds, as if every text were of one length. */
export function oddsOf(
  { places, weights, biases, scales }: LinearModel,
  features: readonly number[],
): readonly number[] {
  const sums = biases.map(() => 0);
  let known = 0;
  for (const feature of features) {
    const place = (places[feature] ?? 0) - 1;
    if (place === -1) continue;
    known += 1;
    for (const column of biases.keys())
      sums[column] = (sums[column] ?? 0) + (weights[place * biases.length + column] ?? 0);
  }
  const unit = unitOf(known);
  return sums.map((sum, column) => sum * unit * (scales[column] ?? 0) + (biases[column] ?? 0));
}

/** The column that speaks the loudest, by its number; the first of several. */
export const loudest = (odds: readonly number[]): number => odds.indexOf(Math.max(...odds));
