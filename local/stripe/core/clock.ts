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

/** Something that happens by itself when its time (in seconds) has come. */
type Duty = { readonly at: number; run(tx: Tx): void };

/** More steps than any honest advance takes: a mistake in a duty must not hang the process. */
const maxSteps = 20_000;

/**
 * Lets time pass up to `now`: everything due happens, in order and each at its own moment, so that a year's advance
 * makes the same invoices as a year of waiting.
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
    if (!done.ok) throw new Error(`a duty was refused: ${done.error.message}`);
    current = done.state;
    events.push(...done.events);
  }
  throw new Error("time does not come to rest");
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
    // An end that falls on the renewal comes before it.
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

/** While collection is paused, the invoice is void instead. */
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
