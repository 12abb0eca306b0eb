import type { Concern } from "#shared/safety/risk.ts";
import type { PhraseSet } from "../phrase-matcher.ts";

/** A language's unmistakable phrasings of danger: at most 40, on a page that a native speaker can review. */
export type Phrasings = Pick<PhraseSet<unknown>, "words" | "notAfter" | "notBefore"> & {
  /** A plan with a time or means, an attempt, violence that is happening. */
  readonly imminent: Partial<Readonly<Record<Concern, readonly string[]>>>;
  /** A plain wish or urge, or harm that goes on. */
  readonly active: Partial<Readonly<Record<Concern, readonly string[]>>>;
};
