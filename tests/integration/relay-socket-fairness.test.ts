import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { limits, relayLimits } from "#shared/limits.ts";
import { protocolVersion } from "#shared/protocol/version.ts";
import { SocketServer } from "#relay/socket/server.ts";
import { TypingBudget } from "#relay/socket/typing-budget.ts";
import { openSocket, RealtimeClient } from "#tests/support/realtime-client.ts";

const http = createServer();
let sockets: SocketServer;
let url: string;
let people: string[];
let heard: string[];
/** How long each message blocks the event loop, ms. */
let costMs: number;

function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

beforeEach(async () => {
  heard = [];
  people = [];
  costMs = 0;
  sockets = new SocketServer({
    origins: new Set(),
    addressOf: () => "203.0.113.7",
    limit: () => 0,
    redeem: async () => ({ userId: people.shift() ?? "ana", authSessionId: "phone" }),
    perAddress: 10,
    perPerson: 10,
    typing: new TypingBudget({
      now: () => performance.now(),
      isSpent: () => false,
      tellsOfDanger: () => false,
      count: () => {},
    }),
    handlerFor: (connection, userId) => ({
      onHello: () =>
        connection.send({
          type: "welcome",
          protocol: protocolVersion,
          usage: { remainingSeconds: 0, limitSeconds: 0, resetsAt: null },
        }),
      onMessage: () => {
        heard.push(userId);
        block(costMs);
      },
      onFrame: () => false,
      onClosed: () => {},
    }),
    now: () => performance.now(),
    watch: { opened: () => {}, refused: () => {}, closed: () => {}, oddity: () => {} },
  });
  http.removeAllListeners("upgrade").on("upgrade", sockets.upgrade);
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await sockets.closeAll();
  await new Promise((resolve) => {
    http.close(resolve);
  });
});

async function greeted(userId: string): Promise<RealtimeClient> {
  people.push(userId);
  const client = new RealtimeClient(await openSocket(url, "ticket"));
  client.hello();
  await client.next("welcome");
  return client;
}

const clientId = "33333333-3333-4333-8333-333333333333";
const typed = (characters: number) =>
  ({ type: "chat.send", clientId, text: "a".repeat(characters) }) as const;

test("somebody whose messages are slow to screen keeps nobody else waiting", async () => {
  const flood = await greeted("flood");
  const other = await greeted("other");
  costMs = 20;
  for (let count = 0; count < 100; count += 1) flood.send({ type: "help.dismiss" });
  other.send({ type: "help.dismiss" });
  other.send({ type: "ping", id: 1 });
  await other.next("pong");
  expect(heard).toContain("other");
  expect(heard.filter((it) => it === "flood").length).toBeLessThan(40);
});

test("a flood is noticed on arrival, not after it was handled", async () => {
  const flood = await greeted("flood");
  costMs = 100;
  for (let count = 0; count < limits.inboundFramesBurst * 2; count += 1) flood.send({ type: "help.dismiss" });
  await expect(flood.closed).resolves.toBe(4003);
  expect(heard.length).toBeLessThan(limits.inboundFramesBurst / 2);
});

test("one person's sockets share a typing budget, and are told when there is room again", async () => {
  const [one, two] = [await greeted("ana"), await greeted("ana")];
  const longest = limits.maxChatCharacters;
  const first = relayLimits.typing.charactersAtOnce / longest;
  for (let count = 0; count < first; count += 1) one.send(typed(longest));
  one.send({ type: "ping", id: 1 });
  await one.next("pong");
  two.send(typed(longest));
  const error = await two.next("error");
  expect(error).toMatchObject({ code: "rateLimited", retryable: true, clientId });
  expect(error.retryAfterMs).toBeGreaterThan(30_000);
  expect(heard).toHaveLength(first);
});
