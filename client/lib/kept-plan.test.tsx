import { afterEach, expect, test } from "vitest";
import { forgetKeptPlan, isPlanKept, keepPlan, readKeptPlan } from "./kept-plan.ts";
import { emptyPlan } from "./safety-plan.ts";

const key = "hearken.safety-plan";
afterEach(() => localStorage.clear());

test("a plan is on the device only when it was kept there, and gone when it is not wanted any more", () => {
  expect(readKeptPlan()).toBeNull();
  const plan = { ...emptyPlan, reasons: "My sister" };
  keepPlan("ada", plan);
  expect(readKeptPlan()).toEqual(plan);
  forgetKeptPlan("ada");
  expect(readKeptPlan()).toBeNull();
});

test("on a device that several people use, nobody's choice is another's", () => {
  keepPlan("ada", { ...emptyPlan, reasons: "My sister" });
  expect([isPlanKept("ada"), isPlanKept("ben")]).toEqual([true, false]);
  forgetKeptPlan("ben");
  expect(readKeptPlan()?.reasons).toBe("My sister");
});

test("what is not a plan does no harm", () => {
  for (const broken of ["{", "null", "7", '"text"']) {
    localStorage.setItem(key, broken);
    expect(readKeptPlan()).toBeNull();
  }
  localStorage.setItem(key, '{"reasons":7,"people":"Sam","extra":"x"}');
  expect(readKeptPlan()).toEqual({ ...emptyPlan, people: "Sam" });
});
