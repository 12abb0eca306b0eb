import type { Concern } from "#shared/safety/risk.ts";
import type { Evidence } from "./evidence.ts";
import { type Network, outputsOf } from "./network.ts";

/** What the network says of an evidence, in this order. */
export const scored = ["risk", "imminent", "own"] as const;

/**
 * How strongly a text speaks of risk, where 0 is sure enough of it; if it speaks of any, of an imminent one, and of the
 * speaker's own and present one, not denied, past or somebody else's (logarithms of the odds); and of which concern the
 * most.
 */
export type Score = Readonly<Record<(typeof scored)[number], number>> & { readonly concern: Concern };

/** The score of a text by what speaks for and against danger in it. */
export function scoreOf(network: Network, { inputs, concern }: Evidence): Score {
  const [risk = 0, imminent = 0, own = 0] = outputsOf(network, inputs);
  return { risk, imminent, own, concern };
}
