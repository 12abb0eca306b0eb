import * as fc from "fast-check";
import { expect, test } from "vitest";
import { prices } from "../catalogue.ts";
import { emptyState, type State } from "../state/state.ts";
import { createSession, payAtCheckout } from "./checkout.ts";
import { passTime } from "./clock.ts";
import { createCustomer } from "./customer.ts";
import { transact } from "./tx.ts";

const start = Date.UTC(2026, 0, 31, 10) / 1000;

/** Ids that depend only on the state, so that two runs can be compared. */
function counting() {
  let count = 0;
  return (prefix: string): string => `${prefix}_${String((count += 1))}`;
}

function bought(card: string, id: (prefix: string) => string): State {
  const done = transact(
    emptyState({ secret: "s", webhook: "w" }, "http://127.0.0.1"),
    { now: start, id },
    (tx) => {
      const customer = createCustomer(tx, { email: "sam@example.com", metadata: {} }).id;
      const none = { cancelUrl: null, clientReferenceId: null, metadata: {} };
      const own = { ...none, mode: "subscription", customer, successUrl: "http://127.0.0.1/" } as const;
      const session = createSession(tx, own, [prices[0]?.id ?? ""]);
      return payAtCheckout(tx, session.id, card);
    },
  );
  return done.state;
}

test.each(["4242424242424242", "4000000000000341", "4000002760003184"])(
  "with card %s, one long wait has the same result as many short ones",
  (card) => {
    const total = 200 * 86_400;
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: total }), { maxLength: 12 }), (stops) => {
        const whole = counting();
        const once = passTime(bought(card, whole), start + total, whole);
        const stepwise = counting();
        let state = bought(card, stepwise);
        const events: string[] = [];
        for (const stop of [...stops.toSorted((a, b) => a - b), total]) {
          const passed = passTime(state, start + stop, stepwise);
          state = passed.state;
          events.push(...passed.events.map(({ type }) => type));
        }
        expect(events).toEqual(once.events.map(({ type }) => type));
        expect(state).toEqual(once.state);
      }),
      { numRuns: 25 },
    );
  },
);

test("nothing happens twice: advancing to the same time again changes nothing", () => {
  const id = counting();
  const { state } = passTime(bought("4242424242424242", id), start + 90 * 86_400, id);
  const again = passTime(state, start + 90 * 86_400, id);
  expect(again.events).toEqual([]);
  expect(again.state).toBe(state);
});
