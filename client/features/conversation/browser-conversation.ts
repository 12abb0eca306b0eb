import { setAudioSession } from "#client/audio/audio-session.ts";
import { createMicrophone } from "#client/audio/microphone.ts";
import { createSpeaker } from "#client/audio/speech-player.ts";
import { keepAwake } from "#client/audio/wake-lock.ts";
import { tabStorage } from "#client/lib/browser-storage.ts";
import { readSetting, writeSetting } from "#client/lib/local-setting.ts";
import { randomId } from "./random-id.ts";
import { createBrowserWire, type AccessToken } from "./browser-wire.ts";
import { createConversation } from "./conversation-store.ts";
import type { Conversation } from "./conversation.ts";
import type { SessionKeeping } from "./kept-session.ts";
import type { Clock } from "./wire-ports.ts";

export type BrowserConversationDeps = {
  readonly userId: string;
  readonly accessToken: AccessToken;
  /** The interface language, BCP 47. */
  readonly language: () => string;
};

/** Steady, also when the device's time is set anew meanwhile. */
const clock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

function talkingSwitch(): (talking: boolean) => void {
  let letSleep: (() => void) | null = null;
  return (talking) => {
    if (talking === (letSleep !== null)) return;
    setAudioSession(talking);
    letSleep?.();
    letSleep = talking ? keepAwake() : null;
  };
}

/** Under the person's id, so that it is forgotten with all else that this tab keeps for them. */
function tabKeeping(userId: string): SessionKeeping {
  const key = `hearken.running-session.${userId}`;
  return {
    read: () => tabStorage.getItem(key),
    write: (text) => (text === null ? tabStorage.removeItem(key) : tabStorage.setItem(key, text)),
    onHide(listener) {
      const stopped = new AbortController();
      const { signal } = stopped;
      addEventListener("pagehide", listener, { signal });
      document.addEventListener("visibilitychange", listener, { signal });
      return () => stopped.abort();
    },
  };
}

/** A conversation in this browser. Opens nothing before the person starts it. */
export function createBrowserConversation({
  userId,
  accessToken,
  language,
}: BrowserConversationDeps): Conversation {
  return createConversation({
    wire: createBrowserWire(accessToken),
    clock,
    random: Math.random,
    newId: randomId,
    language,
    microphone: createMicrophone(),
    speaker: createSpeaker(),
    settings: { read: readSetting, write: writeSetting },
    keeping: tabKeeping(userId),
    setTalking: talkingSwitch(),
  });
}
