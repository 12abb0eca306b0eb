import type { RequestHandler, Response } from "express";
import { Stripe } from "stripe";
import { sendError } from "../routes/errors.ts";
import { type EventTask, eventTask, type EventType, knownType } from "./event-task.ts";
import type { BillingStore } from "./billing-store.ts";
import type { BillingMonitor } from "./monitor.ts";

/** An older signature is refused, in seconds. */
const toleranceSeconds = 300;

export type WebhookDeps = {
  readonly stripe: Stripe;
  readonly secret: string;
  readonly store: Pick<BillingStore, "isHandled" | "noteHandled">;
  /** Reads again what the event was about. */
  readonly carryOut: (task: EventTask) => Promise<void>;
  readonly watch: Pick<BillingMonitor, "webhookRejected" | "webhookHandled" | "webhookFailed">;
  /** Unix seconds. */
  readonly nowSeconds: () => number;
};

/** The event if Stripe has just signed it, otherwise null. */
function verified({ stripe, secret }: WebhookDeps, body: unknown, signature: string | undefined) {
  if (!Buffer.isBuffer(body) || signature === undefined) return null;
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
  } catch {
    return null;
  }
}

/**
 * The id is recorded only after everything is done, so that a partial failure is repeated when Stripe
 * retries.
 */
export async function handleEvent(
  deps: Pick<WebhookDeps, "store" | "carryOut">,
  event: Pick<Stripe.Event, "id" | "data">,
  type: EventType,
) {
  if (await deps.store.isHandled(event.id)) return "repeated";
  await deps.carryOut(eventTask(type, event.data.object));
  await deps.store.noteHandled(event.id, type);
  return "handled";
}

async function answer(deps: WebhookDeps, event: Stripe.Event, res: Response): Promise<void> {
  const type = knownType(event.type);
  try {
    const outcome = type === null ? "ignored" : await handleEvent(deps, event, type);
    deps.watch.webhookHandled(outcome, deps.nowSeconds() - event.created);
    res.json({ received: true });
  } catch (error) {
    deps.watch.webhookFailed(type, error);
    sendError(res, "internal");
  }
}

/** `POST /api/stripe/webhook`. Takes the raw body, because the signature covers its bytes. */
export function stripeWebhook(deps: WebhookDeps): RequestHandler {
  return async (req, res) => {
    const event = verified(deps, req.body, req.get("Stripe-Signature"));
    if (event !== null) return answer(deps, event, res);
    deps.watch.webhookRejected();
    sendError(res, "bad_request");
  };
}
