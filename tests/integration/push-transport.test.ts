import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newVapidKey } from "#local/vapid-key.ts";
import { createPushTransport } from "#relay/push/push-transport.ts";
import { createVapid } from "#relay/push/vapid.ts";
import { pushBrowser, startPushService } from "#tests/support/push-service.ts";

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
beforeEach(() => service.received.splice(0));

const vapid = createVapid(newVapidKey(), "help@hearken.app");
const transport = () => createPushTransport({ vapid, now: Date.now, ...service.connection });
const browser = pushBrowser("https://push.example.com/send/abc?x=1");
const payload = { title: "今日のお知らせ", body: "لحظة لك" };

test("the browser, and nobody else, can read what was sent", async () => {
  expect(await transport().send(browser, payload, 3600)).toEqual({ kind: "sent" });
  const [message] = service.received;
  expect(message).toMatchObject({
    path: "/send/abc?x=1",
    headers: {
      host: `push.example.com:${String(service.connection.port)}`,
      ttl: "3600",
      topic: "reminder",
      urgency: "normal",
      "content-encoding": "aes128gcm",
      authorization: expect.stringMatching(/^vapid t=.+, k=.+$/) as unknown,
    },
  });
  const body = message?.body ?? Buffer.alloc(0);
  expect(browser.read(body)).toEqual(payload);
  expect(() => pushBrowser(browser.endpoint).read(body)).toThrow(/authenticate/);
  expect(body.includes("title")).toBe(false);
});

test("every message has the same length, and is encrypted anew", async () => {
  await transport().send(browser, payload, 60);
  await transport().send(browser, { title: "Reminder" }, 60);
  await transport().send(browser, payload, 60);
  const [one, two, three] = service.received.map(({ body }) => body);
  expect([two?.length, three?.length]).toEqual([one?.length, one?.length]);
  expect(three?.equals(one ?? Buffer.alloc(0))).toBe(false);
});

test.each([
  [{ status: 200 }, { kind: "sent" }],
  [{ status: 404 }, { kind: "gone" }],
  [{ status: 410 }, { kind: "gone" }],
  [{ status: 400 }, { kind: "refused", code: "EHTTP400" }],
  [
    { status: 301, headers: { Location: "http://127.0.0.1/" } },
    { kind: "refused", code: "EHTTP301" },
  ],
  [
    { status: 429, headers: { "Retry-After": "90" } },
    { kind: "retry", code: "EHTTP429", afterSeconds: 90 },
  ],
  [
    { status: 503, headers: { "Retry-After": "86400" } },
    { kind: "retry", code: "EHTTP503", afterSeconds: 3600 },
  ],
  [
    { status: 500, headers: { "Retry-After": "soon" } },
    { kind: "retry", code: "EHTTP500", afterSeconds: null },
  ],
  [{ status: "hang up" }, { kind: "unconfirmed", code: "ECONNRESET" }],
] as const)("%o means %o", async (answer, outcome) => {
  service.answers.push(answer);
  expect(await transport().send(browser, payload, 60)).toEqual(outcome);
  expect(service.received).toHaveLength(1);
});

test.each([401, 403])(
  "a browser with an earlier key is gone, unless ours may be wrong: %i",
  async (status) => {
    const same = transport();
    const answer = async (given: number) => {
      service.answers.push({ status: given });
      return same.send(browser, payload, 60);
    };
    const refused = { kind: "refused", code: `EHTTP${status}` };
    // Nobody has accepted the key so far.
    expect(await answer(status)).toEqual(refused);
    expect(await answer(201)).toEqual({ kind: "sent" });
    expect(await answer(status)).toEqual({ kind: "gone" });
    // One browser for each that takes it: a clock that went wrong doesn't end everybody's reminders.
    expect(await answer(status)).toEqual(refused);
  },
);

test("nothing was sent if there was no connection", async () => {
  const nobody = await startPushService();
  nobody.stop();
  const alone = createPushTransport({ vapid, now: Date.now, ...nobody.connection });
  expect(await alone.send(browser, payload, 60)).toEqual({
    kind: "retry",
    code: "ECONNREFUSED",
    afterSeconds: null,
  });
});

test.each(["https://127.0.0.1/a", "https://[::1]/a", "http://push.example.com/a", "https://localhost/a"])(
  "nothing goes to %s",
  async (endpoint) => {
    const { request, port } = service.connection;
    const guarded = createPushTransport({ vapid, now: Date.now, request, port });
    expect(await guarded.send({ ...browser, endpoint }, payload, 60)).toEqual({ kind: "gone" });
    expect(service.received).toEqual([]);
  },
);

test("a key that isn't one is refused without a connection", async () => {
  const p256dh = `B${"A".repeat(86)}`;
  expect(await transport().send({ ...browser, p256dh }, payload, 60)).toMatchObject({ kind: "refused" });
  expect(service.received).toEqual([]);
});
