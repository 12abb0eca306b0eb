import type { ErrorCode, Notice, ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Message, Mode, Phase } from "#shared/protocol/values.ts";
import { isAtLeast } from "#shared/safety/risk.ts";
import { holdsBackLimits, type SessionRisk } from "#client/lib/session-risk.ts";
import { announceSegment, completeSound } from "./caption.ts";
import type { ConversationState, Stage } from "./conversation-state.ts";
import { awaitsReply, isKnown, markDelivery, putMessage, removeMessage } from "./message-log.ts";

type State = ConversationState;
type Of<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;
type Handlers = {
  readonly [K in ServerMessage["type"]]: (
    state: State,
    message: Extract<ServerMessage, { type: K }>,
    at: number,
  ) => State;
};
type Active = Extract<Stage, { kind: "active" }>;

const thinking = { generation: null, text: "" } as const;

function withActive(state: State, change: (stage: Active) => Stage): State {
  return state.stage.kind === "active" ? { ...state, stage: change(state.stage) } : state;
}

/** A reply under way is heard no more. */
function silence(state: State): State {
  return { ...state, caption: null, book: { ...state.book, unheardMessageId: null } };
}

function restingPhase(mode: Mode): Phase {
  return mode === "chat" ? "chatting" : "listening";
}

function start(state: State, { session }: Of<"session.started">, at: number): State {
  if (state.stage.kind !== "starting") return state;
  const { id, title, mode, startedAt, elapsedSeconds } = session;
  const phase = mode === "chat" ? "chatting" : "ready";
  return {
    ...state,
    stage: { kind: "active", session: { id, title, startedAt }, mode, phase, switching: null, ending: false },
    clock: { elapsedMs: elapsedSeconds * 1_000, since: at },
  };
}

/** Back after a loss: what was said meanwhile is taken in; generations count anew [P6][P7]. */
function resume(state: State, message: Of<"session.resumed">, at: number): State {
  const { stage } = state;
  const { session, position } = message;
  if (stage.kind !== "active" || stage.session.id !== session.id) return state;
  const { mode } = session;
  const messages = message.messages.reduce(putMessage, state.messages);
  return {
    ...state,
    stage: { ...stage, mode, switching: null, phase: restingPhase(mode) },
    messages,
    writing: mode === "chat" && awaitsReply(messages) ? thinking : null,
    caption: null,
    clock: { elapsedMs: session.elapsedSeconds * 1_000, since: at },
    book: {
      ...state.book,
      cleared: 0,
      lastPosition: Math.max(state.book.lastPosition, position),
      unheardMessageId: null,
    },
  };
}

function end(state: State, message: Of<"session.ended">): State {
  const { stage } = state;
  const { sessionId, reason, durationSeconds } = message;
  if (stage.kind !== "active" || stage.session.id !== sessionId) return state;
  return {
    ...silence(state),
    stage: { kind: "ended", sessionId, mode: stage.mode, reason, durationSeconds },
    writing: null,
    clock: { elapsedMs: durationSeconds * 1_000, since: null },
  };
}

function switchMode(state: State, { mode }: Of<"mode.switched">): State {
  const switched = withActive(state, (it) => ({ ...it, mode, switching: null, phase: restingPhase(mode) }));
  if (mode === "call") return switched;
  const writing = awaitsReply(state.messages) ? (state.writing ?? thinking) : null;
  return { ...silence(switched), writing };
}

const speechPhases: ReadonlySet<Phase> = new Set(["ready", "thinking", "speaking"]);

function changePhase(state: State, { phase }: Of<"phase">): State {
  const changed = withActive(state, (it) => ({ ...it, phase }));
  return speechPhases.has(phase) ? changed : silence(changed);
}

/** A reply that is yet to be heard is not shown ahead of its sound. */
function holdUnheard(state: State, id: string): State {
  if (state.caption !== null && state.caption.messageId === null)
    return { ...state, caption: { ...state.caption, messageId: id } };
  return { ...state, book: { ...state.book, unheardMessageId: id } };
}

/** What the person said or typed: in chat a reply to it is awaited. */
function takeOwn(state: State, message: Message): State {
  const { stage } = state;
  const spoken = message.clientId === null;
  const awaited = stage.kind === "active" && stage.mode === "chat" && awaitsReply(state.messages);
  return {
    ...state,
    writing: awaited ? thinking : state.writing,
    discarded: spoken ? null : state.discarded,
  };
}

function takeMessage(state: State, { message }: Of<"message">): State {
  const { stage } = state;
  if (stage.kind === "idle" || stage.kind === "starting") return state;
  const next: State = {
    ...state,
    messages: putMessage(state.messages, message),
    book: { ...state.book, lastPosition: Math.max(state.book.lastPosition, message.position) },
  };
  if (message.role === "user") return takeOwn(next, message);
  const read = { ...next, writing: null };
  const inCall = stage.kind === "active" && stage.mode === "call";
  const isNew = !isKnown(state.messages, message.id) && !message.interrupted;
  return inCall && isNew && state.writing === null ? holdUnheard(read, message.id) : read;
}

function takeDelta(state: State, { generation, text }: Of<"reply.delta">): State {
  if (generation <= state.book.cleared || state.stage.kind !== "active") return state;
  const before = state.writing?.generation === generation ? state.writing.text : "";
  return { ...state, writing: { generation, text: before + text } };
}

