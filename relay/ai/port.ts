import type { z } from "zod";
import type { VoiceStyle } from "#shared/catalogues/voices.ts";
import type { Line } from "#shared/protocol/values.ts";
import type { OnUsage } from "./usage.ts";

/**
 * Why a provider gave nothing, after its retries. Never a provider's own words: those may quote the person. `refused`:
 * the provider doesn't take such requests; `declined`: the model won't answer this one; `reworded`: a text that has to be
 * said word for word came out changed, twice.
 */
export type AiFailure =
  | "aborted"
  | "timeout"
  | "rateLimited"
  | "refused"
  | "declined"
  | "unavailable"
  | "garbage"
  | "reworded";

/** What a call to a provider comes to. It never throws. */
export type AiOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly failure: AiFailure;
      /** How long the provider asks to be left alone, ms (`Retry-After`). */
      readonly retryAfterMs?: number;
    };

/** Opus packets as they arrive, with how many 48 kHz samples they hold together. Awaited: it may slow the reader. */
export type PacketSink = (packets: readonly Uint8Array[], samples: number) => Promise<void> | void;

/** Told what each try of a request used, also of one that was given up; a request that was refused used nothing. */
export type UsageSink = { readonly onUsage?: OnUsage | undefined };

export type WriteRequest = {
  readonly instructions: string;
  readonly lines: readonly Line[];
  readonly maxTokens: number;
  readonly temperature: number;
  readonly size: "small" | "large";
};

export type TaskRequest<T> = Omit<WriteRequest, "lines"> & {
  /** Names the JSON schema towards the provider. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** What the task works on; data, never instructions. */
  readonly input: string;
};

/** How a text is to be spoken. */
export type Delivery = {
  readonly style: VoiceStyle;
  /** BCP 47. */
  readonly language: string;
  /** 1 is the style's own pace. */
  readonly pace: number;
};

export type SpeakOptions = UsageSink & {
  readonly delivery: Delivery;
  /**
   * Not one word may change: help lines, numbers, notices. Nothing of it is passed on before it was compared with the
   * text, so it begins later.
   */
  readonly exact: boolean;
  readonly signal: AbortSignal;
  readonly onPackets: PacketSink;
};

export type Spoken = {
  /** 48 kHz. */
  readonly samples: number;
  /** The words that were said: the text itself, or what a voice model made of it. */
  readonly said: string;
  readonly reworded: boolean;
};

export type ListenOptions = UsageSink & {
  /** BCP 47, a hint. */
  readonly language: string;
  /** The words of an utterance so far, while it is still being spoken; they may change. */
  readonly onWords: (utterance: number, words: string) => void;
};

/** Listens to one conversation. It may fail at any time; then the recording is what there is to write down. */
export type Ear = {
  /** An utterance begins, perhaps anew: what was heard of this one before is forgotten. */
  readonly begin: (utterance: number) => void;
  /** PCM16 mono 16 kHz, little-endian, as it comes. It is read before this returns. */
  readonly hear: (utterance: number, pcm: Uint8Array) => void;
  /** The words of an utterance up to now. */
  readonly transcript: (utterance: number, signal: AbortSignal) => Promise<AiOutcome<string>>;
  readonly forget: (utterance: number) => void;
  readonly close: () => void;
};

/** Everything the product asks of a model. Each call ends within its time-out, and early when `signal` aborts. */
export type Ai = {
  /**
   * PCM16 mono 16 kHz, little-endian, in parts → text. The parts are read before it returns; their memory is used
   * again. `language` is a hint, BCP 47.
   */
  readonly transcribe: (
    sound: readonly Uint8Array[],
    options: UsageSink & { readonly language: string; readonly signal: AbortSignal },
  ) => Promise<AiOutcome<string>>;
  /** Listens to one conversation as it goes; null where only whole recordings are written down. */
  readonly listen: ((options: ListenOptions) => Ear) | null;
  /** A reply, piece by piece. */
  readonly write: (
    request: WriteRequest,
    options: UsageSink & { readonly signal: AbortSignal; readonly onText: (text: string) => void },
  ) => Promise<AiOutcome<null>>;
  /** Speech of a text. */
  readonly speak: (text: string, options: SpeakOptions) => Promise<AiOutcome<Spoken>>;
  /** A task with a result of a known shape: summaries, memories, titles. */
  readonly task: <T>(
    request: TaskRequest<T>,
    options: UsageSink & { readonly signal: AbortSignal },
  ) => Promise<AiOutcome<T>>;
};
