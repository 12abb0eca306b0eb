import type { ErrorCode, Notice, ServerMessage } from "#shared/protocol/server-messages.ts";
import { isAtLeast } from "#shared/safety/risk.ts";
import { type ConversationRisk, holdsBackLimits } from "#client/lib/conversation-risk.ts";
import type {
  ConversationError,
  ConversationErrorCode,
  ConversationState,
  SessionEndReason,
  Stage,
} from "./state.ts";
import type { Refusal } from "./ports.ts";
import type { KeptSession } from "./conversation-return.ts";
import { markDelivery } from "./log-messages.ts";

/** An error that was noticed here, about no particular message. */
export function localError(code: ConversationErrorCode, retryable = true): ConversationError {
  return { code, retryable, clientId: null };
}

type Meaning = { readonly error: ConversationError | null; readonly reason: SessionEndReason };

const meanings: Readonly<Record<Refusal, Meaning>> = {
  normal: { error: localError("connectionFailed"), reason: "failed" },
  flooding: { error: localError("connectionFailed"), reason: "failed" },
  protocolError: { error: localError("connectionFailed"), reason: "failed" },
  refused: { error: localError("connectionFailed", false), reason: "failed" },
  unsupportedVersion: { error: localError("outdated", false), reason: "failed" },
  takenOver: { error: null, reason: "takenOver" },
  signedOut: { error: localError("signedOut", false), reason: "signedOut" },
  unconfirmed: { error: localError("unconfirmed", false), reason: "failed" },
  busy: { error: localError("tooManyConnections"), reason: "failed" },
};

/** What the permanent end of a connection means for the person and a running session. */
export function meaningOf(refusal: Refusal): Meaning {
  return meanings[refusal];
}

type ErrorMessage = Extract<ServerMessage, { type: "error" }>;

/** Errors that mean the session wasn't created. */
const startErrors: ReadonlySet<ErrorCode> = new Set([
  "sessionNotCreated",
  "sessionsPerDay",
  "limitReached",
  "limitUnverified",
  "callsPaused",
  "notNow",
]);
/** Errors that mean a typed message didn't arrive. */
const deliveryErrors: ReadonlySet<ErrorCode> = new Set([
  "malformed",
  "notNow",
  "rateLimited",
  "messageNotSent",
]);

/** Errors that answer a mode switch when they aren't about a typed message. */
const switchErrors: ReadonlySet<ErrorCode> = new Set([
  "limitReached",
  "capReached",
  "callsPaused",
  "limitUnverified",
  "malformed",
  "notNow",
  "rateLimited",
]);

function stageAfter(stage: Stage, { code, clientId }: ErrorMessage): Stage {
  const isOver = stage.kind === "starting" && stage.returning !== undefined && code === "sessionGone";
  if (isOver || (stage.kind === "starting" && startErrors.has(code))) return { kind: "idle" };
  const refused = clientId === null && switchErrors.has(code);
  return stage.kind === "active" && stage.switching !== null && refused
    ? { ...stage, switching: null }
    : stage;
}

function startedAs(stage: Stage): KeptSession | undefined {
  return stage.kind === "starting" ? stage.returning : undefined;
}

function failedKey({ messages }: ConversationState): string | null {
  const last = messages.at(-1);
  return last?.role === "user" ? last.key : null;
}

/** How an error affects the session, the message that it is about, and the awaited reply. */
export function fail(state: ConversationState, message: ErrorMessage): ConversationState {
  const { code, retryable, clientId, retryAfterMs } = message;
  const undelivered = deliveryErrors.has(code);
  const noReply = code === "replyFailed" || code === "processingFailed";
  const stage = stageAfter(state.stage, message);
  const isGivenUp = state.stage.kind === "starting" && stage.kind === "idle" && code !== "sessionGone";
  return {
    ...state,
    stage,
    // Only the timing was wrong, so it can be tried again.
    returnable: isGivenUp ? (startedAs(state.stage) ?? null) : state.returnable,
    error: { code, retryable, clientId, retryAfterMs },
    messages: undelivered ? markDelivery(state.messages, clientId, "failed") : state.messages,
    writing: undelivered || noReply ? null : state.writing,
    failedReply: undelivered || noReply ? failedKey(state) : state.failedReply,
  };
}

type State = ConversationState;
type NoticeMessage = Extract<ServerMessage, { type: "notice" }>;

const timeNotices: ReadonlySet<Notice> = new Set(["timeNearlyUp", "capNearlyUp"]);

/** An older relay that knows neither confirming nor folding shows every card and suspends limits with it. */
function toldRisk({ level, concerns, confirmed, folded }: NoticeMessage): ConversationRisk {
  return {
    level: level ?? "possible",
    concerns: concerns ?? [],
    confirmed: confirmed ?? true,
    folded: folded ?? false,
  };
}

function saysMore(told: ConversationRisk, known: ConversationRisk): boolean {
  if (!isAtLeast(known.level, told.level)) return true;
  return told.concerns.some((concern) => !known.concerns.includes(concern));
}

/**
 * The risk is what the relay says it is. A notice that was in flight when the person folded the card, or that
 * arrives on a new connection before the dismissal has, doesn't open it again, unless it says something new.
 */
function takeRisk(state: State, message: NoticeMessage): State {
  const told = toldRisk(message);
  const dismissing = state.bookkeeping.dismissing && !told.folded && !saysMore(told, state.risk);
  const risk = dismissing ? { ...told, folded: true } : told;
  const notices = holdsBackLimits(risk) ? state.notices.filter((it) => !timeNotices.has(it)) : state.notices;
  return { ...state, risk, notices, bookkeeping: { ...state.bookkeeping, dismissing } };
}

/** Notices the relay sends alongside the conversation: help, and time running out. */
export function takeNotice(state: State, message: NoticeMessage): State {
  const { notice } = message;
  if (notice === "helpCard") return takeRisk(state, message);
  const unwanted = timeNotices.has(notice) && holdsBackLimits(state.risk);
  if (unwanted || state.notices.includes(notice)) return state;
  return { ...state, notices: [...state.notices, notice] };
}
