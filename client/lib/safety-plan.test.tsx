import { afterEach, expect, test } from "vitest";
import { deletePlanCopy, emptyPlan, hasPlanCopy, readPlanCopy, savePlanCopy } from "./safety-plan.ts";

const key = "hearken.safety-plan";
afterEach(() => localStorage.clear());

test("a plan is on the device only if it was stored there, and gone when it is no longer wanted", () => {
  expect(readPlanCopy()).toBeNull();
  const plan = { ...emptyPlan, reasons: "My sister" };
  savePlanCopy("ada", plan);
  expect(readPlanCopy()).toEqual(plan);
  deletePlanCopy("ada");
  expect(readPlanCopy()).toBeNull();
});

test("on a shared device, nobody's choice applies to anyone else", () => {
  savePlanCopy("ada", { ...emptyPlan, reasons: "My sister" });
  expect([hasPlanCopy("ada"), hasPlanCopy("ben")]).toEqual([true, false]);
  deletePlanCopy("ben");
  expect(readPlanCopy()?.reasons).toBe("My sister");
});

test("an invalid stored value does no harm", () => {
  for (const broken of ["{", "null", "7", '"text"']) {
    localStorage.setItem(key, broken);
    expect(readPlanCopy()).toBeNull();
  }
  localStorage.setItem(key, '{"reasons":7,"people":"Sam","extra":"x"}');
  expect(readPlanCopy()).toEqual({ ...emptyPlan, people: "Sam" });
});
