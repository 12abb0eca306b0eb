import { createStore, type StoreApi } from "zustand/vanilla";
import type { CaptureMessage } from "#shared/capture/capture-pipeline.ts";
import type { Dictated } from "#shared/dictation.ts";
import type { MicrophoneFailure, MicrophoneOptions, MicrophonePort } from "#client/call/audio/audio-ports.ts";
import type { Clock } from "./ports.ts";

export type DictationState = {
  readonly microphone: "off" | "asking" | "listening" | MicrophoneFailure;
  /** Utterances that are still being written down. */
  readonly waiting: number;
  /** `failed`: what was said is kept, for another try. `unclear`: nothing was understood. */
  readonly problem: "failed" | "unclear" | null;
  /** A possible transcript; the person is asked. */
  readonly guess: string | null;
};

export type DictationPorts = {
  readonly microphone: Pick<MicrophonePort, "open" | "close">;
  readonly options: () => MicrophoneOptions;
  /** Transcribes PCM16 mono 16 kHz; null if that failed. Never throws. */
  readonly transcribe: (sound: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<Dictated | null>;
  readonly clock: Pick<Clock, "after">;
  /** Called with what was said, in order. */
  readonly onText: (text: string) => void;
};

export type Dictation = {
  readonly store: Omit<StoreApi<DictationState>, "setState">;
  /** Must run inside a tap. */
  readonly start: () => Promise<void>;
  /** Speech up to this point is still transcribed. */
  readonly stop: () => void;
  /** Nothing of what was said is written down anymore. */
  readonly discard: () => void;
  /** Resolves once nothing more will be written down by itself. */
  readonly finished: () => Promise<void>;
  /** Sends again what couldn't be written down. */
  readonly retry: () => void;
  /** Whether the guess was right. */
  readonly settle: (isRight: boolean) => void;
};

/** An open microphone that was forgotten is closed after this, ms. */
const silenceMs = 20_000;
/** Utterances that wait at most: then the microphone closes, so that none is lost. */
const mostWaiting = 10;

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
}

const atRest: DictationState = { microphone: "off", waiting: 0, problem: null, guess: null };

/** Transcribes speech into a field, an utterance at a time, while the person continues to speak. */
export function createDictation(ports: DictationPorts): Dictation {
  const store = createStore<DictationState>(() => atRest);
  const queue: Uint8Array<ArrayBuffer>[] = [];
  const guesses: string[] = [];
  let utterance: Uint8Array[] | null = null;
  let discarding = new AbortController();
  let working: Promise<void> | null = null;
  let cancelSilence: (() => void) | null = null;

  const set = (change: Partial<DictationState>): void =>
    store.setState({ ...change, waiting: queue.length, guess: guesses[0] ?? null });

  const close = (microphone: DictationState["microphone"]): void => {
    cancelSilence?.();
    ports.microphone.close();
    set({ microphone });
  };

  const transcribeAll = async (): Promise<void> => {
    for (let sound = queue[0]; sound !== undefined; sound = queue[0]) {
      const { signal } = discarding;
      const dictated = await ports.transcribe(sound, signal);
      if (signal.aborted) continue;
      if (dictated === null) {
        set({ problem: "failed" });
        break;
      }
      queue.shift();
      if (dictated.text !== "" && dictated.unsure) guesses.push(dictated.text);
      else if (dictated.text !== "") ports.onText(dictated.text);
      set({ problem: dictated.text === "" ? "unclear" : null });
    }
    working = null;
  };

  const work = (): void => {
    if (queue.length > 0) working ??= transcribeAll();
  };

  const finish = (): void => {
    const parts = utterance ?? [];
    utterance = null;
    if (parts.length === 0) return;
    queue.push(joined(parts));
    if (queue.length >= mostWaiting) close("off");
    const isStuck = store.getState().problem === "failed";
    set({});
    if (!isStuck) work();
  };

  const stop = (): void => {
    close("off");
    finish();
  };

  const discard = (): void => {
    discarding.abort();
    discarding = new AbortController();
    utterance = null;
    queue.length = 0;
    guesses.length = 0;
    close("off");
    set({ problem: null });
  };

  const awaitSpeech = (): void => {
    cancelSilence?.();
    cancelSilence = ports.clock.after(silenceMs, stop);
  };

  const take = (message: CaptureMessage): void => {
    // The room has been measured: from here on speech is told from it.
    if (message.type === "ready") {
      set({ microphone: "listening" });
      awaitSpeech();
    } else if (message.type === "start") {
      cancelSilence?.();
      utterance = [];
    } else if (message.type === "frame") utterance?.push(message.pcm);
    else if (message.type === "cancel") {
      utterance = null;
      awaitSpeech();
    } else if (message.type === "end") {
      awaitSpeech();
      finish();
    }
  };

  const events = {
    onMessages: (messages: readonly CaptureMessage[]) => {
      for (const message of messages) take(message);
    },
    onLost: () => {
      close("lost");
      finish();
    },
    onBack: () => {},
  };

  return {
    store,
    async start() {
      set({ microphone: "asking", problem: store.getState().problem === "failed" ? "failed" : null });
      const failure = await ports.microphone.open(ports.options(), events);
      if (failure === "superseded" || store.getState().microphone !== "asking") return;
      if (failure !== null) set({ microphone: failure });
    },
    stop,
    discard,
    finished: async () => working ?? undefined,
    retry() {
      set({ problem: null });
      work();
    },
    settle(isRight) {
      const guess = guesses.shift();
      if (isRight && guess !== undefined) ports.onText(guess);
      set({});
    },
  };
}
