import type { Danger, DangerMoveId } from "../moves/danger-move.ts";
import { type Variants, oneOf } from "./phrases.ts";

/** What is said to what a message in danger calls for, by whose danger it is; talk of anything else is answered as ever. */
export type DangerAnswers = Readonly<
  Record<Exclude<DangerMoveId, "aside">, Readonly<Record<Danger, Variants>>>
>;

export function forAll(said: string): Readonly<Record<Danger, Variants>> {
  const variants = oneOf(said);
  return { own: variants, other: variants, harm: variants };
}
