import type { LanguageCode } from "#shared/catalogues/languages.ts";

/** Where a kind of request goes: OpenAI or anything that speaks its protocol. */
export type AiEndpoint = {
  /** Ends in `/v1` for most servers. */
  readonly baseUrl: string;
  readonly apiKey: string;
};

/** How a chat server expects the length limit: like OpenAI's current models, or like everyone else. */
export const chatDialects = ["openai", "compatible"] as const;
export type ChatDialect = (typeof chatDialects)[number];

export type ChatProvider = AiEndpoint & {
  readonly dialect: ChatDialect;
  readonly small: string;
  readonly large: string;
};

export type TranscriptionProvider = AiEndpoint & {
  readonly model: string;
  /** The model for live transcription; null if only whole recordings are transcribed. */
  readonly liveModel: string | null;
  /** Likely words, and what the conversation is about. */
  readonly keywords: readonly string[];
  readonly prompt: string | null;
  /** `limited`: it only knows a set of phrases; people are told so, and asked where it isn't sure. */
  readonly vocabulary: "open" | "limited";
};

/** `http`: `POST /audio/speech`, a text-to-speech model; `realtime`: a voice model over a WebSocket. */
export const speechProtocols = ["http", "realtime"] as const;

export type SpeechProvider = AiEndpoint & {
  readonly protocol: (typeof speechProtocols)[number];
  readonly model: string;
  /** Null: the style's own voice. */
  readonly voice: string | null;
  /** Voices for individual languages, as Kokoro has them. */
  readonly voices: Readonly<Partial<Record<LanguageCode, string>>>;
  /** The format requested over HTTP; the actual format is detected. */
  readonly format: "opus" | "pcm" | "wav";
};

type WithFallback<Provider> = Provider & {
  /** Asked when the first one fails, before anything was transcribed or spoken. */
  readonly fallback: Provider | null;
};

export type AiSettings = {
  readonly transcription: WithFallback<TranscriptionProvider>;
  readonly chat: WithFallback<ChatProvider>;
  readonly speech: WithFallback<SpeechProvider>;
};

/** The variables that name models. */
export type ModelVariable =
  | "TRANSCRIPTION_MODEL"
  | "TRANSCRIPTION_LIVE_MODEL"
  | "TRANSCRIPTION_FALLBACK_MODEL"
  | "CHAT_MODEL_SMALL"
  | "CHAT_MODEL_LARGE"
  | "CHAT_FALLBACK_MODEL_SMALL"
  | "CHAT_FALLBACK_MODEL_LARGE"
  | "SPEECH_MODEL"
  | "SPEECH_FALLBACK_MODEL";
