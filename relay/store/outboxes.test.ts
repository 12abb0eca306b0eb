import { afterEach, beforeEach, expect, test } from "vitest";
import { watchFailures } from "../runtime/background.ts";
import { createMailOutbox } from "./mail-outbox.ts";
import { createPushStore } from "./push-outbox.ts";
import type { ServiceClient } from "./service-client.ts";

/** A database that refuses one function and answers all others with nothing. */
function refusing(name: string) {
  const asked: string[] = [];
  const rpc = async (called: string) => {
    asked.push(called);
    return called === name ? { data: null, error: { code: "22023" } } : { data: [], error: null };
  };
  return { client: { rpc } as unknown as ServiceClient, asked };
}

let failures: [string, unknown][];
let stopWatching: () => void;
beforeEach(() => {
  failures = [];
  stopWatching = watchFailures((task, error) => failures.push([task, error]));
});
afterEach(() => stopWatching());

test.each([
  "enqueue_due_reminders",
  "enqueue_weekly_notices",
  "claim_mail",
  "forget_old_mail",
  "forget_old_counts",
])("where the database refuses %s, operators are told, and the rest is done", async (name) => {
  const { client, asked } = refusing(name);
  const outbox = createMailOutbox(client, () => "a claim");
  await outbox.enqueueDue();
  expect(await outbox.claim(6)).toEqual(name === "claim_mail" ? null : []);
  await outbox.forgetOld();
  expect(asked).toHaveLength(5);
  expect(failures).toEqual([["mail.tick", { code: "22023" }]]);
});

test.each(["claim_push", "forget_old_pushes"])(
  "where the database refuses %s, operators are told",
  async (name) => {
    const store = createPushStore(refusing(name).client, () => "a claim");
    expect(await store.claim(6)).toEqual(name === "claim_push" ? null : []);
    await store.forgetOld();
    expect(failures).toEqual([["push.tick", { code: "22023" }]]);
  },
);
