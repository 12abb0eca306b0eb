import { createStore } from "zustand/vanilla";
import { ConversationEngine } from "./conversation-engine.ts";
import type { ConversationEvent } from "./conversation-events.ts";
import type { ConversationPorts } from "./conversation-ports.ts";
import { reduce } from "./conversation-reducer.ts";
import { initialConversation, type ConversationState, type Levels } from "./conversation-state.ts";
import type { Conversation } from "./conversation.ts";

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
