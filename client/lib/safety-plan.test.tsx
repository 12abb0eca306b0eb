import { afterEach, expect, test } from "vitest";
import { fakeServices, someone } from "#client/test-services.tsx";
import { hearToasts } from "#client/test-toasts.ts";
import { keptUserId } from "./kept-session.ts";
import { tellOfPlanCopy } from "./forget-on-device.ts";
import { deletePlanCopy, emptyPlan, readPlanCopy, savePlanCopy, shownPlanCopies } from "./safety-plan.ts";

afterEach(() => localStorage.clear());

const plan = { ...emptyPlan, reasons: "My sister" };

test("a plan is on the device only if it was stored there, and gone when it is no longer wanted", () => {
  expect(readPlanCopy("ada")).toBeNull();
  savePlanCopy("ada", plan);
  expect(readPlanCopy("ada")).toEqual(plan);
  deletePlanCopy("ada");
  expect(readPlanCopy("ada")).toBeNull();
});

test("a copy belongs to an account: others who are signed in don't see it, and theirs doesn't replace it", () => {
  savePlanCopy("ada", plan);
  expect([shownPlanCopies("ada"), shownPlanCopies("ben"), shownPlanCopies(null)]).toEqual([
    [plan],
    [],
    [plan],
  ]);
  const bens = { ...emptyPlan, reasons: "The dog" };
  savePlanCopy("ben", bens);
  expect(shownPlanCopies("ben")).toEqual([bens]);
  deletePlanCopy("ben");
  expect(shownPlanCopies(null)).toEqual([plan]);
});

test("an invalid stored value does no harm", () => {
  for (const broken of ["{", "null", "7", '"text"']) {
    localStorage.setItem("hearken.safety-plan.ada", broken);
    expect(readPlanCopy("ada")).toBeNull();
    expect(shownPlanCopies(null)).toEqual([]);
  }
  localStorage.setItem("hearken.safety-plan.ada", '{"reasons":7,"people":"Sam","extra":"x"}');
  expect(readPlanCopy("ada")).toEqual({ ...emptyPlan, people: "Sam" });
});

test("whose session this browser holds is known without asking anyone", () => {
  expect(keptUserId()).toBeNull();
  for (const broken of ["{", "7", "null", "{}", '{"user":{"id":7}}']) {
    localStorage.setItem("hearken.session", broken);
    expect(keptUserId()).toBeNull();
  }
  localStorage.setItem("hearken.session", JSON.stringify(someone));
  expect(keptUserId()).toBe("ada");
});

const signsOut = async () => {
  const { services, emit } = fakeServices();
  const toasts = hearToasts();
  tellOfPlanCopy(services.auth, (key) => key);
  emit("SIGNED_IN", someone);
  await services.auth.signOut("local");
  return { ...toasts, emit };
};

test("who signs out is told that the copy stays, and can remove it", async () => {
  savePlanCopy("ada", plan);
  const { said, shown, act } = await signsOut();
  expect(said).toHaveBeenCalledExactlyOnceWith("planCopy.stays", "planCopy.who");
  act();
  expect(shown()).toEqual(["planCopy.removed"]);
  expect(readPlanCopy("ada")).toBeNull();
});

test("the next person isn't asked about it, and nobody is told without a copy", async () => {
  expect((await signsOut()).said).not.toHaveBeenCalled();
  savePlanCopy("ada", plan);
  const { shown, emit } = await signsOut();
  emit("SIGNED_IN", { ...someone, user: { ...someone.user, id: "ben" } });
  expect(shown()).toEqual([]);
});
