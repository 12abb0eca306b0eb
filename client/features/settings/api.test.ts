import { expect, test } from "vitest";
import { outcomeOf } from "./api.ts";

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
