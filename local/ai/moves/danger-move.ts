/** Whose danger it is: the person's own life, somebody else's, or what somebody does to a person. */
export const dangers = ["own", "other", "harm"] as const;
export type Danger = (typeof dangers)[number];

/** What a message calls for in a conversation about danger; `aside` is about something else. */
export const dangerMoveIds = [
  "sign",
  "hopeless",
  "guilt",
  "afraid",
  "now",
  "means",
  "who",
  "words",
  "todo",
  "after",
  "should",
  "doubt",
  "refuse",
  "obstacle",
  "someone",
  "step",
  "with",
  "safe",
  "eased",
  "hold",
  "stay",
  "you",
  "explain",
  "notnow",
  "secret",
  "yes",
  "no",
  "dunno",
  "thanks",
  "bye",
  "aside",
] as const;
export type DangerMoveId = (typeof dangerMoveIds)[number];
