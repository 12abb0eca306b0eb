import { z } from "zod";

/** What a simulated call does repeatedly, and how fast the providers are. All times in ms. */
export const workloadSchema = z.object({
  /**
   * How long the person speaks; the rule then waits `silenceMs`, of which `pauseMs` until it says "pause".
   */
  voiceMs: z.number(),
  pauseMs: z.number(),
  silenceMs: z.number(),
  preRollMs: z.number(),
  /** From the end of a reply to the next utterance. */
  gapMs: z.number(),
  /** Playback relative to real time. */
  playRate: z.number(),
  /** Every nth reply is interrupted, after at least and at most this much playback. */
  interruptEvery: z.int(),
  interruptFromMs: z.number(),
  interruptToMs: z.number(),
  transcriptionMs: z.number(),
  /** From a commit to its words, where somebody listened while they were said. Not in reports from before it was. */
  liveWordsMs: z.number().default(30),
  firstTokenMs: z.number(),
  tokenMs: z.number(),
  speechMs: z.number(),
  /** One Ogg page of this much audio, at this interval. */
  pageMs: z.number(),
  pageEveryMs: z.number(),
});
export type Workload = z.infer<typeof workloadSchema>;

/** One frame per tick, as from the microphone. */
export const tickMs = 100;

/**
 * A turn takes some 15 s: five seconds of speech, the two seconds of silence that the rule waits after a long
 * sentence, a reply of some six seconds, a breath. Every third reply is interrupted.
 */
export const realWorkload: Workload = {
  voiceMs: 5_000,
  pauseMs: 300,
  silenceMs: 2_000,
  preRollMs: 400,
  gapMs: 1_500,
  playRate: 1,
  interruptEvery: 3,
  interruptFromMs: 500,
  interruptToMs: 5_000,
  transcriptionMs: 150,
  // An assumption: all but the last words are written down by then.
  liveWordsMs: 30,
  firstTokenMs: 200,
  tokenMs: 20,
  speechMs: 150,
  pageMs: 200,
  pageEveryMs: 50,
};

/** How long an uninterrupted turn takes, ms. */
export const realTurnMs = 15_500;

/** A small version, for testing the benchmark itself. */
export const smallWorkload: Workload = {
  ...realWorkload,
  voiceMs: 600,
  silenceMs: 1_000,
  gapMs: 100,
  playRate: 10,
  interruptEvery: 2,
  interruptFromMs: 100,
  interruptToMs: 300,
  pageEveryMs: 5,
};
