import { randomUUID } from "node:crypto";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { watchFailures } from "#relay/runtime/background.ts";
import { composeMail } from "#relay/mail/compose.ts";
import type { ClaimedMail, Ending, OutboxPort } from "#relay/mail/outbox-port.ts";
import { type MailEvent, OutboxWorker } from "#relay/mail/outbox-worker.ts";
import { createMailTransport } from "#relay/mail/transport.ts";
import { createUnsubscribeTokens } from "#relay/mail/unsubscribe-token.ts";

/** How the server behaves from the start of a connection. */
type Manner =
  | "takes"
  | "refuses the connection"
  | "is full for now"
  | "refuses the recipient"
  | "refuses the sender"
  | "relays for nobody"
  | "says nothing"
  | "drips"
  | "drops in the middle of the mail"
  | "takes and closes without a word"
  | "takes and says nothing"
  | "refuses after the mail"
  | "wants to be asked later after the mail"
  | "wants another password";

/** An SMTP server whose failures the test decides; `mails` holds what it accepted completely. */
async function startSmtp() {
  const state: { manner: Manner } = { manner: "takes" };
  const mails: { recipients: string[]; data: string }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
    serve(socket, state.manner, mails);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    mails,
    behave: (manner: Manner) => {
      state.manner = manner;
      for (const socket of sockets) socket.destroy();
    },
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

const toSender: Partial<Record<Manner, string>> = {
  "is full for now": "452 4.3.1 full",
  "refuses the sender": "550 5.4.5 Daily user sending limit exceeded",
};
const toRecipient: Partial<Record<Manner, string>> = {
  "refuses the recipient": "550 5.1.1 nobody",
  "relays for nobody": "554 5.7.1 Relay access denied",
};

function serve(socket: Socket, manner: Manner, mails: { recipients: string[]; data: string }[]): void {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let recipients: string[] = [];
  let data: string | null = null;
  let pending = "";
  if (manner === "refuses the connection") return void socket.destroy();
  if (manner === "says nothing") return;
  if (manner === "drips") {
    const timer = setInterval(() => socket.write("220-wait\r\n"), 40);
    socket.on("close", () => clearInterval(timer));
    return;
  }
  say("220 ready");
  const replies: Record<string, () => void> = {
    EHLO: () => (manner === "wants another password" ? say("535 5.7.8 no") : say("250 hello")),
    MAIL: () => say(toSender[manner] ?? "250 ok"),
    RCPT: () => say(toRecipient[manner] ?? "250 ok"),
    DATA: () => {
      data = "";
      say("354 go");
      if (manner === "drops in the middle of the mail") setTimeout(() => socket.destroy(), 10);
    },
    RSET: () => say("250 ok"),
    QUIT: () => socket.end("221 bye\r\n"),
  };
  const command = (line: string): void => {
    const [, address] = /^RCPT TO:<([^>]*)>/.exec(line) ?? [];
    if (address !== undefined) recipients.push(address);
    if (line.startsWith("MAIL")) recipients = [];
    (replies[line.slice(0, 4).toUpperCase()] ?? (() => say("500 what")))();
  };
  const take = (whole: string): void => {
    mails.push({ recipients, data: whole });
    if (manner === "takes and closes without a word") socket.destroy();
    else if (manner === "refuses after the mail") say("554 5.7.1 spam");
    else if (manner === "wants to be asked later after the mail") say("451 4.7.1 later");
    else if (manner !== "takes and says nothing") say("250 taken");
  };
  socket.on("data", (chunk) => {
    pending += chunk.toString("latin1");
    for (;;) {
      if (data !== null) {
        data += pending;
        pending = "";
        const end = data.indexOf("\r\n.\r\n");
        if (end < 0) return;
        pending = data.slice(end + 5);
        const whole = data.slice(0, end);
        data = null;
        take(whole);
      }
      const line = pending.indexOf("\r\n");
      if (line < 0) return;
      const text = pending.slice(0, line);
      pending = pending.slice(line + 2);
      command(text);
    }
  });
}

const deps = {
  publicUrl: "https://hearken.app",
  operator: { name: "", address: "help@hearken.app" },
  tokens: createUnsubscribeTokens("a secret"),
};

const reminder = (values: Partial<Extract<ClaimedMail, { kind: "mood_reminder" }>> = {}): ClaimedMail => ({
  id: randomUUID(),
  attempts: 1,
  language: "en",
  user_id: randomUUID(),
  address: "ana@example.org",
  name: "Ana",
  kind: "mood_reminder",
  ...values,
});

const contact = (values: Partial<Record<"name" | "email" | "subject" | "message", string>>): ClaimedMail => ({
  id: randomUUID(),
  attempts: 1,
  language: "en",
  kind: "contact_message",
  contact: {
    name: "Ana",
    email: "ana@example.org",
    subject: "Hello",
    message: "Words",
    sent_at: "2026-11-20T12:00:00Z",
    ...values,
  },
});

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let stops: (() => Promise<void> | void)[];
beforeEach(async () => {
  smtp = await startSmtp();
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) await stop();
  await smtp.stop();
});

