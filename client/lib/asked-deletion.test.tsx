import { beforeEach, expect, test } from "vitest";
import { fakeServices, someone } from "#client/test-services.tsx";
import { forgetOnceDeleted, hasAskedDeletion, noteDeletion } from "./asked-deletion.ts";
import { emptyPlan, hasPlanCopy, savePlanCopy } from "./safety-plan.ts";

const ada = someone.user.id;

function opened() {
  const { services, emit } = fakeServices();
  forgetOnceDeleted(services.auth);
  emit("SIGNED_IN", someone);
  savePlanCopy(ada, emptyPlan);
  savePlanCopy("ben", emptyPlan);
  return { emit, auth: services.auth };
}
const left = () => [hasAskedDeletion(ada), hasPlanCopy(ada), hasPlanCopy("ben")];

beforeEach(() => localStorage.clear());

test("somebody whose deletion wasn't answered is forgotten with their sign-in, also by the next visit", () => {
  const { emit } = opened();
  noteDeletion(ada, "asked");
  emit("SIGNED_OUT", null);
  expect(left()).toEqual([false, false, true]);
  opened();
  noteDeletion(ada, "asked");
  const next = fakeServices();
  forgetOnceDeleted(next.services.auth);
  next.emit("SIGNED_OUT", null);
  expect(left()).toEqual([false, false, true]);
});

test("who never asked, or heard that their account is kept, isn't forgotten when a session ends", () => {
  const { emit } = opened();
  emit("SIGNED_OUT", null);
  expect(left()).toEqual([false, true, true]);
  emit("SIGNED_IN", someone);
  noteDeletion(ada, "asked");
  noteDeletion(ada, "kept");
  emit("SIGNED_OUT", null);
  expect(left()).toEqual([false, true, true]);
});

test("a session that is renewed shows that the account is still there", () => {
  const { emit } = opened();
  noteDeletion(ada, "asked");
  emit("SIGNED_IN", someone);
  expect(hasAskedDeletion(ada)).toBe(true);
  emit("TOKEN_REFRESHED", { ...someone, access_token: "renewed" });
  emit("SIGNED_OUT", null);
  expect(left()).toEqual([false, true, true]);
});
