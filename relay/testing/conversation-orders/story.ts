import type { Mode, Phase } from "#shared/protocol/values.ts";
import type { Effect } from "../../conversation/effects.ts";
import type { Event } from "../../conversation/events.ts";
import type { ConversationRisk } from "../../conversation/conversation-risk.ts";
import type { Settings } from "../../conversation/state.ts";
import type { ClientAction } from "./client.ts";

/** What happens to a conversation: caused by the person, the network, the relay, or a confused client. */
export type OrderEvent =
  | ClientAction
  | { readonly kind: "lose"; readonly ms: number }
  | { readonly kind: "silence"; readonly ms: number }
  | { readonly kind: "aiNotice" }
  | { readonly kind: "takeOver" }
  | { readonly kind: "timeUp"; readonly reason: "limit" | "cap" }
  | { readonly kind: "stray"; readonly event: Event };

/** The chosen part of one order of events; everything else follows from the seed. */
export type Order = {
  readonly seed: number;
  readonly mode: Mode;
  readonly speculation: boolean;
  /** How long a control message is in flight, ms. */
  readonly latencyMs: number;
  readonly happenings: readonly { readonly afterMs: number; readonly what: OrderEvent }[];
};

/** One event and its effects. */
export type Step = {
  /** ms since the epoch. */
  readonly at: number;
  readonly event: Event;
  readonly effects: readonly Effect[];
  /** The phase and the risk of the conversation after it. */
  readonly phase: Phase;
  readonly risk: ConversationRisk;
  /** The utterance that is listened to, over a reply or not. */
  readonly listensTo: number | null;
  /** The positions for which an id was asked. */
  readonly ids: readonly number[];
};

/** The result of an order. */
export type Story = {
  readonly order: Order;
  readonly steps: readonly Step[];
  /** What the core threw, as text. */
  readonly thrown: string | null;
  /** Nothing is in flight, and the client is connected and silent. */
  readonly quiet: boolean;
};

/** None of these may come out of a reply: the stand-in for the outgoing check [T26]. */
export const forbidden = /real person|0800/;

export const check: Settings["check"] = (said) => {
  if (said.includes("real person")) return { verdict: "stop", fault: "human" };
  return {
    verdict: "pass",
    text: said.replace("0800", ""),
    removed: said.includes("0800") ? ["number"] : [],
  };
};
