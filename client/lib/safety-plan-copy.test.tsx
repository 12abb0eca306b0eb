import { afterEach, expect, test } from "vitest";
import { deletePlanCopy, hasPlanCopy, savePlanCopy, readPlanCopy } from "./safety-plan-copy.ts";
import { emptyPlan } from "./safety-plan.ts";

const key = "hearken.safety-plan";
afterEach(() => localStorage.clear());

test("a plan is on the device only when it was kept there, and gone when it is not wanted any more", () => {
  expect(readPlanCopy()).toBeNull();
  const plan = { ...emptyPlan, reasons: "My sister" };
  savePlanCopy("ada", plan);
  expect(readPlanCopy()).toEqual(plan);
  deletePlanCopy("ada");
  expect(readPlanCopy()).toBeNull();
});

test("on a device that several people use, nobody's choice is another's", () => {
  savePlanCopy("ada", { ...emptyPlan, reasons: "My sister" });
  expect([hasPlanCopy("ada"), hasPlanCopy("ben")]).toEqual([true, false]);
  deletePlanCopy("ben");
  expect(readPlanCopy()?.reasons).toBe("My sister");
});

test("what is not a plan does no harm", () => {
  for (const broken of ["{", "null", "7", '"text"']) {
    localStorage.setItem(key, broken);
    expect(readPlanCopy()).toBeNull();
  }
  localStorage.setItem(key, '{"reasons":7,"people":"Sam","extra":"x"}');
  expect(readPlanCopy()).toEqual({ ...emptyPlan, people: "Sam" });
});
