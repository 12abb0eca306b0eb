import type { Stripe } from "stripe";
import { isOver } from "./project.ts";
import { isMissing } from "./refusal.ts";
import { readSubscriptions } from "./sync.ts";

type Deps = {
  readonly stripe: Stripe;
  readonly sync: (customerId: string) => Promise<unknown>;
  readonly failed: (error: unknown) => void;
};

/** Nobody can pay any more at a page that was left open. One that is paid at this moment is refused; that is no harm. */
async function endCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  await Promise.allSettled(data.map(({ id }) => stripe.checkout.sessions.expire(id)));
}

/** What is gone already is as good as ended; what stands after it must be ended all the same. */
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
  // Takes the address and the cards with it, and whatever was bought meanwhile.
  await unlessMissing(() => stripe.customers.del(customer));
  await sync(customer);
  return ended;
}

/**
 * Ends everything that a customer pays for, at once, and forgets them at Stripe. Answers how many subscriptions were
 * still running; null where something may still run. Never throws; asking again is safe.
 */
export async function endCustomer(deps: Deps, customerId: string): Promise<number | null> {
  try {
    return await endAll(deps, customerId);
  } catch (error) {
    deps.failed(error);
    return null;
  }
}
