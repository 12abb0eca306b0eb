import { expect, test } from "vitest";
import { fakeStorage } from "#client/test-storage.ts";
import { guardedStorage } from "./browser-storage.ts";
import { forgetOnDevice } from "./forget-on-device.ts";
import { outcomeOf } from "./account-deletion.ts";

const deleted = { outcome: "deleted" };
const kept = { outcome: "kept", because: "billing" };

test.each([
  [200, deleted, "deleted"],
  [409, kept, "billing"],
  [403, { outcome: "kept", because: "signIn" }, "sign-in"],
  [401, { error: {} }, "signed-out"],
  [503, { error: {} }, "server-error"],
  [429, { error: {} }, "server-error"],
  [200, {}, "server-error"],
])("an answer of %i %j means %s", async (status, body, outcome) => {
  expect(await outcomeOf(Response.json(body, { status }))).toBe(outcome);
});

test("the device forgets what it stored for a person, and nothing else", () => {
  const storage = fakeStorage({
    "hearken.journal.ada": "draft",
    "hearken.draft.ada": "draft",
    "hearken.reminder-shown": "ada 2026-11-20",
    "hearken.theme": "dark",
    "hearken.journal.ben": "draft",
  });
  forgetOnDevice("ada", [guardedStorage(() => storage)]);
  expect(storage).toHaveLength(2);
  expect(storage.getItem("hearken.theme")).toBe("dark");
  expect(storage.getItem("hearken.journal.ben")).toBe("draft");
});
