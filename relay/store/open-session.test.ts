import { expect, test } from "vitest";
import { createSession } from "./open-session.ts";
import type { ServiceClient } from "./service-client.ts";

const request = {
  mode: "chat",
  title: "A talk",
  language: "en",
  moodBefore: null,
  continues: null,
  isPrivate: false,
} as const;

test.each([
  ["PT402", "callsUsedUp"],
  ["PT429", "startsUsedUp"],
  ["57014", null],
])("a start that the database refuses with %s", async (code, refusal) => {
  const rpc = async () => ({ data: null, error: { code } });
  const client = { rpc } as unknown as ServiceClient;
  expect(await createSession(client, { userId: "ada", owner: "one" }, request, new Date(0))).toBe(refusal);
});
