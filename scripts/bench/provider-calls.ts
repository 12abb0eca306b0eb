import { z } from "zod";

const callsSchema = z.object({
  transcription: z.int(),
  reply: z.int(),
  speech: z.int(),
  task: z.int(),
});
type Calls = z.infer<typeof callsSchema>;
export type CallKind = keyof Calls;

/** Requests to the providers by kind: those that carry the words of whoever writes `watchedWords`, and all others. */
export const providerCallsSchema = z.object({ watched: callsSchema, others: callsSchema });
export type ProviderCallCounts = z.infer<typeof providerCallsSchema>;

/** Whoever has these in what they say is told apart from everybody else. */
export const watchedWords = "porch light";

const none = (): Calls => ({ transcription: 0, reply: 0, speech: 0, task: 0 });

/** Counts what the providers are asked. */
export class ProviderCalls {
  #watched = none();
  #others = none();

  note(kind: CallKind, body: Buffer): void {
    (body.includes(watchedWords) ? this.#watched : this.#others)[kind] += 1;
  }

  /** What was counted, and begins anew. */
  take(): ProviderCallCounts {
    const taken = { watched: this.#watched, others: this.#others };
    this.#watched = none();
    this.#others = none();
    return taken;
  }
}
