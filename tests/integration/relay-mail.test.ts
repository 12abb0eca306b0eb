import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inboxOf, type Mail, nextMail } from "#local/sign-up.ts";
import { type Caller, RealtimeWorld, type RunningRelay } from "#tests/support/realtime-world.ts";

let world: RealtimeWorld;
let relay: RunningRelay;
let ana: Caller;

beforeAll(async () => {
  world = await RealtimeWorld.start();
  relay = await world.relay({ CONTACT_EMAIL: "operator@example.com", METRICS_PORT: "0" });
  ana = await world.person();
});
afterAll(() => world.stop());

const post = (path: string, body: unknown, token?: string) =>
  fetch(relay.url + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
const mailsTo = async (address: string): Promise<Mail[]> =>
  (await (
    await fetch(`${inboxOf(world.stack)}/api/messages?to=${encodeURIComponent(address)}`)
  ).json()) as Mail[];
/** On a busy machine an email takes a while. */

const reminderOf = async (person: Caller) =>
  (await world.service.from("mood_reminders").select().eq("user_id", person.id).single().throwOnError()).data;

test("a test email goes to the signed-in person's own address, whatever `to` says, three times an hour", async () => {
  const path = "/api/email/send-test-reminder";
  expect((await post(path, { to: "eve@example.net" })).status).toBe(401);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post(path, { to: "eve@example.net\r\nBcc: x@example.net" }, ana.token)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    202, 202, 202, 429, 429, 429, 429, 429,
  ]);
  expect(Number(answers.find(({ status }) => status === 429)?.headers.get("Retry-After"))).toBeGreaterThan(
    3000,
  );
  await nextMail(world.stack, ana.email);
  await expect
    .poll(async () => (await mailsTo(ana.email)).filter((mail) => mail.subject === "Your test email").length)
    .toBe(3);
  expect(await mailsTo("eve@example.net")).toEqual([]);
  expect(await mailsTo("x@example.net")).toEqual([]);
  const { port } = await relay.event("metrics.listening");
  const figures = async () => (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
  await expect.poll(figures).toContain('hearken_mails_total{kind="test_reminder",outcome="sent"} 3');
});

test("a reminder is confirmed as it is saved; its link unsubscribes only by POST, without signing in", async () => {
  const path = "/api/email/send-reminder-confirmation";
  const body = {
    to: "eve@example.net",
    reminderTime: "03:33",
    timezone: "Asia/Tokyo",
    isEnabled: true,
    emailEnabled: true,
  };
  // Nothing is saved yet, so there is nothing to confirm.
  expect((await post(path, body, ana.token)).status).toBe(400);
  expect((await post(path, { ...body, reminderTime: "soon" }, ana.token)).status).toBe(400);
  await ana.client
    .from("mood_reminders")
    .upsert({
      user_id: ana.id,
      reminder_time: "20:15",
      timezone: "Europe/London",
      is_enabled: true,
      email_enabled: true,
    })
    .throwOnError();
  expect((await post(path, body, ana.token)).status).toBe(202);
  await expect.poll(async () => (await mailsTo(ana.email))[0]?.subject).toBe("Your reminder is set");
  const [mail] = await mailsTo(ana.email);
  expect(mail?.text).toContain("8:15");
  expect(mail?.text).toContain("Europe/London");
  expect(mail?.text).not.toContain("03:33");
  const [, link = ""] = /(\/unsubscribe\?token=[\w-]+)/.exec(mail?.text ?? "") ?? [];

  const looked = await fetch(relay.url + link);
  expect(looked.status).toBe(200);
  expect(looked.headers.get("content-type")).toContain("text/html");
  expect(await reminderOf(ana)).toMatchObject({ email_enabled: true });
  const clicked = await fetch(relay.url + link, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(clicked.status).toBe(200);
  expect(await clicked.json()).toEqual({ list: "reminders" });
  expect(await reminderOf(ana)).toMatchObject({ is_enabled: true, email_enabled: false });
  expect((await fetch(`${relay.url}${link}x`, { method: "POST" })).status).toBe(400);
  expect((await fetch(`${relay.url}/unsubscribe`, { method: "POST" })).status).toBe(400);
});

test("contact messages arrive once, with a reply address; floods, honeypots and invalid ones don't", async () => {
  const words = { name: "Ana", email: "ana@example.com", subject: "Hello", message: "A line\nand another" };
  const operator = "operator@example.com";
  expect((await post("/api/contact", { ...words, email: "nobody" })).status).toBe(400);
  expect((await post("/api/contact", { ...words, message: "x".repeat(5001) })).status).toBe(400);
  expect((await post("/api/contact", { ...words, message: "x".repeat(70_000) })).status).toBe(413);
  expect((await post("/api/contact", { ...words, website: "http://spam.example" })).status).toBe(202);
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, index) => post("/api/contact", { ...words, subject: `Hello ${index}` })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    202, 202, 202, 202, 202, 429, 429, 429, 429,
  ]);
  await expect.poll(async () => (await mailsTo(operator)).length).toBe(5);
  const [mail] = await mailsTo(operator);
  expect(mail?.subject).toMatch(/^Contact: Hello \d$/);
  expect(mail?.text).toContain("A line\nand another");
  const { data } = await world.service.from("contact_messages").select("subject").throwOnError();
  expect(data).toHaveLength(5);
});

test("a session's summary is announced without any of its content", async () => {
  const { data } = await world.service
    .from("sessions")
    .insert({ user_id: ana.id, title: "Session", type: "chat" })
    .select("id")
    .single()
    .throwOnError();
  await world.service
    .from("sessions")
    .update({ ai_summary: "You spoke of the rain" })
    .eq("id", data.id)
    .throwOnError();
  // Another request wakes the worker.
  const ben = await world.person();
  await post("/api/email/send-test-reminder", {}, ben.token);
  await expect.poll(async () => (await mailsTo(ana.email))[0]?.subject).toBe("Your summary is ready");
  const [mail] = await mailsTo(ana.email);
  expect(mail?.text).toContain(`/dashboard/session/${data.id}`);
  expect(JSON.stringify(mail)).not.toContain("rain");
});

test("a silent mail server keeps nobody waiting", async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => {
    silent.listen(0, "127.0.0.1", resolve);
  });
  const { port } = silent.address() as AddressInfo;
  const slow = await world.relay({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const cara = await world.person();
  const headers = { Authorization: `Bearer ${cara.token}` };
  const asked = await fetch(`${slow.url}/api/email/send-test-reminder`, { method: "POST", headers });
  expect(asked.status).toBe(202);
  const ticket = await fetch(`${slow.url}/api/realtime/ticket`, { method: "POST", headers });
  expect(ticket.status).toBe(200);
  const { data } = await world.service
    .from("mail_outbox")
    .select("status")
    .eq("user_id", cara.id)
    .single()
    .throwOnError();
  expect(["pending", "sending"]).toContain(data.status);
  slow.child.kill("SIGKILL");
  await slow.exited;
  silent.close();
});

test("the log contains kinds and outcomes, and nothing else", () => {
  expect(relay.output.stdout).toContain('"mail":"contact_message"');
  for (const secret of ["ana@example.com", ana.email, "Hello 1", "operator@example.com"])
    expect(relay.output.stdout).not.toContain(secret);
});
