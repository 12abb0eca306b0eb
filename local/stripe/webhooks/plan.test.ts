import { expect, test } from "vitest";
import { emptyState, type State } from "../state/state.ts";
import type { DeliveryRecord, EventRecord } from "../state/webhooks.ts";
import { afterAttempt, nextDue, pendingInOrder, planDeliveries } from "./plan.ts";

const events: readonly EventRecord[] = ["a", "b", "c", "d", "e"].map((name) => ({
  id: `evt_${name}`,
  created: 0,
  type: "customer.created",
  object: {},
}));

function planned(
  chaos: Partial<State["webhooks"]["chaos"]> = {},
  url: string | null = "http://127.0.0.1/",
): State {
  const empty = emptyState({ secret: "s", webhook: "w" }, "");
  const webhooks = { ...empty.webhooks, url, chaos: { ...empty.webhooks.chaos, ...chaos } };
  let count = 0;
  return planDeliveries({ ...empty, webhooks }, events, 1000, (prefix) => `${prefix}_${(count += 1)}`);
}

const order = (rows: readonly DeliveryRecord[]): string => rows.map(({ event }) => event.slice(4)).join("");

test("without chaos each event is delivered once, immediately, in order", () => {
  const state = planned();
  expect(order(Object.values(state.deliveries))).toBe("abcde");
  expect(Object.values(state.deliveries).every(({ dueAt }) => dueAt === 1000)).toBe(true);
  expect(nextDue(state)?.event).toBe("evt_a");
  expect(order(pendingInOrder(state, "reversed"))).toBe("edcba");
});

test("without a receiver nothing is delivered", () => {
  expect(planned({}, null).deliveries).toEqual({});
});

test("chaos doubles, delays and shuffles according to its seed", () => {
  const one = planned({ on: true, seed: 5, maxDelayMs: 500 });
  const rows = Object.values(one.deliveries);
  expect(rows).toHaveLength(10);
  expect(rows.every(({ dueAt }) => dueAt >= 1000 && dueAt < 1500)).toBe(true);
  expect(one).toEqual(planned({ on: true, seed: 5, maxDelayMs: 500 }));
  const orders = Array.from({ length: 50 }, (_value, seed) =>
    order(pendingInOrder(planned({ on: true, seed }), "shuffled")),
  );
  expect(new Set(orders).size).toBeGreaterThan(45);
  expect(orders.every((text) => text.split("").toSorted().join("") === "aabbccddee")).toBe(true);
});

test("failed deliveries wait longer each time, and are given up in the end", () => {
  let [row] = Object.values(planned().deliveries);
  const waits: number[] = [];
  while (row?.status === "pending") {
    row = afterAttempt(row, 500, 0);
    waits.push(row.dueAt);
  }
  expect(row).toMatchObject({ status: "gave-up", attempts: 20, lastStatus: 500 });
  expect(waits.slice(0, 4)).toEqual([1_000, 5_000, 15_000, 60_000]);
});

test.each([
  [200, "delivered"],
  [204, "delivered"],
  [301, "pending"],
  [400, "pending"],
  [0, "pending"],
])("an answer of %i makes it %s", (status, expected) => {
  const [row] = Object.values(planned().deliveries);
  expect(row === undefined ? null : afterAttempt(row, status, 0).status).toBe(expected);
});
