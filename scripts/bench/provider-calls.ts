import { z } from "zod";

const callsSchema = z.object({
  transcription: z.int(),
  reply: z.int(),
  speech: z.int(),
  task: z.int(),
});
type Calls = z.infer<typeof callsSchema>;
export type CallKind = keyof Calls;

/**
 * Requests to the providers by kind: those containing text from whoever writes `watchedWords`, and all
 * others.
 */
export const providerCallsSchema = z.object({ watched: callsSchema, others: callsSchema });
export type ProviderCallCounts = z.infer<typeof providerCallsSchema>;

/** Whoever has these in their messages is counted separately. */
export const watchedWords = "porch light";

const none = (): Calls => ({ transcription: 0, reply: 0, speech: 0, task: 0 });

/** Counts requests to the providers. */
export class ProviderCalls {
  #watched = none();
  #others = none();

  note(kind: CallKind, body: Buffer): void {
    (body.includes(watchedWords) ? this.#watched : this.#others)[kind] += 1;
  }

  /** Returns the counts and resets them. */
  take(): ProviderCallCounts {
    const taken = { watched: this.#watched, others: this.#others };
    this.#watched = none();
    this.#others = none();
    return taken;
  }
}
