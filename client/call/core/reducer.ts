import type { Pace } from "#shared/catalogues/voices.ts";
import type { Notice, ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Mode } from "#shared/protocol/values.ts";
import type { VoiceSensitivity } from "#shared/voice/voice-rules.ts";
import { addSound, hear } from "./captions.ts";
import type { LineQuality } from "./line-quality.ts";
import { endedStage } from "./active-stage.ts";
import { addTyped, markDelivery } from "./log-messages.ts";
import { declineOffer } from "./offers.ts";
import { awaitedReply, reduceServer } from "./reduce-server.ts";
import type { KeptSession } from "./conversation-return.ts";
import {
  type ConnectionStatus,
  type ConversationError,
  type InputDevice,
  type MicrophoneStatus,
  type OutputStatus,
  type ConversationDetails,
  type SessionEndReason,
  type StartRequest,
  initialConversation,
  returningTo,
  type ConversationState,
} from "./state.ts";
import { elapsedSeconds, isSpendingTime, remainingSeconds } from "./status.ts";

/** Everything that can happen to a conversation here, caused by the relay, the person, or a device. */
export type ConversationEvent =
  | { readonly type: "server"; readonly message: ServerMessage }
  | { readonly type: "connection"; readonly status: ConnectionStatus }
  | { readonly type: "startRequested"; readonly request: StartRequest }
  /** The session the previous page left running; null once it's gone. */
  | { readonly type: "returnable"; readonly kept: KeptSession | null }
  | { readonly type: "returnRequested"; readonly kept: KeptSession }
  | { readonly type: "startGivenUp"; readonly error: ConversationError | null }
  | { readonly type: "described"; readonly details: ConversationDetails }
  | { readonly type: "endRequested" }
  /** Ended without an answer from the relay. */
  | { readonly type: "endedHere"; readonly reason: SessionEndReason }
  | { readonly type: "switchRequested"; readonly mode: Mode }
  | { readonly type: "switchGivenUp"; readonly error: ConversationError | null }
  | {
      readonly type: "typed";
      readonly clientId: string;
      readonly text: string;
      /** It is a new wording of the message with this id. */
      readonly replaces?: string | undefined;
    }
  | { readonly type: "retried"; readonly clientId: string }
  /** Another reply to the message of this key was asked for. */
  | { readonly type: "regenerating"; readonly answers: string }
  /** Audio of a reply arrived: 48 kHz samples. */
  | {
      readonly type: "soundArrived";
      readonly generation: number;
      readonly segment: number;
      readonly samples: number;
    }
  | {
      readonly type: "heard";
      readonly generation: number;
      readonly segment: number;
      readonly samples: number;
    }
  | { readonly type: "microphone"; readonly status: MicrophoneStatus }
  | { readonly type: "output"; readonly status: OutputStatus }
  | { readonly type: "devices"; readonly devices: readonly InputDevice[] }
  | { readonly type: "lineJudged"; readonly quality: LineQuality }
  | { readonly type: "speakers"; readonly speakers: readonly InputDevice[] | null }
  | { readonly type: "speakerPicked"; readonly speakerId: string | null }
  | { readonly type: "devicePicked"; readonly deviceId: string | null }
  | { readonly type: "sensitivity"; readonly sensitivity: VoiceSensitivity }
  | { readonly type: "paceChosen"; readonly pace: Pace }
  | { readonly type: "pushToTalk"; readonly on: boolean; readonly pressed: boolean }
  | { readonly type: "failed"; readonly error: ConversationError }
  | { readonly type: "errorDismissed" }
  | { readonly type: "noticeDismissed"; readonly notice: Notice }
  | { readonly type: "helpDismissed" }
  | { readonly type: "offerDeclined"; readonly id: string }
  | { readonly type: "guessAnswered" }
  | { readonly type: "logCleared" }
  | { readonly type: "reset" };

