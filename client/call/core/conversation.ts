import { type StoreApi, createStore } from "zustand/vanilla";
import type { Pace } from "#shared/catalogues/voices.ts";
import type { Notice } from "#shared/protocol/server-messages.ts";
import type { Mode, MoodAfter } from "#shared/protocol/values.ts";
import type { VoiceSensitivity } from "#shared/voice/voice-rules.ts";
import type { MicrophoneFailure } from "#client/call/audio/audio-ports.ts";
import type { ConversationPorts } from "./ports.ts";
import { ConversationEngine } from "./engine.ts";
import type { OfferAnswer } from "./offers.ts";
import { type ConversationEvent, reduce } from "./reducer.ts";
import { SpeakerChoice } from "./speaker-choice.ts";
import {
  type ConversationDetails,
  type ConversationState,
  type Levels,
  type StartRequest,
  initialConversation,
} from "./state.ts";

/** The actions of screens. Those marked [tap] must be called in a click or key handler, before any await. */
export type ConversationActions = {
  /** [tap] Starts a session: asks for the microphone if it is a call, connects, and creates it. */
  readonly start: (request: StartRequest) => void;
  /** [tap] The same, going on from an ended session [P16]. */
  readonly continueFrom: (sessionId: string, mode: Mode) => void;
  /** [tap, in a call] Continues the session that the page before this one left running. */
  readonly comeBack: () => void;
  /** Ends that session instead. */
  readonly leaveBehind: () => void;
  /** Adds a title or a mood to the running session. */
  readonly describe: (details: ConversationDetails) => void;
  readonly end: (moodAfter: MoodAfter | null) => void;
  /** [tap] Ignored while a switch is in progress. */
  readonly switchMode: (mode: Mode) => void;
  /** Trims, and ignores empty text. Returns whether it was accepted, so that the input can be cleared. */
  readonly send: (text: string) => boolean;
  /** Sends a failed message again, or asks again for the reply to it. */
  readonly retry: (clientId: string) => void;
  /** Asks again for the reply that failed, whether what it answers was typed or spoken. */
  readonly askAgain: () => void;
  /** Asks for another reply in place of the last one, where `revisable` names one. */
  readonly regenerate: () => void;
  /** Sends an edited version of the message with this id, as `send` does. */
  readonly rewrite: (id: string, text: string) => boolean;
  readonly mute: (muted: boolean) => void;
  readonly setPushToTalk: (on: boolean) => void;
  /** [tap] Push-to-talk: pressed and released. */
  readonly press: () => void;
  readonly release: () => void;
  /** [tap] Rebuilds microphone, output and connection, and continues the session. */
  readonly recover: () => void;
  readonly pickDevice: (deviceId: string | null) => void;
  /** Refreshes the list of microphones. */
  readonly listDevices: () => void;
  /**
   * [tap] Asks for microphone permission, so that the browser names the devices. Returns what is in the way,
   * or null.
   */
  readonly nameDevices: () => Promise<MicrophoneFailure | null>;
  readonly pickSpeaker: (speakerId: string | null) => void;
  /** Refreshes the list of loudspeakers. */
  readonly listSpeakers: () => void;
  /**
   * [tap, to turn it on] Opens the microphone before a call, for its level alone; nothing is sent. Ignored once a
   * session starts.
   */
  readonly testMicrophone: (on: boolean) => void;
  readonly setSensitivity: (sensitivity: VoiceSensitivity) => void;
  /** Holds from the next reply of this session on; whoever calls it saves it for later ones. */
  readonly setPace: (pace: Pace) => void;
  /** Clears the log on this screen; the session keeps its messages. */
  readonly clearMessages: () => void;
  readonly dismissError: () => void;
  /** The person confirms or rejects a guessed transcript. */
  readonly answerGuess: (isRight: boolean) => void;
  readonly dismissNotice: (notice: Notice) => void;
  /** "This isn't about me": folds the help card, and has the companion stop asking. */
  readonly dismissHelp: () => void;
  /** The person opens or closes what the companion offered, or doesn't want it. */
  readonly answerOffer: (id: string, answer: OfferAnswer) => void;
  /** [tap] After the end, such as by the cap: a new session that knows what this one was about. Same mode. */
  readonly continueInNewSession: () => void;
  /** Back to `idle` after the end: forgets the session's log. Also cancels a start in progress. */
  readonly reset: () => void;
};

