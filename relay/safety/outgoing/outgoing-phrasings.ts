import type { PhraseSet } from "../phrase-tree.ts";

/** Phrasings that a companion must never use, in one language. */
export type OutgoingPhrasings = Pick<PhraseSet<unknown>, "words" | "notAfter" | "notBefore"> &
  Readonly<Record<"human" | "clinical" | "means" | "encouragement", readonly string[]>>;
