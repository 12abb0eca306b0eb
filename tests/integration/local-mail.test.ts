import { connect as connectSocket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SmtpEmailDriver } from "@supabase/lite";
import type { LocalStack } from "#local/stack.ts";
import { inboxOf, nextMail } from "#local/sign-up.ts";
import { startStack, temporaryFolder } from "#tests/support/local-stack.ts";

const folder = temporaryFolder();
let stack: LocalStack;

beforeAll(async () => {
  stack = await startStack(folder.path, { missing: ["mail"] });
});

afterAll(async () => {
  await stack.stop();
  folder.remove();
});

type Outgoing = {
  readonly to: string;
  readonly subject?: string;
  readonly html?: string;
  readonly text?: string;
};

function smtpPort(): number {
  return Number(new URL(stack.env["SMTP_URL"] ?? "").port);
}

async function send({ to, subject = "Hello", html, text = "Hello there" }: Outgoing): Promise<void> {
  const driver = new SmtpEmailDriver({
    host: "127.0.0.1",
    port: smtpPort(),
    from: "Hearken <hello@example.com>",
  });
  await driver.send({ to, subject, text, ...(html === undefined ? {} : { html }) });
}

async function get(
  path: string,
  init?: RequestInit,
): Promise<{ status: number; body: string; headers: Headers }> {
  const response = await fetch(inboxOf(stack) + path, init);
  return { status: response.status, body: await response.text(), headers: response.headers };
}

test("email sent over SMTP is listed, newest first, by address and by age", async () => {
  await send({ to: "one@example.com", subject: "First, äöü 日本" });
  await send({ to: "two@example.com", subject: "Second" });
  await send({ to: "one@example.com", subject: "Third" });
  const all = JSON.parse((await get("/api/messages?to=ONE@example.com")).body);
  expect(all.map(({ subject }: { subject: string }) => subject)).toEqual(["Third", "First, äöü 日本"]);
  const newer = JSON.parse((await get(`/api/messages?to=one@example.com&after=${all[1].id}`)).body);
  expect(newer).toHaveLength(1);
  expect(newer[0]).toMatchObject({
    from: "hello@example.com",
    to: ["one@example.com"],
    text: "Hello there\n",
  });
  const list = await get("/");
  expect(list.body.indexOf("Third")).toBeLessThan(list.body.indexOf("Second"));
});

test("waiting for an email resolves when it arrives", async () => {
  const waiting = nextMail(stack, "later@example.com");
  await send({ to: "later@example.com", subject: "At last" });
  expect((await waiting).subject).toBe("At last");
});

test("an email is shown with its parts, and its content can do nothing", async () => {
  await send({
    to: "view@example.com",
    subject: '<b>Bold</b> & "sly"',
    html: `<html><head><title>x</title></head><body onload="alert(1)"><a href="https://example.com/">link</a><script>alert(2)</script></body></html>`,
  });
  const { id } = await nextMail(stack, "view@example.com");
  const page = await get(`/messages/${id}`);
  expect(page.body).toContain("&#60;b&#62;Bold&#60;/b&#62; &#38; &#34;sly&#34;");
  expect(page.body).not.toContain("<b>Bold");
  expect(page.body).toMatch(
    /<iframe[^>]* sandbox="allow-popups [^"]*allow-top-navigation-by-user-activation"/,
  );
  expect(page.body).not.toMatch(/sandbox="[^"]*allow-(scripts|same-origin)/);
  expect(page.body).toContain("Hello there");
  expect(page.body).toContain("MIME-Version: 1.0");
  expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none';.*script-src 'self';/);

  const frame = await get(`/messages/${id}/html`);
  expect(frame.body).toContain(`<head><base target="_top">`);
  const policy = frame.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/^sandbox (?!.*allow-scripts).*default-src 'none'/);
  expect(policy).not.toContain("script-src");
  expect(policy).toContain("frame-ancestors 'self'");
});

test("emails survive a restart, until they are deleted", async () => {
  await send({ to: "kept@example.com", subject: "Kept" });
  await send({ to: "other@example.com", subject: "Other" });
  const { id } = await nextMail(stack, "kept@example.com");
  await stack.stop();
  stack = await startStack(folder.path, { missing: ["mail"] });
  expect((await nextMail(stack, "kept@example.com")).id).toBe(id);

  expect((await get("/api/messages?to=kept@example.com", { method: "DELETE" })).status).toBe(204);
  expect((await get("/api/messages?to=kept@example.com")).body).toBe("[]");
  expect((await get(`/messages/${id}`)).status).toBe(404);
  expect((await nextMail(stack, "other@example.com")).subject).toBe("Other");

  expect((await get("/api/messages", { method: "DELETE" })).status).toBe(204);
  expect((await get("/")).body).toContain("No emails yet");
});

test("an email that is too large is refused, and the next one is accepted", async () => {
  await expect(send({ to: "large@example.com", text: "x".repeat(2_500_000) })).rejects.toThrow(/552/);
  await send({ to: "large@example.com", subject: "Small" });
  expect((await nextMail(stack, "large@example.com")).subject).toBe("Small");
});

test("a page of another host can't read the inbox through this machine's address", async () => {
  const { status } = await askAs("attacker.example");
  expect(status).toBe(421);
  expect((await askAs("localhost")).status).toBe(200);
});

/** fetch doesn't allow setting the Host header; a raw socket does. */
function askAs(host: string): Promise<{ status: number }> {
  const socket = connectSocket(Number(new URL(inboxOf(stack)).port), "127.0.0.1");
  socket.end(`GET /api/messages HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return new Promise((resolve, reject) => {
    socket.once("data", (data) => resolve({ status: Number(data.toString().split(" ")[1]) }));
    socket.once("error", reject);
  });
}

test("both listen only on this machine", () => {
  expect(new URL(stack.env["SMTP_URL"] ?? "").hostname).toBe("127.0.0.1");
  expect(new URL(inboxOf(stack)).hostname).toBe("127.0.0.1");
});
