import { type MoveId, moveIds } from "./move.ts";

/** Plainer than the answer to a move: a listener's nod, "that's not easy", "that's good to hear". */
const plainAnswerIds = ["nod", "heavy", "bright"] as const;

/** What can be said to a message: what answers a move, or something plainer that does in many places. */
export type AnswerId = (typeof plainAnswerIds)[number] | MoveId;
export const answerIds: readonly AnswerId[] = [...plainAnswerIds, ...moveIds];
