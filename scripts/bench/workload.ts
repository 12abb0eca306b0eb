import { z } from "zod";

/** What a simulated call does, over and over; and how fast the providers are. All times in ms. */
export const workloadSchema = z.object({
  /** The person speaks so long; the rule waits `silenceMs` more, of which `pauseMs` until it says "pause". */
  voiceMs: z.number(),
  pauseMs: z.number(),
  silenceMs: z.number(),
  preRollMs: z.number(),
  /** From the end of a reply to the next utterance. */
  gapMs: z.number(),
  /** Playback against real time. */
  playRate: z.number(),
  /** Every so many replies one is spoken over, after this much playback at least and at most. */
  interruptEvery: z.int(),
  interruptFromMs: z.number(),
  interruptToMs: z.number(),
  transcriptionMs: z.number(),
  /** From a commit to its words, where somebody listened while they were said. Not in reports from before it was. */
  liveWordsMs: z.number().default(30),
  firstTokenMs: z.number(),
  tokenMs: z.number(),
  speechMs: z.number(),
  /** One Ogg page of so much sound, every so often. */
  pageMs: z.number(),
  pageEveryMs: z.number(),
});
export type Workload = z.infer<typeof workloadSchema>;

/** A frame a tick, as the microphone gives them. */
export const tickMs = 100;

/**
 * A turn takes some 15 s: five seconds of speech, the two of silence that the rule waits after a long sentence, a
 * reply of some six seconds, a breath. Every third reply is spoken over.
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

/** So long lasts a turn of it that nobody speaks over, ms. */
export const realTurnMs = 15_500;

/** The same in little, for the test of the benchmark itself. */
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
