import type { State } from "../state/state.ts";
import type { DeliveryRecord, EventRecord, WebhookSettings } from "../state/webhooks.ts";

/** Milliseconds between attempts to deliver an event; the last one repeats. */
const backoffMs = [1_000, 5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000];
const maxAttempts = 20;

/**
 * A number in [0, 1) that depends only on the seed and the position, so that a seed reproduces a sequence of
 * events.
 */
function drawRandom(seed: number, index: number): number {
  let mixed = (seed * 0x9e3779b1 + index * 0x85ebca6b) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * Schedules these events for delivery. Chaos delivers each of them twice, at random times within its maximum
 * delay, so that they arrive late and out of order. Times in milliseconds.
 */
export function planDeliveries(
  state: State,
  events: readonly EventRecord[],
  now: number,
  id: (prefix: string) => string,
): State {
  if (state.webhooks.url === null || events.length === 0) return state;
  const { chaos } = state.webhooks;
  const posted = chaos.on ? events.flatMap((event) => [event, event]) : events;
  const rows = posted.map((event, index) => newDelivery(event, chaos, chaos.drawn + index, now, id("we")));
  return {
    ...state,
    webhooks: { ...state.webhooks, chaos: { ...chaos, drawn: chaos.drawn + rows.length } },
    deliveries: { ...state.deliveries, ...Object.fromEntries(rows.map((row) => [row.id, row])) },
  };
}

function newDelivery(
  event: EventRecord,
  chaos: WebhookSettings["chaos"],
  index: number,
  now: number,
  id: string,
): DeliveryRecord {
  const lot = chaos.on ? drawRandom(chaos.seed, index) : index;
  const delay = chaos.on ? Math.floor(lot * chaos.maxDelayMs) : 0;
  return { id, event: event.id, status: "pending", dueAt: now + delay, lot, attempts: 0, lastStatus: null };
}

/** The delivery after an attempt that was answered with `status` (0 if there was no response). */
export function afterAttempt(delivery: DeliveryRecord, status: number, now: number): DeliveryRecord {
  const attempts = delivery.attempts + 1;
  const tried = { ...delivery, attempts, lastStatus: status };
  if (status >= 200 && status < 300) return { ...tried, status: "delivered" };
  if (attempts >= maxAttempts) return { ...tried, status: "gave-up" };
  const wait = backoffMs[Math.min(delivery.attempts, backoffMs.length - 1)] ?? 0;
  return { ...tried, dueAt: now + wait };
}

export type DeliveryOrder = "sent" | "reversed" | "shuffled";

/** The pending deliveries in the requested order; a shuffle sorts them by their random numbers. */
export function pendingInOrder(state: State, order: DeliveryOrder): readonly DeliveryRecord[] {
  const pending = Object.values(state.deliveries).filter((one) => one.status === "pending");
  if (order === "reversed") return pending.toReversed();
  if (order === "sent") return pending;
  const { seed } = state.webhooks.chaos;
  return pending
    .map((one, index) => ({ one, lot: drawRandom(seed, index) }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ one }) => one);
}

/** The next delivery that is due, or the time at which one will be; lower random numbers go first. */
export function nextDue(state: State): DeliveryRecord | undefined {
  return Object.values(state.deliveries)
    .filter((one) => one.status === "pending")
    .toSorted((a, b) => a.dueAt - b.dueAt || a.lot - b.lot)[0];
}
