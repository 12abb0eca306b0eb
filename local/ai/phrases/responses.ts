import type { Variants } from "./phrases.ts";

/**
 * What is said back by what a message calls for (`moves/move.ts`), whatever it is about. The guess is sometimes off, so
 * that each sentence has to be bearable then, too.
 */
export const responseIds = [
  "good",
  "bright",
  "tender",
  "grief",
  "miss",
  "sad",
  "tired",
  "afraid",
  "angry",
  "annoyed",
  "hurt",
  "ashamed",
  "heavy",
  "worried",
  "torn",
  "plan",
  "reach",
  "secret",
  "body",
  "memory",
  "detail",
  "joke",
  "opinion",
  "fact",
  "you",
  "app",
  "internet",
  "advice",
  "words",
  "complain",
  "correct",
  "refuse",
  "harm",
  "other",
  "maybeOwn",
  "maybeOther",
  "maybeHarm",
  "own",
  "safe",
] as const;
export type ResponseId = (typeof responseIds)[number];

export type Responses = Readonly<Record<ResponseId, Variants>>;