type State = ConversationState;
type Of<T extends ConversationEvent["type"]> = Extract<ConversationEvent, { type: T }>;
type Handlers = {
  readonly [K in ConversationEvent["type"]]: (
    state: State,
    event: Extract<ConversationEvent, { type: K }>,
    at: number,
  ) => State;
};

const noBookkeeping = initialConversation.bookkeeping;

/** Everything of a session; devices and settings stay. */
function withoutSession(state: State): State {
  const { clock, error, notices, risk, discarded, bookkeeping, ...rest } = initialConversation;
  const { messages, hidden, offers, caption, ownWords, writing, failedReply } = rest;
  const log = { messages, hidden, offers, caption, ownWords, writing, failedReply };
  const kept = { ...bookkeeping, pace: state.bookkeeping.pace };
  return { ...state, ...log, clock, error, notices, risk, discarded, bookkeeping: kept };
}

/** Offline, the clock stops and pending audio is dropped: it's spoken again later. */
function changeConnection(state: State, { status }: Of<"connection">, at: number): State {
  const lostAt = status === "online" ? null : state.connection === "online" ? at : state.lostAt;
  if (state.connection !== "online" || status === "online") return { ...state, connection: status, lostAt };
  const { elapsedMs, since } = state.clock;
  return {
    ...state,
    connection: status,
    lostAt,
    line: "good",
    clock: { elapsedMs: elapsedMs + (since === null ? 0 : at - since), since: null },
    caption: null,
    ownWords: [],
    writing: null,
    bookkeeping: {
      ...state.bookkeeping,
      cleared: noBookkeeping.cleared,
      unheardMessageId: noBookkeeping.unheardMessageId,
    },
  };
}

function endHere(state: State, reason: SessionEndReason, at: number): State {
  const { stage } = state;
  if (stage.kind !== "active") return state;
  const durationSeconds = elapsedSeconds(state, at);
  return {
    ...state,
    stage: endedStage(stage, reason, durationSeconds),
    messages: markDelivery(state.messages, null, "failed"),
    caption: null,
    ownWords: [],
    writing: null,
    clock: { elapsedMs: durationSeconds * 1_000, since: null },
  };
}

function type(state: State, typed: Of<"typed">, at: number): State {
  if (state.stage.kind !== "active") return state;
  const messages = addTyped(state.messages, typed, at);
  const writing = state.stage.mode === "chat" ? awaitedReply : state.writing;
  return { ...state, messages, error: null, writing, failedReply: null };
}

/** Shown at once; `null` leaves what there is. */
function describe(state: State, { details }: Of<"described">): State {
  if (state.stage.kind !== "active") return state;
  const { session } = state.stage;
  const { title, moodBefore } = details;
  const described = {
    ...session,
    ...(title === null ? {} : { title }),
    ...(moodBefore === null ? {} : { moodBefore }),
  };
  return {
    ...state,
    stage: { ...state.stage, session: described },
    bookkeeping: { ...state.bookkeeping, describing: [...state.bookkeeping.describing, details] },
  };
}

function countAgain(state: State, { answers }: Of<"regenerating">): State {
  const { regenerated } = state.bookkeeping;
  const times = regenerated?.answers === answers ? regenerated.times : 0;
  return { ...state, bookkeeping: { ...state.bookkeeping, regenerated: { answers, times: times + 1 } } };
}

