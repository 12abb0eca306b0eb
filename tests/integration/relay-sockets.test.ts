import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { protocolVersion } from "#shared/protocol/version.ts";
import { watchFailures } from "#relay/runtime/background.ts";
import type { ConnectionHandler } from "#relay/socket/connection.ts";
import { SocketServer } from "#relay/socket/server.ts";
import type { TicketHolder } from "#relay/socket/ticket-route.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openSocket, RealtimeClient } from "#tests/support/realtime-client.ts";

const http = createServer();
let sockets: SocketServer;
let url: string;
let redeem: () => Promise<TicketHolder>;
let device: string;
let onMessage: ConnectionHandler["onMessage"];
let heard: string[];
let failures: string[];
let stopWatching: () => void;

beforeEach(async () => {
  heard = [];
  failures = [];
  stopWatching = watchFailures((task) => failures.push(task));
  device = "phone";
  redeem = async () => ({ userId: "ana", authSessionId: device });
  onMessage = ({ type }) => heard.push(type);
  sockets = new SocketServer({
    origins: new Set(),
    addressOf: () => "203.0.113.7",
    limit: () => 0,
    redeem: () => redeem(),
    perAddress: 10,
    perPerson: 10,
    typing: { take: () => 0 },
    handlerFor: (connection) => ({
      onHello: () =>
        connection.send({
          type: "welcome",
          protocol: protocolVersion,
          usage: { remainingSeconds: 0, limitSeconds: 0, resetsAt: null },
        }),
      onMessage: (message) => onMessage(message),
      onFrame: () => false,
      onClosed: () => heard.push("closed"),
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
  stopWatching();
  await sockets.closeAll();
  await new Promise((resolve) => {
    http.close(resolve);
  });
});

async function greeted(): Promise<RealtimeClient> {
  const client = new RealtimeClient(await openSocket(url, "ticket"));
  client.hello();
  await client.next("welcome");
  return client;
}

test("a socket that can't be admitted is closed, and the next one is admitted", async () => {
  const letIn = redeem;
  redeem = () => Promise.reject(new Error("broken"));
  await expect(openSocket(url, "ticket")).rejects.toThrow("socket hang up");
  expect(failures).toEqual(["socket.upgrade"]);
  redeem = letIn;
  await greeted();
});

test("a message that makes its conversation throw ends nothing else", async () => {
  onMessage = ({ type }) => {
    heard.push(type);
    throw new Error("broken");
  };
  const client = await greeted();
  client.send({ type: "session.end", moodAfter: null });
  client.send({ type: "ping", id: 1 });
  await client.next("pong");
  expect([heard, failures]).toEqual([["session.end"], ["socket.message"]]);
});

test("a released socket stays open but neither sends nor receives until it is closed", async () => {
  const client = await greeted();
  sockets.releaseAll();
  expect(heard).toEqual(["closed"]);
  client.send({ type: "session.end", moodAfter: null });
  client.send({ type: "ping", id: 1 });
  await new Promise<void>((resolve) => {
    client.socket.once("pong", () => resolve());
    client.socket.ping();
  });
  expect(client.of("pong")).toEqual([]);
  const closed = sockets.closeAll();
  expect(await client.closed).toBe(4000);
  await closed;
  await eventually(() => expect(sockets.size).toBe(0));
  expect(heard).toEqual(["closed"]);
});

test("the sockets of one sign-in are closed, and those of no other", async () => {
  const [first, second] = [await greeted(), await greeted()];
  device = "tablet";
  const tablet = await greeted();
  expect(sockets.signIns).toEqual(new Set(["phone", "tablet"]));
  sockets.signedOut("phone");
  expect(await Promise.all([first.closed, second.closed])).toEqual([4007, 4007]);
  tablet.send({ type: "ping", id: 1 });
  await tablet.next("pong");
  await eventually(() => expect(sockets.signIns).toEqual(new Set(["tablet"])));
});
