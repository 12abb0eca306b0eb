import { expect, test, vi } from "vitest";
import { fakeStorage } from "#client/test-storage.ts";
import { guardedStorage } from "./browser-storage.ts";
import { forgetOnDevice } from "./forget-on-device.ts";
import { createAccountDeletionPort } from "./account-deletion.ts";

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
  const send = vi.fn<typeof fetch>().mockResolvedValue(Response.json(body, { status }));
  expect(await createAccountDeletionPort(() => Promise.resolve("a.b.c"), send).deleteAccount()).toBe(outcome);
  expect(send).toHaveBeenCalledWith("/api/account/delete", {
    method: "POST",
    headers: { Authorization: "Bearer a.b.c" },
  });
});

test("reports a missing answer, and a missing sign-in", async () => {
  const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await createAccountDeletionPort(() => Promise.resolve("a.b.c"), send).deleteAccount()).toBe(
    "unreachable",
  );
  expect(await createAccountDeletionPort(() => Promise.resolve(null), send).deleteAccount()).toBe(
    "signed-out",
  );
  expect(send).toHaveBeenCalledOnce();
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
