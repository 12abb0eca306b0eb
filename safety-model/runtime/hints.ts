/** So many turns of a person count together. */
export const turnsTogether = 6;

/** What the hints of a person's latest turns come to: 1 or more in one of some two hundred ordinary conversations. */
export const hintsTogether = (hints: readonly number[]): number =>
  hints.slice(-turnsTogether).reduce((sum, hint) => sum + hint, 0);
