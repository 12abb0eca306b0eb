import type Stripe from "stripe";
import type { EventRecord } from "../state/webhooks.ts";
import type { State } from "../state/state.ts";
import type { Wire } from "./wire.ts";

/** The version of the API that the stand-in speaks: the one that the SDK pins. */
export const apiVersion = "2026-10-28.endive";

type Envelope = Omit<Wire<Stripe.Event>, "data" | "type">;

/** The event as it is listed and as it is posted; `data.object` was rendered when it happened. */
export function renderEvent(state: State, event: EventRecord) {
  return {
    ...({
      id: event.id,
      object: "event",
      api_version: apiVersion,
      created: event.created,
      livemode: false,
      pending_webhooks: pendingOf(state, event.id),
      request: { id: event.requestId, idempotency_key: event.idempotencyKey },
    } satisfies Envelope),
    data:
      event.previous === null
        ? { object: event.object }
        : { object: event.object, previous_attributes: event.previous },
    type: event.type,
  };
}

function pendingOf(state: State, event: string): number {
  const deliveries = Object.values(state.deliveries);
  return deliveries.some((one) => one.event === event && one.status === "pending") ? 1 : 0;
}
