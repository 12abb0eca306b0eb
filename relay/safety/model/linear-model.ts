import { z } from "zod";
import { type Concern, concerns } from "#shared/safety/risk.ts";
import { featureBound, unitOf } from "./features.ts";

/** What is weighed: the risk itself, and then which of the concerns it is. */
export const columns = ["risk", ...concerns] as const;

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

const numbers = z.array(z.number()).length(columns.length);

/** A model as it is kept in the repository. */
export const modelFileSchema = z.object({
  /** What it was trained on (`trainingMark`). */
  mark: z.string(),
  biases: numbers,
  scales: numbers,
  /** Base64: for each feature in rising order how far it lies from the last (seven bits a byte, the low ones first), then its weights. */
  features: z.base64(),
});
export type ModelFile = z.infer<typeof modelFileSchema>;

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

/** A model, ready to weigh. Throws where the file is none. */
export function readModel(file: unknown): LinearModel {
  const { biases, scales, features } = modelFileSchema.parse(file);
  const bytes = Uint8Array.from(atob(features), (letter) => letter.charCodeAt(0));
  const places = new Uint16Array(featureBound);
  const weights: number[] = [];
  let at = 0;
  for (let feature = 0, place = 1; at < bytes.length; place += 1) {
    for (let shift = 0, more = true; more; shift += 7, at += 1) {
      feature += ((bytes[at] ?? 0) & 127) << shift;
      more = (bytes[at] ?? 0) > 127;
    }
    places[feature] = place;
    for (const _ of columns) weights.push(((bytes[at++] ?? 0) << 24) >> 24);
  }
  return { places, weights: Int8Array.from(weights), biases, scales };
}

/** How strongly a text speaks of risk (the logarithm of the odds), and of which concern the most. */
export type Score = { readonly risk: number; readonly concern: Concern };

/** The sum of what is known of a text, as if it were of one length. */
export function scoreOf(
  { places, weights, biases, scales }: LinearModel,
  features: readonly number[],
): Score {
  const sums = columns.map(() => 0);
  let known = 0;
  for (const feature of features) {
    const place = (places[feature] ?? 0) - 1;
    if (place === -1) continue;
    known += 1;
    for (const column of columns.keys())
      sums[column] = (sums[column] ?? 0) + (weights[place * columns.length + column] ?? 0);
  }
  const unit = unitOf(known);
  const [risk = 0, ...ofConcerns] = sums.map(
    (sum, column) => sum * unit * (scales[column] ?? 0) + (biases[column] ?? 0),
  );
  return { risk, concern: concerns[ofConcerns.indexOf(Math.max(...ofConcerns))] ?? "suicide" };
}
