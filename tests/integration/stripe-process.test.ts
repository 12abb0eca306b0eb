import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { childMessageSchema } from "#local/child.ts";
import {
  day,
  invoicesOf,
  periodEndOf,
  startStandIn,
  subscribe,
  temporaryDirectory,
} from "./stripe-harness.ts";
import { startReceiver } from "#tests/support/webhook-receiver.ts";

test("a restart keeps customers, subscriptions, the clock, the keys and pending deliveries", async () => {
  const dataDir = await temporaryDirectory();
  const receiver = await startReceiver();
  const before = await startStandIn({ dataDir, webhookUrl: receiver.url });
  await before.control("mode", { mode: "hold" });
  const subscription = await subscribe(before, before.monthly);
  await before.control("clock", { advance: 3 * day });
  await before.stop();

  const after = await startStandIn({ dataDir });
  expect(after.env["STRIPE_SECRET_KEY"]).toBe(before.env["STRIPE_SECRET_KEY"]);
  expect(after.env["STRIPE_WEBHOOK_SECRET"]).toBe(before.env["STRIPE_WEBHOOK_SECRET"]);
  const kept = await after.stripe.subscriptions.retrieve(subscription.id);
  expect(kept).toMatchObject({ status: "active", id: subscription.id });
  expect(Number((await after.control("clock"))["now"])).toBeGreaterThanOrEqual(
    subscription.created + 3 * day,
  );
  expect(await after.control("flush")).toEqual({ delivered: 12, failed: 0 });
  await after.control("clock", { to: periodEndOf(kept) + 3600 });
  expect(await invoicesOf(after, kept)).toHaveLength(2);
});

test("a data directory belongs to one process", async () => {
  const dataDir = await temporaryDirectory();
  await startStandIn({ dataDir });
  await expect(startStandIn({ dataDir })).rejects.toThrow("is already using the data");
});

function forkMain(): ChildProcess {
  const main = fileURLToPath(new URL("../../local/stripe/main.ts", import.meta.url));
  const child = fork(main, [], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function ready(child: ChildProcess, dataDir: string) {
  child.send({ type: "start", options: { dataDir, port: 0 } });
  const [message] = (await once(child, "message")) as [unknown];
  return childMessageSchema.parse(message);
}

test("runs in its own process: reports its URL, survives SIGKILL, and ends with its parent", async () => {
  const dataDir = await temporaryDirectory();
  const child = forkMain();
  const message = await ready(child, dataDir);
  expect(message).toMatchObject({
    type: "ready",
    value: { env: { STRIPE_API_HOST: "127.0.0.1", STRIPE_API_PROTOCOL: "http" } },
  });
  const { env } = (message as { value: { env: Record<string, string> } }).value;
  const made = await fetch(`http://127.0.0.1:${env["STRIPE_API_PORT"]}/v1/customers`, {
    method: "POST",
    headers: { authorization: `Bearer ${env["STRIPE_SECRET_KEY"]}` },
    body: new URLSearchParams({ email: "sam@example.com" }),
  });
  const { id } = (await made.json()) as { id: string };
  child.kill("SIGKILL");
  await once(child, "exit");

  const next = forkMain();
  expect((await ready(next, dataDir)).type).toBe("ready");
  expect(await readFile(join(dataDir, "state.json"), "utf8")).toContain(id);
  next.disconnect();
  const [code] = (await once(next, "exit")) as [number];
  expect(code).toBe(0);
});

test("says in one line if its data can't be read", async () => {
  const dataDir = await temporaryDirectory();
  await writeFile(join(dataDir, "state.json"), '{"version":2');
  const message = await ready(forkMain(), dataDir);
  expect(message).toMatchObject({ type: "failed", reason: expect.stringContaining("state.json") });
});