function transportFor(url = smtp.url) {
  const transport = createMailTransport({
    smtpUrl: url,
    from: { name: "Hearken", address: "hello@hearken.app" },
    timeouts: { connection: 300, greeting: 300, socket: 300, whole: 1_500 },
  });
  stops.push(() => transport.close());
  return transport;
}

/** Sends these emails through a worker with an in-memory outbox; returns the outcome of each. */
async function deliver(mails: readonly ClaimedMail[], handOver: () => Promise<boolean> = async () => true) {
  const waiting = [...mails];
  const endings: Ending[] = [];
  const news: MailEvent[] = [];
  let handedOver = 0;
  const outbox: OutboxPort = {
    enqueueDue: async () => {},
    claim: async () => waiting.splice(0, 3),
    handOver: async () => {
      handedOver += 1;
      return handOver();
    },
    finish: async (_id, ending) => {
      endings.push(ending);
      return true;
    },
    forgetOld: async () => {},
  };
  const worker = new OutboxWorker({
    outbox,
    transport: transportFor(),
    compose: (mail) => composeMail(mail, deps),
    tell: (it) => news.push(it),
    random: () => 1,
    now: () => performance.now(),
  });
  await worker.tick();
  return { endings, outcomes: news.map(({ outcome }) => outcome), handedOver };
}

const headerOf = (data: string): string => data.slice(0, data.indexOf("\r\n\r\n")).replaceAll(/\r\n\s/g, " ");
const slowly = () => new Promise<boolean>((resolve) => void setTimeout(() => resolve(true), 100));

const headers = (): string[] => headerOf(smtp.mails[0]?.data ?? "").split("\r\n");
const named = (name: string): string[] => headers().filter((line) => line.toLowerCase().startsWith(name));

describe("a mail server that", () => {
  test.each<[Manner, MailEvent["outcome"], Ending | null, number]>([
    ["takes", "sent", { outcome: "sent" }, 1],
    ["refuses the connection", "retry", { outcome: "retry", afterSeconds: 60 }, 0],
    ["says nothing", "retry", { outcome: "retry", afterSeconds: 60 }, 0],
    ["drips", "retry", { outcome: "retry", afterSeconds: 60 }, 0],
    ["is full for now", "retry", { outcome: "retry", afterSeconds: 60 }, 0],
    ["wants another password", "retry", { outcome: "retry", afterSeconds: 60 }, 0],
    ["refuses the recipient", "refused", { outcome: "failed" }, 0],
    // A quota, a domain that isn't verified, a missing password: nothing is wrong with the email.
    ["refuses the sender", "retry", { outcome: "retry", afterSeconds: 60 }, 0],
    ["relays for nobody", "retry", { outcome: "retry", afterSeconds: 60 }, 0],
    ["refuses after the mail", "refused", { outcome: "failed" }, 1],
    ["wants to be asked later after the mail", "retry", { outcome: "retry", afterSeconds: 60 }, 1],
    // It may have been sent, so it is reported and never resent.
    ["takes and closes without a word", "unconfirmed", { outcome: "unconfirmed" }, 1],
    ["takes and says nothing", "unconfirmed", { outcome: "unconfirmed" }, 1],
  ])("%s: %s", async (manner, outcome, ending, taken) => {
    smtp.behave(manner);
    const { outcomes, endings } = await deliver([reminder()]);
    expect(outcomes).toEqual([outcome]);
    expect(endings).toEqual([ending]);
    expect(smtp.mails).toHaveLength(taken);
  });

  test("drops in the middle of an email: retried, because it never got the end", async () => {
    smtp.behave("drops in the middle of the mail");
    // The database answers after the connection has broken.
    const { outcomes } = await deliver([reminder()], slowly);
    expect(outcomes).toEqual(["retry"]);
    expect(smtp.mails).toEqual([]);
  });

  test("isn't reachable: retried", async () => {
    await smtp.stop();
    expect((await deliver([reminder()])).outcomes).toEqual(["retry"]);
    smtp = await startSmtp();
  });
});

