import { type StoreApi, createStore } from "zustand/vanilla";
import { ConversationEngine } from "./engine.ts";
import type { ConversationPorts } from "./ports.ts";
import { type ConversationEvent, reduce } from "./reducer.ts";
import {
  type ConversationActions,
  type ConversationState,
  type Levels,
  initialConversation,
} from "./state.ts";

type Readable<T> = Pick<StoreApi<T>, "getState" | "getInitialState" | "subscribe">;

/** A person's conversation, without React: `useStore(conversation.store, selector)` brings it to a screen. */
export type Conversation = {
  readonly store: Readable<ConversationState>;
  /** The microphone's level, ten and more times a second. */
  readonly levels: Readable<Levels>;
  readonly actions: ConversationActions;
  /** ms of the clock that `usage.at` and `clock.since` count by. */
  readonly now: () => number;
  /** Lets go of microphone, output and connection: the screen is left for good. */
  readonly close: () => void;
};

/** A conversation over these ports: one store, changed by `reduce` alone, and the engine that carries it out. */
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
  store.subscribe(() => returning.follow());
  return {
    store,
    levels,
    now: ports.clock.now,
    close: () => engine.close(),
    actions: {
      start: (request) => engine.start(request),
      comeBack: () => returning.comeBack(),
      leaveBehind: () => returning.leaveBehind(),
      end: (moodAfter) => engine.end(moodAfter),
      switchMode: (mode) => engine.switchMode(mode),
      send: (text) => typed.send(text),
      retry: (clientId) => typed.retry(clientId),
      askAgain: () => typed.askAgain(),
      recover: () => engine.recover(),
      reset: () => engine.reset(),
      continueInNewSession: () => engine.continueInNewSession(),
      mute: (muted) => audio.microphone.mute(muted),
      setPushToTalk: (on) => audio.setPushToTalk(on),
      press: () => audio.microphone.hold(true),
      release: () => audio.microphone.hold(false),
      pickDevice: (deviceId) => audio.microphone.pick(deviceId),
      listDevices: () => void audio.microphone.listDevices(),
      nameDevices: () => audio.microphone.nameDevices(),
      setSensitivity: (sensitivity) => audio.microphone.setSensitivity(sensitivity),
      clearMessages: () => dispatch({ type: "logCleared" }),
      dismissError: () => dispatch({ type: "errorDismissed" }),
      dismissHelp: () => typed.dismissHelp(),
      dismissNotice: (notice) => dispatch({ type: "noticeDismissed", notice }),
    },
  };
}
