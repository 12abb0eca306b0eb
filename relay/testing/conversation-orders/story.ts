import type { Mode, Phase } from "#shared/protocol/values.ts";
import type { Effect } from "../../conversation/effects.ts";
import type { Event } from "../../conversation/events.ts";
import type { SessionRisk } from "../../conversation/session-risk.ts";
import type { Settings } from "../../conversation/state.ts";
import type { Deed } from "./client.ts";

/** What happens to a conversation: by the person, by the network, by the relay, or by a client that is confused. */
export type Happening =
  | Deed
  | { readonly kind: "lose"; readonly ms: number }
  | { readonly kind: "silence"; readonly ms: number }
  | { readonly kind: "aiNotice" }
  | { readonly kind: "takeOver" }
  | { readonly kind: "timeUp"; readonly reason: "limit" | "cap" }
  | { readonly kind: "stray"; readonly event: Event };

/** One order of events, as far as it is chosen; all else follows from the seed. */
export type Order = {
  readonly seed: number;
  readonly mode: Mode;
  readonly speculation: boolean;
  /** How long a control message is under way, ms. */
  readonly latencyMs: number;
  readonly happenings: readonly { readonly afterMs: number; readonly what: Happening }[];
};

/** One event, and what came of it. */
export type Step = {
  /** ms since the epoch. */
  readonly at: number;
  readonly event: Event;
  readonly effects: readonly Effect[];
  /** The phase and the risk of the conversation after it. */
  readonly phase: Phase;
  readonly risk: SessionRisk;
  /** The utterance that is listened to, over a reply or not. */
  readonly listensTo: number | null;
  /** The positions for which an id was asked. */
  readonly ids: readonly number[];
};

/** What became of an order. */
export type Story = {
  readonly order: Order;
  readonly steps: readonly Step[];
  /** What the core threw, to be read. */
  readonly thrown: string | null;
  /** Nothing is under way any more, and the client is there and does not speak. */
  readonly quiet: boolean;
};

/** Nothing of these comes out of a reply: the stand-in for the check of outgoing text [T26]. */
export const forbidden = /real person|0800/;

export const check: Settings["check"] = (said) => {
  if (said.includes("real person")) return { verdict: "stop", fault: "human" };
  return {
    verdict: "pass",
    text: said.replace("0800", ""),
    removed: said.includes("0800") ? ["number"] : [],
  };
};
