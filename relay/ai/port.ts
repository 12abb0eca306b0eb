import type { z } from "zod";
import { limits } from "#shared/limits.ts";
import type { Pace, VoiceStyle } from "#shared/catalogues/voices.ts";
import type { Line } from "#shared/protocol/values.ts";
import type { OnUsage } from "./usage.ts";

/**
 * Why a provider returned nothing, after its retries. Never the provider's own text, which may quote the
 * person. `refused`: the provider doesn't accept such requests; `declined`: the model won't answer this one;
 * `reworded`: a text that must be spoken verbatim came out changed, twice.
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

/** The outcome of a request to a provider. Never throws. */
export type AiOutcome<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** The provider itself says that the value may well be wrong. */
      readonly unsure?: true;
    }
  | {
      readonly ok: false;
      readonly failure: AiFailure;
      /** How long the provider asks us to wait, ms (`Retry-After`). */
      readonly retryAfterMs?: number;
      /** Given up by the caller, after so long a silence that the provider may well hang. */
      readonly wasSilent?: true;
    };

/**
 * The longest transcript that is believed, characters: as much as may be typed at once, and several times what can be
 * said in an utterance. What a provider sends beyond it is dropped, since every character is screened, sent and stored.
 */
export const longestTranscript = limits.maxChatCharacters;

/**
 * Opus packets as they arrive, with the number of 48 kHz samples in them. Awaited, so it can slow the reader
 * down.
 */
export type PacketSink = (packets: readonly Uint8Array[], samples: number) => Promise<void> | void;

/** Told what each try of a request used, also of one that was given up; a request that was refused used nothing. */
export type UsageSink = { readonly onUsage?: OnUsage | undefined };

/** Something that the model may do beside its words. */
export type Tool = {
  readonly name: string;
  readonly description: string;
  readonly schema: z.ZodType;
  /**
   * Added to the instructions where a model called the tool and said nothing: it is asked for its words once more, and
   * without tools.
   */
  readonly afterCall: string;
};

/** A tool that the model used. `input` is JSON and nothing more: parse it with the tool's schema. */
export type ToolCall = { readonly name: string; readonly input: unknown };

export type WriteRequest = {
  readonly instructions: string;
  readonly lines: readonly Line[];
  readonly maxTokens: number;
  readonly temperature: number;
  readonly size: "small" | "large";
  /** Left out for servers that take none. */
  readonly tools?: readonly Tool[];
};

export type WriteOptions = UsageSink & {
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
  /** Told before the outcome that the reply reached its limit of tokens, perhaps in the middle of a word. */
  readonly onCut?: (() => void) | undefined;
  /** Told of calls when all of the text has been passed on, before the outcome. */
  readonly onCall?: ((call: ToolCall) => void) | undefined;
};

export type TaskRequest<T> = Omit<WriteRequest, "lines" | "tools"> & {
  /** The name of the JSON schema, as sent to the provider. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** The task's input: data, never instructions. */
  readonly input: string;
  /**
   * How long a provider may take, ms, where the answer is soon of no use; a fallback is asked as well after half of it.
   * Left out: as long as any task may take.
   */
  readonly withinMs?: number;
};

/** How a text is to be spoken. */
export type Delivery = {
  readonly style: VoiceStyle;
  /** BCP 47. */
  readonly language: string;
  /** What the person chose: it multiplies the style's own. */
  readonly pace: Pace;
};

export type SpeakOptions = UsageSink & {
  readonly delivery: Delivery;
  /**
   * The text must be spoken verbatim: helplines, numbers, notices. Nothing is passed on before it was
   * compared with the text, so it starts later.
   */
  readonly exact: boolean;
  readonly signal: AbortSignal;
  /**
   * Asked about what a voice has said so far where it differs from the text, as soon as the words are known: false cuts
   * it. Left out where any words will do.
   */
  readonly mayBeSaid?: (said: string) => boolean;
  readonly onPackets: PacketSink;
};

export type Spoken = {
  /** 48 kHz. */
  readonly samples: number;
  /** The spoken text: the text as given, or a voice model's version of it. */
  readonly said: string;
  readonly reworded: boolean;
};

export type ListenOptions = UsageSink & {
  /** BCP 47, a hint. */
  readonly language: string;
  /** The transcript of an utterance so far, while it is still being spoken; it may change. */
  readonly onWords: (utterance: number, words: string) => void;
};

/**
 * Live transcription of one conversation. It may fail at any time; then the recording has to be transcribed.
 */
export type Ear = {
  /** An utterance begins, perhaps again: what was heard of it before is discarded. */
  readonly begin: (utterance: number) => void;
  /** PCM16 mono 16 kHz, little-endian, as it arrives. It is read before this returns. */
  readonly hear: (utterance: number, pcm: Uint8Array) => void;
  /** The transcript of an utterance up to now. */
  readonly transcript: (utterance: number, signal: AbortSignal) => Promise<AiOutcome<string>>;
  readonly forget: (utterance: number) => void;
  readonly close: () => void;
};

/**
 * Everything the product asks of a model. Each call ends within its timeout, and early when `signal` aborts.
 */
export type Ai = {
  /**
   * Transcribes PCM16 mono 16 kHz, little-endian, in parts. The parts are read before it returns; their
   * memory is reused. `language` is a hint, BCP 47.
   */
  readonly transcribe: (
    sound: readonly Uint8Array[],
    options: UsageSink & { readonly language: string; readonly signal: AbortSignal },
  ) => Promise<AiOutcome<string>>;
  /** Transcribes one conversation live; null if only whole recordings are transcribed. */
  readonly listen: ((options: ListenOptions) => Ear) | null;
  /** A reply, piece by piece. */
  readonly write: (request: WriteRequest, options: WriteOptions) => Promise<AiOutcome<null>>;
  /** Speech of a text. */
  readonly speak: (text: string, options: SpeakOptions) => Promise<AiOutcome<Spoken>>;
  /** A task with a result of a known shape: summaries, memories, titles. */
  readonly task: <T>(
    request: TaskRequest<T>,
    options: UsageSink & { readonly signal: AbortSignal },
  ) => Promise<AiOutcome<T>>;
};
