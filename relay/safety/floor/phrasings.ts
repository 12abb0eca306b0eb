import type { Concern } from "#shared/safety/risk.ts";
import type { PhraseSet } from "../phrase-tree.ts";

/** A language's unmistakable phrasings of danger: at most 40, so that a native speaker can review them. */
export type Phrasings = Pick<PhraseSet<unknown>, "words" | "notAfter" | "notBefore" | "denials"> & {
  /** A plan with a time or means, an attempt, or violence that is happening. */
  readonly imminent: Partial<Readonly<Record<Concern, readonly string[]>>>;
  /** A clear wish or urge, or ongoing harm. */
  readonly active: Partial<Readonly<Record<Concern, readonly string[]>>>;
};
