import type { EventTask } from "./event-task.ts";
import { fulfil, fulfilPayment, fulfilRecent, type FulfilDeps } from "./fulfil.ts";
import type { Synced } from "./sync.ts";

type Parts = { readonly fulfilling: FulfilDeps; readonly sync: (customerId: string) => Promise<Synced> };

/** What an event leads to: reading Stripe again rather than trusting the event. */
export function carryOut({ fulfilling, sync }: Parts): (task: EventTask) => Promise<void> {
  return async (task) => {
    if (task.kind === "session") await fulfil(fulfilling, task.id, null);
    if (task.kind === "customer") await sync(task.id);
    if (task.kind === "payment") await fulfilPayment(fulfilling, task.id);
  };
}

/** What the daily reconciliation leads to: reading everything about a customer again. */
export function lookAgain(
  { fulfilling, sync }: Parts,
  nowSeconds: () => number,
): (customerId: string) => Promise<void> {
  return async (customerId) => {
    await sync(customerId);
    await fulfilRecent(fulfilling, customerId, nowSeconds());
  };
}
