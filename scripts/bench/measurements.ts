import { z } from "zod";

/** What the driver observed, all times in ms. */
export const measurementsSchema = z.object({
  /** `ahead`: the relay could work ahead of the utterance's end. */
  turns: z.array(z.object({ tag: z.int(), ahead: z.boolean(), firstAudioMs: z.number() })),
  /** Utterances that ended during the measurement and were not answered soon after. */
  unanswered: z.int(),
  interruptions: z.array(z.number()),
  /** Bytes of audio of a generation that had been cleared. */
  staleBytes: z.int(),
  /** Calls without a single reply. */
  silentCalls: z.int(),
  errors: z.array(z.string()),
  /** How late the driver's own clock ran: a driver that is too slow measures itself. */
  latenessMs: z.array(z.number()),
});
export type Measurements = z.infer<typeof measurementsSchema>;

export const resumptionSchema = z.object({
  /** From the loss to the session's return, including the initial wait of up to 250 ms. */
  backMs: z.number(),
  /** From the loss to the audio of the rest of the reply. */
  soundMs: z.number(),
  contextKept: z.boolean(),
});
export type Resumption = z.infer<typeof resumptionSchema>;

export function noMeasurements(): Measurements {
  return {
    turns: [],
    unanswered: 0,
    interruptions: [],
    staleBytes: 0,
    silentCalls: 0,
    errors: [],
    latenessMs: [],
  };
}
