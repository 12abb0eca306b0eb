import { expect, test } from "vitest";
import { createPaywall } from "./paywall.ts";

test("opens with the limit that was reached, and closes", () => {
  const paywall = createPaywall();
  expect(paywall.open("voice", "2027-01-16T09:14:00Z")).toBe(true);
  expect(paywall.getState()).toEqual({ open: true, reason: "voice", resetsAt: "2027-01-16T09:14:00Z" });
  paywall.close();
  expect(paywall.getState()).toEqual({ open: false });
});

test("nobody at risk is offered anything until the last hold is released", () => {
  const paywall = createPaywall();
  paywall.open("mood");
  const letGo = [paywall.hold(), paywall.hold()];
  expect(paywall.getState()).toEqual({ open: false });
  for (const release of letGo) {
    expect(paywall.open("guide")).toBe(false);
    release();
  }
  expect(paywall.getState()).toEqual({ open: false });
  expect(paywall.open("guide")).toBe(true);
});
