import type { ConversationError, ConversationErrorCode } from "../conversation-state.ts";
import type { Place } from "./place.ts";

/** What a code is called in the texts; what is between the two programs alone reads as failed processing. */
const texts = {
  malformed: "processingFailed",
  notNow: "processingFailed",
  rateLimited: "rateLimited",
  sessionNotCreated: "sessionNotCreated",
  messageNotSent: "messageNotSent",
  processingFailed: "processingFailed",
  transcriptionFailed: "transcriptionFailed",
  replyFailed: "replyFailed",
  speechFailed: "speechFailed",
  limitReached: "limitReached",
  capReached: "capReached",
  limitUnverified: "limitUnverified",
  sessionsPerDay: "sessionsPerDay",
  callsPaused: "callsPaused",
  sessionGone: "sessionGone",
  microphoneFailed: "microphoneFailed",
  playbackFailed: "playbackFailed",
  connectionFailed: "connectionFailed",
  tooManyConnections: "tooManyConnections",
  signedOut: "signedOut",
  unconfirmed: "unconfirmed",
  outdated: "outdated",
} as const satisfies Record<ConversationErrorCode, string>;

export type ErrorText = (typeof texts)[ConversationErrorCode];

/** The key of an error's texts. */
export function errorTextOf(code: ConversationErrorCode): ErrorText {
  return texts[code];
}

/** A way on from an error. */
export type ErrorWay = "retry" | "recover" | "plans" | "chat" | "reload";

const waysOf: Partial<Record<ErrorText, readonly ErrorWay[]>> = {
  replyFailed: ["retry"],
  playbackFailed: ["recover"],
  connectionFailed: ["recover"],
  limitReached: ["chat", "plans"],
  limitUnverified: ["chat"],
  callsPaused: ["chat"],
  sessionsPerDay: ["chat", "plans"],
  outdated: ["reload"],
  unconfirmed: ["reload"],
};

/** Whether what went wrong is told in words that ask to buy. Where nothing is offered, the title alone is shown. */
export function asksToBuy(error: ConversationError): boolean {
  return (waysOf[errorTextOf(error.code)] ?? []).includes("plans");
}

/** The ways on that lead anywhere as things stand. */
export function errorWays(
  error: ConversationError,
  at: { place: Place; active: boolean; noOffers: boolean; canAskAgain: boolean },
): readonly ErrorWay[] {
  const possible: Record<ErrorWay, boolean> = {
    retry: at.canAskAgain,
    recover: at.active,
    plans: !at.noOffers,
    chat: at.place !== "chat",
    reload: true,
  };
  return (waysOf[errorTextOf(error.code)] ?? []).filter((way) => possible[way]);
}
