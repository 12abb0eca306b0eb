import { z } from "zod";
import type { ConceptTable } from "./concepts.ts";
import { slotOf } from "./hash.ts";

/** The possible concerns, in the order of the concern weights. */
export const modelConcerns = ["suicide", "self_harm", "abuse", "eating_disorder", "harm_to_others"] as const;
export type ModelConcern = (typeof modelConcerns)[number];

const headerSchema = z.object({
  /** Slots of the concept table, and of the weight table. */
  conceptSlots: z.int().positive(),
  weightSlots: z.int().positive(),
  /** How many concepts there are. */
  concepts: z.int().positive(),
  bias: z.number(),
  /** The factor that one unit of a weight stands for. */
  scale: z.number().positive(),
  concernScale: z.number().positive(),
  concernBias: z.array(z.number()).length(modelConcerns.length),
  /** The log odds from which a text is `possible`, and from which it is `active`. */
  bounds: z.object({ possible: z.number(), active: z.number() }),
  /** How much a text hints at suicide: nothing up to `quiet` log odds, and 1 at `quiet + enough`. */
  hints: z.object({
    weightSlots: z.int().positive(),
    bias: z.number(),
    scale: z.number().positive(),
    quiet: z.number(),
    enough: z.number().positive(),
  }),
});
export type ModelHeader = z.infer<typeof headerSchema>;

/** Weights by feature, in an open-addressing table. */
export type Weights = {
  /** One byte of each feature's hash, never 0; 0 marks an empty slot. */
  readonly checks: Uint8Array;
  readonly weights: Int8Array;
};

/** Two linear models over the same hashed features, in the layout of the file. */
export type Model = {
  readonly header: ModelHeader;
  readonly concepts: ConceptTable;
  readonly danger: Weights;
  readonly hints: Weights;
  /** A weight for each concept and concern. */
  readonly concernWeights: Int8Array;
};

export const weightCheckOf = (feature: number): number => feature & 0xff || 1;

/** A feature's weight in units of the header's scale; 0 for one that the model doesn't know. */
export function weightOf({ checks, weights }: Weights, feature: number): number {
  const check = weightCheckOf(feature);
  const slots = checks.length;
  for (let slot = slotOf(feature, slots); checks[slot] !== 0; slot = slot + 1 === slots ? 0 : slot + 1)
    if (checks[slot] === check) return weights[slot] ?? 0;
  return 0;
}

/**
 * The file format: the header's length (4 bytes, little-endian), the header as JSON padded to 4 bytes, then
 * the arrays.
 */
export function writeModel({ header, concepts, danger, hints, concernWeights }: Model): Uint8Array {
  const json = JSON.stringify(header);
  const text = new TextEncoder().encode(json.padEnd(Math.ceil(json.length / 4) * 4));
  const parts = [
    new Uint8Array(new Uint32Array([text.length]).buffer),
    text,
    ...[concepts.ids, concepts.checks].map((it) => new Uint8Array(it.buffer, it.byteOffset, it.byteLength)),
    ...[danger, hints].flatMap(({ checks, weights }) => [
      checks,
      new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength),
    ]),
    new Uint8Array(concernWeights.buffer, concernWeights.byteOffset, concernWeights.byteLength),
  ];
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

/**
 * Reads the file without copying it. Throws unless `writeModel` wrote it: a relay must not start with an
 * invalid model.
 */
export function readModel(file: Uint8Array<ArrayBuffer>): Model {
  const { buffer, byteOffset } = file.byteOffset % 4 === 0 ? file : file.slice();
  const headerLength = new DataView(buffer, byteOffset).getUint32(0, true);
  const json = new TextDecoder().decode(new Uint8Array(buffer, byteOffset + 4, headerLength));
  const header = headerSchema.parse(JSON.parse(json));
  let at = byteOffset + 4 + headerLength;
  const take = (bytes: number): number => {
    at += bytes;
    return at - bytes;
  };
  const { conceptSlots, weightSlots } = header;
  const takeWeights = (slots: number): Weights => ({
    checks: new Uint8Array(buffer, take(slots), slots),
    weights: new Int8Array(buffer, take(slots), slots),
  });
  return {
    header,
    concepts: {
      ids: new Uint16Array(buffer, take(conceptSlots * 2), conceptSlots),
      checks: new Uint16Array(buffer, take(conceptSlots * 2), conceptSlots),
    },
    danger: takeWeights(weightSlots),
    hints: takeWeights(header.hints.weightSlots),
    concernWeights: new Int8Array(
      buffer,
      take(header.concepts * modelConcerns.length),
      header.concepts * modelConcerns.length,
    ),
  };
}
