import type { IncomingMessage } from "node:http";

/** How a response that ends by itself ends. */
export type End = "completed" | "max_output_tokens" | "content_filter" | "server_error";

/** What the server makes of a text that it is given to read. */
export type Spoken = {
  /** What its voice says; the text itself where it is a good reader. */
  readonly transcript?: string;
  /** ms of sound. */
  readonly ms?: number;
  /** How the response ends; `never`: it doesn't; `close`: the connection does, in the middle of it. */
  readonly end?: End | "never" | "close";
  /** Ends before anything was said. */
  readonly error?: string;
};

type Refusal = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

/** How the server behaves; a test changes it as it goes. */
export type Behavior = {
  refuse: (request: IncomingMessage) => Refusal | null;
  read: (text: string, nth: number) => Spoken;
  /** The transcript of a committed buffer, of so many bytes; null fails it. */
  hear: (bytes: number, nth: number, pcm: Buffer) => string | null;
  /** Words that come before their sound is committed, at its nth append; null: none. */
  overhear: (nth: number) => string | null;
  /** Whether a transcript is sent by itself, or when the test calls `release`. */
  held: boolean;
  /** What answers say that they used: a response, and the transcript of a committed buffer. */
  usage: { response: unknown; transcript: unknown };
  /** Models that are not there any more. */
  endedModels: readonly string[];
};

export const plainBehavior = (): Behavior => ({
  refuse: () => null,
  read: () => ({}),
  hear: (_bytes, nth) => `Heard ${nth}.`,
  overhear: () => null,
  held: false,
  usage: {
    response: {
      total_tokens: 150,
      input_tokens: 60,
      output_tokens: 90,
      input_token_details: { text_tokens: 60, audio_tokens: 0, cached_tokens: 0 },
      output_token_details: { text_tokens: 20, audio_tokens: 70 },
    },
    transcript: { type: "duration", seconds: 1 },
  },
  endedModels: [],
});