type Readable<T> = Pick<StoreApi<T>, "getState" | "getInitialState" | "subscribe">;

/** A person's conversation, without React: `useStore(conversation.store, selector)` brings it to a screen. */
export type Conversation = {
  readonly store: Readable<ConversationState>;
  /** The microphone's level, ten or more times a second. */
  readonly levels: Readable<Levels>;
  readonly actions: ConversationActions;
  /** Whether speech in the interface language is understood: if not, a call is typed and answered aloud. */
  readonly hears: () => boolean;
  /** The clock of `usage.at` and `clock.since`, ms. */
  readonly now: () => number;
  /** Releases microphone, speaker and connection when the screen is left for good. */
  readonly close: () => void;
};

/**
 * A conversation over these ports: one store, changed only by `reduce`, and the engine that carries it out.
 */
export function createConversation(ports: ConversationPorts): Conversation {
  const store = createStore<ConversationState>(() => initialConversation);
  const levels = createStore<Levels>(() => ({ microphone: 0, speaking: false }));
  const dispatch = (event: ConversationEvent) =>
    store.setState(reduce(store.getState(), event, ports.clock.now()), true);
  const engine = new ConversationEngine(ports, {
    state: store.getState,
    dispatch,
    setLevels: (next) => levels.setState(next, true),
  });
  const { audio, returning, typed } = engine;
  const speaker = new SpeakerChoice({ port: ports.speaker, settings: ports.settings, core: { dispatch } });
  store.subscribe((after, before) => {
    returning.follow();
    if (after.messages !== before.messages) ports.unsent.follow(after.messages);
  });
  return {
    store,
    levels,
    hears: ports.hears,
    now: ports.clock.now,
    close: () => engine.close(),
    actions: {
      start: (request) => engine.start(request),
      continueFrom: (sessionId, mode) => engine.start({ mode, title: null, moodBefore: null }, sessionId),
      comeBack: () => returning.comeBack(),
      leaveBehind: () => returning.leaveBehind(),
      describe: (details) => typed.describe(details),
      end: (moodAfter) => engine.end(moodAfter),
      switchMode: (mode) => engine.switchMode(mode),
      send: (text) => typed.send(text),
      retry: (clientId) => typed.retry(clientId),
      askAgain: () => typed.askAgain(),
      regenerate: () => typed.regenerate(),
      rewrite: (id, text) => typed.rewrite(id, text),
      recover: () => engine.recover(),
      reset: () => engine.reset(),
      continueInNewSession: () => engine.continueInNewSession(),
      mute: (muted) => audio.microphone.mute(muted),
      setPushToTalk: (on) => audio.setPushToTalk(on),
      press: () => audio.microphone.pressTalk(true),
      release: () => audio.microphone.pressTalk(false),
      pickDevice: (deviceId) => audio.microphone.pick(deviceId),
      listDevices: () => void audio.microphone.listDevices(),
      nameDevices: () => audio.microphone.nameDevices(),
      pickSpeaker: (speakerId) => speaker.pick(speakerId),
      listSpeakers: () => void speaker.list(),
      testMicrophone: (on) => {
        if (store.getState().stage.kind !== "idle") return;
        dispatch({ type: "errorDismissed" });
        if (on) void audio.tryMicrophone();
        else audio.microphone.close();
      },
      setSensitivity: (sensitivity) => audio.microphone.setSensitivity(sensitivity),
      setPace: (pace) => typed.setPace(pace),
      answerGuess: (isRight) => typed.answerGuess(isRight),
      clearMessages: () => dispatch({ type: "logCleared" }),
      dismissError: () => dispatch({ type: "errorDismissed" }),
      dismissHelp: () => typed.dismissHelp(),
      answerOffer: (id, answer) => typed.answerOffer(id, answer),
      dismissNotice: (notice) => dispatch({ type: "noticeDismissed", notice }),
    },
  };
}