const handlers: Handlers = {
  regenerating: countAgain,
  server: (state, { message }, at) => reduceServer(state, message, at),
  connection: changeConnection,
  startRequested: (state, { request }) => ({
    ...withoutSession(state),
    stage: { kind: "starting", request },
    returnable: null,
  }),
  returnable: (state, { kept }) => ({ ...state, returnable: kept }),
  returnRequested: (state, { kept }) => ({
    ...withoutSession(state),
    stage: returningTo(kept),
    returnable: null,
  }),
  startGivenUp: (state, { error }) =>
    state.stage.kind === "starting"
      ? {
          ...state,
          stage: { kind: "idle" },
          returnable: state.stage.returning ?? null,
          error: error ?? state.error,
        }
      : state,
  described: describe,
  endRequested: (state) =>
    state.stage.kind === "active" ? { ...state, stage: { ...state.stage, ending: true } } : state,
  endedHere: (state, { reason }, at) => endHere(state, reason, at),
  switchRequested: (state, { mode }) =>
    state.stage.kind === "active" ? { ...state, stage: { ...state.stage, switching: mode } } : state,
  switchGivenUp: (state, { error }) =>
    state.stage.kind === "active"
      ? { ...state, stage: { ...state.stage, switching: null }, error: error ?? state.error }
      : state,
  typed: type,
  retried: (state, { clientId }) => ({
    ...state,
    messages: markDelivery(state.messages, clientId, "sending"),
    error: state.error?.clientId === clientId ? null : state.error,
    writing: state.stage.kind === "active" && state.stage.mode === "chat" ? awaitedReply : state.writing,
    failedReply: null,
  }),
  soundArrived: (state, { generation, segment, samples }) =>
    state.caption?.generation === generation
      ? { ...state, caption: addSound(state.caption, segment, samples) }
      : state,
  heard: (state, { generation, segment, samples }) =>
    state.caption?.generation === generation
      ? { ...state, caption: hear(state.caption, segment, samples) }
      : state,
  microphone: (state, { status }) => ({ ...state, microphone: status }),
  output: (state, { status }) => ({ ...state, output: status }),
  devices: (state, { devices }) => ({ ...state, devices }),
  lineJudged: (state, { quality }) => ({ ...state, line: quality }),
  speakers: (state, { speakers }) => ({ ...state, speakers }),
  speakerPicked: (state, { speakerId }) => ({ ...state, speakerId }),
  devicePicked: (state, { deviceId }) => ({ ...state, deviceId }),
  sensitivity: (state, { sensitivity }) => ({ ...state, sensitivity }),
  pushToTalk: (state, { on, pressed }) => ({ ...state, pushToTalk: { on, pressed: on && pressed } }),
  guessAnswered: (state) => ({ ...state, discarded: null }),
  paceChosen: (state, { pace }) => ({ ...state, bookkeeping: { ...state.bookkeeping, pace } }),
  failed: (state, { error }) => ({ ...state, error }),
  errorDismissed: (state) => ({ ...state, error: null }),
  noticeDismissed: (state, { notice }) => ({
    ...state,
    notices: state.notices.filter((it) => it !== notice),
  }),
  helpDismissed: (state) => ({
    ...state,
    risk: { ...state.risk, folded: true },
    bookkeeping: { ...state.bookkeeping, dismissing: true },
  }),
  offerDeclined: (state, { id }) => declineOffer(state, id),
  logCleared: (state) => ({
    ...state,
    hidden: new Set([
      ...state.hidden,
      ...state.messages.map(({ key }) => key),
      ...state.offers.map(({ id }) => id),
    ]),
  }),
  reset: (state) => {
    const returning = state.stage.kind === "starting" ? (state.stage.returning ?? null) : null;
    return { ...withoutSession(state), stage: { kind: "idle" }, returnable: returning ?? state.returnable };
  },
};

function pick<K extends ConversationEvent["type"]>(
  state: State,
  event: Extract<ConversationEvent, { type: K }>,
  kind: K,
  at: number,
): State {
  return handlers[kind](state, event, at);
}

/** Talking time runs down only while it's being spent, so the remainder is recorded whenever that changes. */
function settleUsage(before: State, after: State, at: number): State {
  const { usage } = after;
  if (usage === null || usage !== before.usage || isSpendingTime(before) === isSpendingTime(after))
    return after;
  const left = remainingSeconds(before, at) ?? usage.usage.remainingSeconds;
  return { ...after, usage: { usage: { ...usage.usage, remainingSeconds: left }, at } };
}

/** Applies one event. Pure: the time is passed in, ms. An event that doesn't fit the state changes nothing. */
export function reduce(state: State, event: ConversationEvent, at: number): State {
  return settleUsage(state, pick(state, event, event.type, at), at);
}