test("an email that is no longer wanted is withheld before its end, and others are sent", async () => {
  const { endings, outcomes } = await deliver([reminder()], async () => false);
  expect(outcomes).toEqual(["withheld"]);
  expect(endings).toEqual([]);
  expect(smtp.mails).toEqual([]);
  expect((await deliver([reminder(), reminder()])).outcomes).toEqual(["sent", "sent"]);
});

test("an email isn't sent while nobody can say whether it is wanted, and is retried", async () => {
  const failures: string[] = [];
  const stopWatching = watchFailures((task) => failures.push(task));
  const { outcomes } = await deliver([reminder()], () => Promise.reject(new Error("broken")));
  stopWatching();
  expect([outcomes, failures, smtp.mails]).toEqual([["retry"], ["mail.handOver"], []]);
});

test("many at once are each handed over and delivered once", async () => {
  const mails = Array.from({ length: 20 }, () => reminder());
  const { outcomes, handedOver } = await deliver(mails);
  expect(outcomes).toEqual(mails.map(() => "sent"));
  expect(handedOver).toBe(20);
  const ids = smtp.mails.map(({ data }) => /Message-ID: <([^@]+)@hearken\.app>/i.exec(data)?.[1]);
  expect(ids).toHaveLength(20);
  expect(new Set(ids)).toEqual(new Set(mails.map(({ id }) => id)));
});

describe("whatever a name, subject or address contains, one email goes to one address", () => {
  test.each([
    "Ana\r\nBcc: eve@example.net",
    "Ana\nTo: eve@example.net",
    "undisclosed: eve@example.net, mallory@example.net;",
    "Ana\u2028Bcc: eve@example.net",
    '"Ana" <eve@example.net>,',
    "=?utf-8?q?=0d=0aBcc:_eve@example.net?=",
    "\u0000\u0085Bcc: eve@example.net",
  ])("%j", async (text) => {
    expect(
      (await deliver([contact({ name: text, subject: text, message: `${text}\r\n.\r\nMAIL FROM:<x>` })]))
        .outcomes,
    ).toEqual(["sent"]);
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([["help@hearken.app"]]);
    expect(named("bcc:")).toEqual([]);
    expect(named("to:")).toEqual(["To: help@hearken.app"]);
    expect(named("reply-to:")).toHaveLength(1);
    expect(named("reply-to:")[0]).toMatch(/<ana@example\.org>$/);
  });

  test.each([
    "ana@example.org\r\nBcc: eve@example.net",
    "ana@example.org, eve@example.net",
    "Group: ana@example.org, eve@example.net;",
    "<eve@example.net>",
    "ana@example.org>\r\nRCPT TO:<eve@example.net",
    '"eve@example.net"@example.org',
    "@eve.example.net:ana@example.org",
    "ana",
    "",
  ])("a person's address that is not plainly one is written to by nobody: %j", async (address) => {
    const { outcomes, endings } = await deliver([reminder({ address })]);
    expect(outcomes).toEqual(["unaddressed"]);
    expect(endings).toEqual([{ outcome: "failed" }]);
    expect(smtp.mails).toEqual([]);
    await deliver([contact({ email: address })]);
    expect(named("reply-to:")).toEqual([]);
  });
});

test("reminders have one-click unsubscribe, and say nothing about anyone's mood", async () => {
  await deliver([reminder({ name: "Ana\r\nBcc: eve@example.net" })]);
  const { data = "" } = smtp.mails[0] ?? {};
  const head = data.replaceAll(/\r\n\s/g, " ");
  const [, token = ""] =
    /^List-Unsubscribe: <https:\/\/hearken\.app\/unsubscribe\?token=([\w-]+)>/m.exec(head) ?? [];
  expect(deps.tokens.open(token)).toMatchObject({ list: "reminders", language: "en" });
  expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(head).toContain("Auto-Submitted: auto-generated");
  expect(data).not.toMatch(/mood|feel|therap|emotion|mental/i);
});
