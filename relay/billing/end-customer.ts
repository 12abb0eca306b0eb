import type { Stripe } from "stripe";
import { isOver } from "./project.ts";
import { isMissing } from "./refusal.ts";
import { readSubscriptions } from "./sync.ts";

type Deps = {
  readonly stripe: Stripe;
  readonly sync: (customerId: string) => Promise<unknown>;
  readonly failed: (error: unknown) => void;
};

/**
 * Expires open checkouts, so that a page left open can't be paid. Stripe refuses to expire one that is being
 * paid, which does no harm.
 */
async function endCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  await Promise.allSettled(data.map(({ id }) => stripe.checkout.sessions.expire(id)));
}

/** Something already gone counts as ended, and must not keep the rest from being ended. */
async function unlessMissing(step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** How many were still running. */
async function endSubscriptions(stripe: Stripe, customer: string): Promise<number> {
  const running = (await readSubscriptions(stripe, customer)).filter((one) => !isOver(one));
  for (const { id } of running) await unlessMissing(() => stripe.subscriptions.cancel(id));
  return running.length;
}

async function endAll({ stripe, sync }: Deps, customer: string): Promise<number> {
  await unlessMissing(() => endCheckouts(stripe, customer));
  const ended = await endSubscriptions(stripe, customer);
  // Also deletes the address, the cards, and anything bought in the meantime.
  await unlessMissing(() => stripe.customers.del(customer));
  await sync(customer);
  return ended;
}

/**
 * Immediately ends everything that a customer pays for, and deletes them at Stripe. Returns how many
 * subscriptions were still running; null if something may still be. Never throws, and is safe to repeat.
 */
export async function endCustomer(deps: Deps, customerId: string): Promise<number | null> {
  try {
    return await endAll(deps, customerId);
  } catch (error) {
    deps.failed(error);
    return null;
  }
}
