/** Where a kind of request goes: OpenAI or anything that speaks its protocol. */
export type AiEndpoint = {
  /** Ends in `/v1` for most servers. */
  readonly baseUrl: string;
  readonly apiKey: string;
};

export type AiSettings = {
  readonly transcription: AiEndpoint & {
    readonly model: string;
    /** `limited`: it knows but a set of phrases, and people are told so. */
    readonly vocabulary: "open" | "limited";
  };
  readonly chat: AiEndpoint & { readonly small: string; readonly large: string };
  readonly speech: AiEndpoint & {
    readonly model: string;
    readonly voice: string;
    /** What is asked for; what really comes is looked at. */
    readonly format: "opus" | "pcm" | "wav";
  };
};

/** How long each kind of request may take, ms. A stream counts from its last sign of life. */
export const aiTimeouts = {
  transcriptionMs: 10_000,
  firstTextMs: 8_000,
  nextTextMs: 8_000,
  firstSoundMs: 8_000,
  nextSoundMs: 8_000,
  taskMs: 30_000,
} as const;
