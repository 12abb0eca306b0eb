import { z } from "zod";

/** How long the providers themselves took for one turn, ms: without working ahead, no reply can be faster. */
export const serviceTimeSchema = z.object({
  tag: z.int(),
  transcription: z.number(),
  /** Until the token with which the first sentence is known to be over. */
  writing: z.number(),
  /** Until the first byte of the first segment. */
  speech: z.number(),
});
export type ServiceTime = z.infer<typeof serviceTimeSchema>;

type Stage = Exclude<keyof ServiceTime, "tag">;

/** The providers' own log. Only turns whose every stage is known count. */
export class ServiceTimes {
  #turns = new Map<number, Partial<Record<Stage, number>>>();

  note(tag: number, stage: Stage, ms: number): void {
    const turn = this.#turns.get(tag) ?? {};
    turn[stage] ??= ms;
    this.#turns.set(tag, turn);
  }

  /** Returns the log and clears it. */
  take(): ServiceTime[] {
    const taken = [...this.#turns].flatMap(([tag, stages]) => {
      const whole = serviceTimeSchema.safeParse({ tag, ...stages });
      return whole.success ? [whole.data] : [];
    });
    this.#turns = new Map();
    return taken;
  }
}