function takeSegment(state: State, message: Of<"reply.segment">): State {
  if (message.generation <= state.book.cleared) return state;
  const caption = announceSegment(state.caption, message);
  const { unheardMessageId } = state.book;
  if (caption.messageId !== null || unheardMessageId === null) return { ...state, caption };
  return {
    ...state,
    caption: { ...caption, messageId: unheardMessageId },
    book: { ...state.book, unheardMessageId: null },
  };
}

function clear(state: State, { generation }: Of<"clear">): State {
  const { caption, writing, book } = state;
  const written = writing?.generation ?? null;
  return {
    ...state,
    caption: caption !== null && caption.generation <= generation ? null : caption,
    writing: written !== null && written <= generation ? null : writing,
    book: { ...book, cleared: Math.max(book.cleared, generation), unheardMessageId: null },
  };
}

/** Errors that mean that a session was not made. */
const startErrors: ReadonlySet<ErrorCode> = new Set([
  "sessionNotCreated",
  "sessionsPerDay",
  "limitReached",
  "limitUnverified",
  "notNow",
]);
/** Errors after which a typed message has not arrived. */
const deliveryErrors: ReadonlySet<ErrorCode> = new Set([
  "malformed",
  "notNow",
  "rateLimited",
  "messageNotSent",
]);

function stageAfter(stage: Stage, code: ErrorCode): Stage {
  if (stage.kind === "starting" && startErrors.has(code)) return { kind: "idle" };
  const refused = code === "limitReached" || code === "limitUnverified";
  return stage.kind === "active" && stage.switching !== null && refused
    ? { ...stage, switching: null }
    : stage;
}

function fail(state: State, { code, retryable, clientId }: Of<"error">): State {
  const undelivered = clientId !== null && deliveryErrors.has(code);
  const ended = undelivered || code === "replyFailed" || code === "processingFailed";
  return {
    ...state,
    stage: stageAfter(state.stage, code),
    error: { code, retryable, clientId },
    messages: undelivered ? markDelivery(state.messages, clientId, "failed") : state.messages,
    writing: ended ? null : state.writing,
  };
}

const timeNotices: ReadonlySet<Notice> = new Set(["timeNearlyUp", "capNearlyUp"]);

/** A relay that knows nothing of confirming and folding shows every card, and suspends limits with it. */
function toldRisk({ level, concerns, confirmed, folded }: Of<"notice">): SessionRisk {
  return {
    level: level ?? "possible",
    concerns: concerns ?? [],
    confirmed: confirmed ?? true,
    folded: folded ?? false,
  };
}

function saysMore(told: SessionRisk, known: SessionRisk): boolean {
  if (!isAtLeast(known.level, told.level)) return true;
  return told.concerns.some((concern) => !known.concerns.includes(concern));
}

/**
 * The risk is what the relay says it is. A notice that was on its way when the person folded the card, or that greets a
 * connection that is back before the dismissal is there, doesn't open it again, unless it says something new.
 */
function takeRisk(state: State, message: Of<"notice">): State {
  const told = toldRisk(message);
  const dismissing = state.book.dismissing && !told.folded && !saysMore(told, state.risk);
  const risk = dismissing ? { ...told, folded: true } : told;
  const notices = holdsBackLimits(risk) ? state.notices.filter((it) => !timeNotices.has(it)) : state.notices;
  return { ...state, risk, notices, book: { ...state.book, dismissing } };
}

function takeNotice(state: State, message: Of<"notice">): State {
  const { notice } = message;
  if (notice === "helpCard") return takeRisk(state, message);
  const unwanted = timeNotices.has(notice) && holdsBackLimits(state.risk);
  if (unwanted || state.notices.includes(notice)) return state;
  return { ...state, notices: [...state.notices, notice] };
}

const handlers: Handlers = {
  // A limit of nothing stands for one that is not known.
  welcome: (state, { usage }, at) => ({
    ...state,
    usage: usage.limitSeconds === 0 ? state.usage : { usage, at },
  }),
  "session.started": start,
  "session.resumed": resume,
  "session.ended": end,
  "mode.switched": switchMode,
  phase: changePhase,
  message: takeMessage,
  "message.removed": (state, { id }) => ({ ...state, messages: removeMessage(state.messages, id) }),
  discarded: (state, { utterance, reason }) => ({ ...state, discarded: { utterance, reason } }),
  "reply.delta": takeDelta,
  "reply.segment": takeSegment,
  "reply.audioEnd": (state, { generation }) =>
    state.caption?.generation === generation ? { ...state, caption: completeSound(state.caption) } : state,
  clear,
  usage: (state, { usage }, at) => ({ ...state, usage: { usage, at } }),
  notice: takeNotice,
  error: fail,
  pong: (state) => state,
};

function pick<K extends ServerMessage["type"]>(
  state: State,
  message: Extract<ServerMessage, { type: K }>,
  type: K,
  at: number,
): State {
  return handlers[type](state, message, at);
}

/** What a message of the relay makes of the state. @param at ms */
export function reduceServer(state: State, message: ServerMessage, at: number): State {
  return pick(state, message, message.type, at);
}
