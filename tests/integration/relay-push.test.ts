import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVapidKey } from "#local/vapid-key.ts";
import { createLaterTokens } from "#relay/push/later-token.ts";
import { createPushTransport } from "#relay/push/push-transport.ts";
import { PushWorker } from "#relay/push/push-worker.ts";
import { payloadOf } from "#relay/push/push.ts";
import { createVapid } from "#relay/push/vapid.ts";
import { createPushStore } from "#relay/store/push-outbox.ts";
import { pushPayloadSchema } from "#shared/push.ts";
import { pushBrowser, startPushService } from "#tests/support/push-service.ts";
import { type Caller, RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";

const secret = "a-secret-that-only-relays-know-0123456789";
const key = newVapidKey();
const vapid = createVapid(key, "help@hearken.app");

let world: RealtimeWorld;
let relay: RunningRelay;
let service: Awaited<ReturnType<typeof startPushService>>;
let ana: Caller;
beforeAll(async () => {
  service = await startPushService();
  world = await RealtimeWorld.start();
  relay = await world.relay({ VAPID_PRIVATE_KEY: key, MAIL_SECRET: secret });
  ana = await world.person();
});
afterAll(async () => {
  service.stop();
  await world.stop();
});

const post = (path: string, body: unknown) =>
  fetch(relay.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** A worker as relays run it, except that every push service is ours. */
function workerOf() {
  const store = createPushStore(world.service, randomUUID);
  const tokens = createLaterTokens(secret);
  return new PushWorker({
    store,
    transport: createPushTransport({ vapid, now: Date.now, ...service.connection }),
    compose: (push) => payloadOf(push, tokens),
    tell: () => undefined,
    random: Math.random,
    now: () => performance.now(),
  });
}

/** Turns the reminder on for the browser, with a clock that says it is now due. */
async function due(browser: ReturnType<typeof pushBrowser>): Promise<void> {
  await ana.client
    .rpc("save_push_subscription", {
      push_endpoint: browser.endpoint,
      browser_key: browser.p256dh,
      browser_secret: browser.auth,
      device_name: "Firefox, Android",
    })
    .throwOnError();
  // About noon where they live, so that it is neither night nor another day.
  const west = new Date().getUTCHours() - 12;
  const timezone = `Etc/GMT${west < 0 ? "-" : "+"}${String(Math.abs(west))}`;
  await ana.client.from("profiles").update({ timezone }).eq("id", ana.id).throwOnError();
  const now = new Date(Date.now() - west * 3_600_000 - 60_000).toISOString().slice(11, 16);
  await ana.client
    .from("mood_reminders")
    .upsert({ user_id: ana.id, reminder_time: now, timezone, is_enabled: true, push_enabled: true })
    .throwOnError();
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
  await world.service.rpc("enqueue_due_reminders", { moment: tomorrow }).throwOnError();
}

test("the relay tells browsers its key", async () => {
  const config = (await (await fetch(`${relay.url}/api/config`)).json()) as object;
  expect(config).toMatchObject({ pushKey: vapid.publicKey });
});

test("a due reminder reaches the browser once, in words that tell nothing, and comes again when asked to", async () => {
  const browser = pushBrowser("https://push.example.com/ana");
  await due(browser);
  await world.service
    .from("push_outbox")
    .update({
      send_after: new Date(0).toISOString(),
      created_at: new Date().toISOString(),
      // It is sent today, and asked for again on its own day.
      local_date: new Date().toISOString().slice(0, 10),
    })
    .eq("user_id", ana.id)
    .throwOnError();
  await Promise.all([workerOf().tick(), workerOf().tick()]);
  expect(service.received).toHaveLength(1);
  const payload = pushPayloadSchema.parse(browser.read(service.received[0]?.body ?? Buffer.alloc(0)));
  expect(payload).toMatchObject({ title: "Your daily reminder", path: "/dashboard/mood-tracker" });
  expect(JSON.stringify(payload)).not.toMatch(/ana@|mood(?!-tracker)|depress|therap|Hearken/i);

  const token = payload.later?.token ?? "";
  expect((await post("/api/push/later", { token: `${token}x` })).status).toBe(400);
  expect(await (await post("/api/push/later", { token })).json()).toEqual({ done: true });
  expect(await (await post("/api/push/later", { token })).json()).toEqual({ done: false });
  const { data } = await world.service.from("push_outbox").select("kind,status").eq("user_id", ana.id);
  expect(data).toEqual(
    expect.arrayContaining([
      { kind: "mood_reminder", status: "sent" },
      { kind: "mood_reminder_later", status: "pending" },
    ]),
  );
});

test("a browser renews its own subscription, and one that its push service forgot is forgotten", async () => {
  const [old, next] = [
    pushBrowser("https://push.example.com/old"),
    pushBrowser("https://push.example.com/next"),
  ];
  await due(old);
  const renewal = {
    old: { endpoint: old.endpoint, auth: next.auth },
    next: { endpoint: next.endpoint, p256dh: next.p256dh, auth: next.auth },
  };
  expect((await post("/api/push/renew", { ...renewal, next: {} })).status).toBe(400);
  expect(await (await post("/api/push/renew", renewal)).json()).toEqual({ done: false });
  const honest = { ...renewal, old: { endpoint: old.endpoint, auth: old.auth } };
  expect(await (await post("/api/push/renew", honest)).json()).toEqual({ done: true });
  const devices = async () =>
    (await ana.client.rpc("my_push_devices", { push_endpoint: next.endpoint })).data ?? [];
  expect(await devices()).toContainEqual(expect.objectContaining({ this_device: true }));
  const [target] = (
    await world.service.from("push_subscriptions").select("id").eq("endpoint", next.endpoint).throwOnError()
  ).data;
  await world.service
    .from("push_outbox")
    .insert({
      user_id: ana.id,
      subscription_id: target?.id ?? "",
      kind: "mood_reminder",
      local_date: "2030-01-01",
      send_after: new Date(0).toISOString(),
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    .throwOnError();
  service.answers.push({ status: 410 });
  await workerOf().tick();
  expect(await devices()).not.toContainEqual(expect.objectContaining({ this_device: true }));
});
