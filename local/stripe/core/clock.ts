import type { State } from "../state/state.ts";
import type { EventRecord } from "../state/webhooks.ts";
import { expireSession, noteSettled } from "./checkout.ts";
import { known } from "./find.ts";
import { finalizeInvoice, voidInvoice } from "./invoice.ts";
import { payInvoice, settleInvoice } from "./invoice-payment.ts";
import { settleDebit } from "./payment.ts";
import { cancelSubscription, renewSubscription } from "./subscription.ts";
import { expirePendingUpdate } from "./subscription-update.ts";
import { transact, type Tx, type World } from "./tx.ts";

/** Something that happens by itself at a given time, in seconds. */
type Duty = { readonly at: number; run(tx: Tx): void };

/** More steps than any real advance needs, so that a bug in a scheduled task can't hang the process. */
const maxSteps = 20_000;

/**
 * Advances time to `now`: everything due happens in order and at its own time, so that advancing by a year
 * creates the same invoices as waiting for a year.
 */
export function passTime(
  state: State,
  now: number,
  id: World["id"],
): { state: State; events: readonly EventRecord[] } {
  let current = state;
  const events: EventRecord[] = [];
  for (let step = 0; step < maxSteps; step += 1) {
    const duty = nextDuty(current, now);
    if (duty === null) return { state: current, events };
    const done = transact(current, { now: duty.at, id }, (tx) => duty.run(tx));
    if (!done.ok) throw new Error(`a scheduled task failed: ${done.error.message}`);
    current = done.state;
    events.push(...done.events);
  }
  throw new Error("scheduled tasks never end");
}

function nextDuty(state: State, now: number): Duty | null {
  let first: Duty | null = null;
  for (const duty of duties(state)) {
    if (duty.at <= now && (first === null || duty.at < first.at)) first = duty;
  }
  return first;
}

function* duties(state: State): Generator<Duty> {
  yield* sessionDuties(state);
  yield* subscriptionDuties(state);
  yield* invoiceDuties(state);
  yield* debitDuties(state);
}

function* sessionDuties(state: State): Generator<Duty> {
  for (const { id, status, expiresAt } of Object.values(state.checkoutSessions)) {
    if (status === "open") yield { at: expiresAt, run: (tx) => void expireSession(tx, id) };
  }
}

const renews = new Set(["active", "past_due", "unpaid", "trialing"]);

function* subscriptionDuties(state: State): Generator<Duty> {
  for (const { id, status, item, cancelAt, pendingUpdate } of Object.values(state.subscriptions)) {
    if (pendingUpdate !== null)
      yield { at: pendingUpdate.expiresAt, run: (tx) => expirePendingUpdate(tx, id) };
    if (!renews.has(status)) continue;
    // A cancellation due at the renewal takes precedence over it.
    if (cancelAt !== null) yield { at: cancelAt, run: (tx) => void cancelSubscription(tx, id) };
    yield { at: item.periodEnd, run: (tx) => renewSubscription(tx, id) };
  }
}

function* invoiceDuties(state: State): Generator<Duty> {
  for (const { id, status, finalizesAt, nextAttempt } of Object.values(state.invoices)) {
    if (status === "draft" && finalizesAt !== null) yield { at: finalizesAt, run: (tx) => collect(tx, id) };
    if (status === "open" && nextAttempt !== null) {
      yield { at: nextAttempt, run: (tx) => void payInvoice(tx, id, "off-session") };
    }
  }
}

/** While collection is paused, the invoice is voided instead. */
function collect(tx: Tx, id: string): void {
  finalizeInvoice(tx, id);
  const { subscription } = known(tx, "invoices", id);
  if (known(tx, "subscriptions", subscription).collectionPaused) voidInvoice(tx, id);
  else payInvoice(tx, id, "off-session");
}

function* debitDuties(state: State): Generator<Duty> {
  for (const { id, status, settlesAt } of Object.values(state.paymentIntents)) {
    if (status === "processing" && settlesAt !== null) yield { at: settlesAt, run: (tx) => settle(tx, id) };
  }
}

function settle(tx: Tx, intent: string): void {
  const session = Object.values(tx.state.checkoutSessions).find((one) => one.paymentIntent === intent);
  const invoice = Object.values(tx.state.invoices).find((one) => one.paymentIntent === intent);
  const outcome = invoice === undefined ? settleDebit(tx, intent) : settleInvoice(tx, invoice);
  if (session !== undefined) noteSettled(tx, session, outcome);
}
