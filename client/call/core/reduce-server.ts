import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Message, Phase } from "#shared/protocol/values.ts";
import { announceSegment, completeSound, settle, takePartial, wordsIn } from "./captions.ts";
import { fail, localError, takeNotice } from "./errors-and-notices.ts";
import { type Active, endedStage, restingPhase, stageOnReturn, stageOnStart } from "./active-stage.ts";
import type { ConversationState, Stage } from "./state.ts";
import {
  asksOnReturn,
  awaitsReply,
  isKnown,
  markDelivery,
  putMessage,
  removeMessage,
} from "./log-messages.ts";
import { takeOffer, withoutOffer } from "./offers.ts";

type State = ConversationState;
type Of<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;
type Handlers = {
  readonly [K in ServerMessage["type"]]: (
    state: State,
    message: Extract<ServerMessage, { type: K }>,
    at: number,
  ) => State;
};

/** A written reply before its first word. */
export const awaitedReply = { generation: null, text: "" } as const;

function withActive(state: State, change: (stage: Active) => Stage): State {
  return state.stage.kind === "active" ? { ...state, stage: change(state.stage) } : state;
}

/** Stops showing the current reply. */
function silence(state: State): State {
  return { ...state, caption: null, bookkeeping: { ...state.bookkeeping, unheardMessageId: null } };
}

function start(state: State, { session }: Of<"session.started">, at: number): State {
  if (state.stage.kind !== "starting") return state;
  // A relay that doesn't know private sessions would store this one.
  if (state.stage.request.private === true && session.private !== true)
    return { ...state, stage: { kind: "idle" }, error: localError("privateUnavailable") };
  return {
    ...state,
    stage: stageOnStart(session, state.stage.request),
    clock: { elapsedMs: session.elapsedSeconds * 1_000, since: at },
  };
}

