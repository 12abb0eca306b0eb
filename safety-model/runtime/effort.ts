/**
 * A budget for reading a text, in steps of about ten nanoseconds. Ordinary messages of maximum length stay
 * far below the limits; a text designed to be costly is read until they are reached.
 */
export type Effort = { left: number };
