import type Stripe from "stripe";
import type { EventRecord } from "../state/webhooks.ts";
import type { State } from "../state/state.ts";
import type { Serialized } from "./serialized.ts";

/** The API version that the stand-in implements: the one that the SDK pins. */
export const apiVersion = "2026-10-28.endive";

type Envelope = Omit<Serialized<Stripe.Event>, "data" | "type">;

/** An event as it is listed and delivered; its object was rendered when it happened. */
export function renderEvent(state: State, { id, created, type, object }: EventRecord) {
  const waits = Object.values(state.deliveries).some((one) => one.event === id && one.status === "pending");
  const envelope = {
    id,
    object: "event",
    api_version: apiVersion,
    created,
    livemode: false,
    pending_webhooks: waits ? 1 : 0,
    request: null,
  } satisfies Envelope;
  return { ...envelope, data: { object }, type };
}
