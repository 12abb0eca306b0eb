import * as fc from "fast-check";
import { expect, test } from "vitest";
import { prices } from "../catalogue.ts";
import type { SubscriptionRecord } from "../state/billing.ts";
import { periodEnd } from "./calendar.ts";
import { planSwitch } from "./switch-cost.ts";

const [monthly, annual] = [prices[0]?.id ?? "", prices[1]?.id ?? ""];
const start = Date.UTC(2026, 10, 2) / 1000;

function on(price: string, interval: "month" | "year"): SubscriptionRecord {
  const end = periodEnd(start, interval, start);
  return {
    id: "sub_1",
    created: start,
    customer: "cus_1",
    status: "active",
    item: { id: "si_1", created: start, price, periodStart: start, periodEnd: end },
    anchor: start,
    cancelAt: null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    defaultPaymentMethod: null,
    latestInvoice: null,
    collectionPaused: false,
    pendingUpdate: null,
  };
}

test("half a month is worth half its price, to the second", () => {
  const at = start + 15 * 86_400;
  const { lines, item, anchor } = planSwitch(on(monthly, "month"), [{ id: "si_1", price: annual }], at);
  expect(lines.map(({ amount }) => amount)).toEqual([-400, 4999]);
  expect(lines[0]?.description).toBe("Unused time on Premium monthly after Nov 17, 2026");
  expect(anchor).toBe(at);
  expect(item).toMatchObject({ price: annual, periodStart: at, periodEnd: periodEnd(at, "year", at) });
});

test("never credits more than was paid or less than zero, and uses whole cents", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 365 * 86_400 - 1 }), (used) => {
      const items = [{ id: "si_1", price: monthly }];
      const [credit] = planSwitch(on(annual, "year"), items, start + used).lines;
      expect(credit?.amount).toBeLessThanOrEqual(0);
      expect(credit?.amount).toBeGreaterThanOrEqual(-4999);
      expect(Number.isInteger(credit?.amount)).toBe(true);
      expect(Object.is(credit?.amount, -0)).toBe(false);
    }),
  );
});
