import { type Variants, oneOf } from "./phrases.ts";

/** What people speak of once it is known that they are in danger, the most urgent first. */
export const nearIds = [
  "helped",
  "taken",
  "wounded",
  "attacker",
  "throat",
  "threat",
  "leaving",
  "tracked",
  "shelter",
  "stay",
  "stepTaken",
  "place",
  "means",
  "letter",
  "program",
  "burden",
  "excuse",
  "children",
  "fearOfHelp",
  "secret",
  "reason",
  "waiting",
  "eased",
  "alone",
  "someone",
  "when",
  "body",
  "exhausted",
] as const;
export type NearId = (typeof nearIds)[number];

export type Talk = {
  /** The source of a regular expression, as in `Words`. It is looked for only where there is danger, so it may be broad. */
  readonly words: string;
  readonly said: Variants;
};

export type Near = Readonly<Record<NearId, Talk>> & {
  /**
   * Goodbyes, locked doors, a friend who was told not to come: with these, what sounds like a step toward help may prepare
   * a death, and isn't praised. The source of a regular expression, as broad as `words`.
   */
  readonly preparing: string;
  /** The answer to a question about an overdose or a wound that isn't answered by any of it. */
  readonly medical: Variants;
  /** Said to somebody who is being hurt, where a message is about none of it. */
  readonly believe: Variants;
  /** Asked where a message is about none of it. */
  readonly open: Variants;
};

export const talk = (words: string, said: string): Talk => ({ words, said: oneOf(said) });
