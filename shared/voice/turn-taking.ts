import type { Pace } from "../catalogues/voices.ts";

/** How long the call waits for somebody who pauses. */
export const turnTaking = {
  /** Silence that ends an utterance, ms; the longer value applies once the utterance exceeds `longAfterMs`. */
  silenceMs: 1_000,
  longSilenceMs: 2_000,
  longAfterMs: 3_000,
  /** The pace that a person chose, times the silence that ends an utterance. */
  silenceFactor: { quick: 0.8, normal: 1, unhurried: 1.6 } satisfies Record<Pace, number>,
  /** The silence that ends an utterance which sounds unfinished, ms. */
  unfinishedSilenceMs: { quick: 2_400, normal: 3_000, unhurried: 4_000 } satisfies Record<Pace, number>,
  /** How much longer than the rule's own the silence is after an utterance that may be unfinished, ms. */
  doubtfulMs: 300,
} as const;
