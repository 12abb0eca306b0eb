/**
 * What reading a text may still cost, in steps of about ten nanoseconds. Ordinary messages of the longest length stay
 * far below the bounds; a text that is made to be costly is read until they are reached.
 */
export type Effort = { left: number };