/** After a reconnect: adds what was said in the meantime; generations restart [P6][P7]. */
function resume(state: State, message: Of<"session.resumed">, at: number): State {
  const stage = stageOnReturn(state.stage, message.session);
  if (stage === null) return state;
  const { session, position } = message;
  const { mode } = session;
  const left = (message.removed ?? []).reduce(removeMessage, state.messages);
  const messages = message.messages.reduce(putMessage, left);
  const asked = mode === "chat" && asksOnReturn({ messages, failedReply: state.failedReply });
  return {
    ...state,
    stage,
    messages,
    writing: asked ? awaitedReply : null,
    caption: null,
    clock: { elapsedMs: session.elapsedSeconds * 1_000, since: at },
    bookkeeping: {
      ...state.bookkeeping,
      cleared: 0,
      lastPosition: Math.max(state.bookkeeping.lastPosition, position),
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
    messages: markDelivery(state.messages, null, "failed"),
    ownWords: [],
    stage: endedStage(stage, reason, durationSeconds),
    writing: null,
    clock: { elapsedMs: durationSeconds * 1_000, since: null },
  };
}

/** A reply continues in writing only if the relay has said it's thinking of one. */
function switchMode(state: State, { mode }: Of<"mode.switched">): State {
  const thinks = state.stage.kind === "active" && state.stage.phase === "thinking";
  const switched = withActive(state, (it) => ({ ...it, mode, switching: null, phase: restingPhase(mode) }));
  if (mode === "call") return switched;
  return { ...silence(switched), writing: state.writing ?? (thinks ? awaitedReply : null) };
}

const speechPhases: ReadonlySet<Phase> = new Set(["ready", "thinking", "speaking"]);

/** Phases of a call without a reply in progress. */
const turnOfThePerson: ReadonlySet<Phase> = new Set(["listening", "userSpeaking", "transcribing"]);

function changePhase(state: State, { phase }: Of<"phase">): State {
  const ownWords = wordsIn(state.ownWords, phase);
  const changed = withActive({ ...state, ownWords }, (it) => ({ ...it, phase }));
  if (speechPhases.has(phase)) return { ...changed, failedReply: null };
  const inCall = state.stage.kind === "active" && state.stage.mode === "call";
  const isOver = inCall && turnOfThePerson.has(phase);
  return { ...silence(changed), writing: isOver ? null : state.writing };
}

/** A reply isn't shown before its audio is heard. */
function holdUnheard(state: State, id: string): State {
  if (state.caption !== null && state.caption.messageId === null)
    return { ...state, caption: { ...state.caption, messageId: id } };
  return { ...state, bookkeeping: { ...state.bookkeeping, unheardMessageId: id } };
}

/** In chat, the person's last message awaits a reply; one that was sent twice may already have been answered. */
function afterOwn({ stage, messages, writing }: State): State["writing"] {
  if (stage.kind !== "active" || stage.mode !== "chat") return writing;
  if (awaitsReply(messages)) return writing ?? awaitedReply;
  return writing?.generation === null ? null : writing;
}

/** What the person said or typed. */
function takeOwn(state: State, message: Message): State {
  const spoken = message.clientId === null;
  return {
    ...state,
    writing: afterOwn(state),
    discarded: spoken ? null : state.discarded,
  };
}

function takeMessage(state: State, { message }: Of<"message">): State {
  const { stage } = state;
  if (stage.kind === "idle" || stage.kind === "starting") return state;
  const next: State = {
    ...state,
    messages: putMessage(state.messages, message),
    bookkeeping: {
      ...state.bookkeeping,
      lastPosition: Math.max(state.bookkeeping.lastPosition, message.position),
    },
  };
  if (message.role === "user") return takeOwn(next, message);
  const error = state.error?.code === "replyFailed" ? null : state.error;
  const read = { ...next, error, writing: null, failedReply: null };
  const inCall = stage.kind === "active" && stage.mode === "call";
  const isNew = !isKnown(state.messages, message.id) && !message.interrupted;
  return inCall && isNew && state.writing === null ? holdUnheard(read, message.id) : read;
}

/** In chat, a reply that was taken back makes room for another. */
function takeBack(state: State, { id }: Of<"message.removed">): State {
  const next = withoutOffer({ ...state, messages: removeMessage(state.messages, id) }, id);
  return { ...next, writing: afterOwn(next) };
}

function takeDelta(state: State, { generation, text }: Of<"reply.delta">): State {
  if (generation <= state.bookkeeping.cleared || state.stage.kind !== "active") return state;
  const before = state.writing?.generation === generation ? state.writing.text : "";
  return { ...state, writing: { generation, text: before + text }, failedReply: null };
}

function takeSegment(state: State, message: Of<"reply.segment">): State {
  if (message.generation <= state.bookkeeping.cleared) return state;
  const caption = announceSegment(state.caption, message);
  const { unheardMessageId } = state.bookkeeping;
  if (caption.messageId !== null || unheardMessageId === null) return { ...state, caption };
  return {
    ...state,
    caption: { ...caption, messageId: unheardMessageId },
    bookkeeping: { ...state.bookkeeping, unheardMessageId: null },
  };
}

function clear(state: State, { generation }: Of<"clear">): State {
  const { caption, writing, bookkeeping } = state;
  const written = writing?.generation ?? null;
  return {
    ...state,
    caption: caption !== null && caption.generation <= generation ? null : caption,
    writing: written !== null && written <= generation ? null : writing,
    bookkeeping: {
      ...bookkeeping,
      cleared: Math.max(bookkeeping.cleared, generation),
      unheardMessageId: null,
    },
  };
}

const handlers: Handlers = {
  // A limit of zero means that it isn't known.
  welcome: (state, { usage }, at) => ({
    ...state,
    usage: usage.limitSeconds === 0 ? state.usage : { usage, at },
  }),
  "session.started": start,
  "session.resumed": resume,
  "session.described": (state) => ({
    ...state,
    bookkeeping: { ...state.bookkeeping, describing: state.bookkeeping.describing.slice(1) },
  }),
  "session.ended": end,
  "mode.switched": switchMode,
  phase: changePhase,
  message: takeMessage,
  "message.removed": takeBack,
  offer: takeOffer,
  // A hum over a reply is nothing that anybody needs to be told.
  discarded: (state, { utterance, reason, guess }) =>
    reason === "backchannel" ? state : { ...state, discarded: { utterance, reason, guess } },
  // The sound follows these.
  "utterance.wait": (state) => state,
  "utterance.over": (state) => state,
  "utterance.partial": takePartial,
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

function withOutcome(state: State, message: ServerMessage): State {
  const isOutcome = message.type === "message" || message.type === "discarded" || message.type === "error";
  return isOutcome && message.utterance !== undefined ? settle(state, message.utterance) : state;
}

/** The state after a relay message. @param at ms */
export function reduceServer(state: State, message: ServerMessage, at: number): State {
  return withOutcome(pick(state, message, message.type, at), message);
}
