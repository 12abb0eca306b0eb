/**
 * What a message calls for from a listener, whatever it is about: to be glad about it, to take something back, to
 * answer. Those of a group can take each other's place.
 */
export const movesByGroup = {
  bright: ["good", "tender", "plan", "reach"],
  heavy: [
    "grief",
    "miss",
    "sad",
    "tired",
    "afraid",
    "angry",
    "annoyed",
    "hurt",
    "ashamed",
    "worried",
    "torn",
    "body",
  ],
  plain: ["detail", "memory", "joke", "secret"],
  short: ["yes", "no", "dunno"],
  courtesy: ["hello", "bye", "thanks", "praise", "sorry"],
  asking: ["advice", "opinion", "fact", "you", "app", "words", "do"],
  steering: ["listen", "correct", "refuse", "complain"],
  danger: ["own", "safe", "other", "harm"],
} as const;

export type MoveGroup = keyof typeof movesByGroup;
export type MoveId = (typeof movesByGroup)[MoveGroup][number];

export const moveIds: readonly MoveId[] = Object.values(movesByGroup).flat();
