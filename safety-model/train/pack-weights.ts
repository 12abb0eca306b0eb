import { slotOf } from "../runtime/hash.ts";
import { type Weights, weightCheckOf } from "../runtime/model.ts";
import type { Linear } from "./logistic.ts";

/** The largest weight of any of these lists, whatever its sign. */
export const largestOf = (lists: readonly Float32Array[]): number =>
  lists.reduce((most, list) => list.reduce((so, it) => Math.max(so, Math.abs(it)), most), 0);

/** Slots per weight: some stay empty, so that lookups are short. */
const slotsPerWeight = 1.4;

type Learned = { readonly rows: ReadonlyMap<number, number>; readonly linear: Linear };

/** Weights as bytes in an open-addressing table; those that round to zero are left out. */
export function packWeights({ rows, linear: { weights } }: Learned): {
  readonly packed: Weights;
  /** What one unit of a packed weight stands for. */
  readonly scale: number;
  readonly kept: number;
} {
  const scale = largestOf([weights]) / 127 / 2;
  const kept = [...rows].flatMap(([feature, row]) => {
    const byte = Math.max(-127, Math.min(127, Math.round((weights[row] ?? 0) / scale)));
    return byte === 0 ? [] : [[feature, byte] as const];
  });
  const slots = Math.ceil(kept.length * slotsPerWeight);
  const packed = { checks: new Uint8Array(slots), weights: new Int8Array(slots) };
  for (const [feature, byte] of kept) {
    let slot = slotOf(feature, slots);
    while (packed.checks[slot] !== 0) slot = (slot + 1) % slots;
    packed.checks[slot] = weightCheckOf(feature);
    packed.weights[slot] = byte;
  }
  return { packed, scale, kept: kept.length };
}
