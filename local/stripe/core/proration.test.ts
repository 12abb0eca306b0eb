import * as fc from "fast-check";
import { expect, test } from "vitest";
import { prices } from "../catalogue.ts";
import type { SubscriptionRecord } from "../state/billing.ts";
import { periodEnd } from "./calendar.ts";
import { planSwitch } from "./proration.ts";

const [monthly, annual] = [prices[0]?.id ?? "", prices[1]?.id ?? ""];
const start = Date.UTC(2026, 10, 2) / 1000;

function on(price: string, interval: "month" | "year"): SubscriptionRecord {
  return {
    id: "sub_1",
    created: start,
    customer: "cus_1",
    status: "active",
    item: {
      id: "si_1",
      created: start,
      price,
      quantity: 1,
      periodStart: start,
      periodEnd: periodEnd(start, interval, start),
    },
    anchor: start,
    cancelAt: null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancellation: { comment: null, feedback: null, reason: null },
    defaultPaymentMethod: null,
    description: null,
    latestInvoice: null,
    metadata: {},
    pause: null,
    pendingUpdate: null,
  };
}

test("half a month is worth half its price, to the second", () => {
  const halfway = start + 15 * 86_400;
  const { lines, item, anchor } = planSwitch(on(monthly, "month"), { price: annual, quantity: 1 }, halfway);
  expect(lines.map(({ amount }) => amount)).toEqual([-400, 4999]);
  expect(lines[0]?.description).toBe("Unused time on Premium monthly after 17 Nov 2026");
  expect(anchor).toBe(halfway);
  expect(item).toMatchObject({
    price: annual,
    periodStart: halfway,
    periodEnd: periodEnd(halfway, "year", halfway),
  });
});

test("the same interval keeps its period and charges only the difference", () => {
  const halfway = start + 15 * 86_400;
  const { lines, item, anchor } = planSwitch(on(monthly, "month"), { price: monthly, quantity: 2 }, halfway);
  expect(lines.map(({ amount }) => amount)).toEqual([-400, 799]);
  expect(anchor).toBe(start);
  expect(item).toMatchObject({ periodStart: start, quantity: 2 });
});

test("never gives back more than was paid, nor less than nothing, and is whole cents", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 365 * 86_400 - 1 }), (used) => {
      const [credit] = planSwitch(on(annual, "year"), { price: monthly, quantity: 1 }, start + used).lines;
      expect(credit?.amount).toBeLessThanOrEqual(0);
      expect(credit?.amount).toBeGreaterThanOrEqual(-4999);
      expect(Number.isInteger(credit?.amount)).toBe(true);
      expect(Object.is(credit?.amount, -0)).toBe(false);
    }),
  );
});
