import { describe, expect, test } from "vitest";
import type { Refusal } from "./ports.ts";
import { reconnectDelay, SocketClient } from "./socket-client.ts";
import type { ConnectionStatus } from "./state.ts";
import { FakeClock, FakeTransport, settle } from "./test-doubles.ts";
import { stage, usage } from "./test-stage.ts";

function client() {
  const clock = new FakeClock();
  const transport = new FakeTransport();
  const statuses: ConnectionStatus[] = [];
  const refusals: Refusal[] = [];
  const socket = new SocketClient(
    { transport, clock, random: () => 1, hello: () => ({ language: "en", resume: null }) },
    {
      onStatus: (status) => statuses.push(status),
      onMessage: () => undefined,
      onFrame: () => undefined,
      onQuality: () => undefined,
      onRefused: (refusal) => refusals.push(refusal),
    },
  );
  const welcome = async () => {
    await settle();
    transport.socket.open();
    transport.socket.say({ type: "welcome", protocol: 1, usage });
  };
  return { clock, transport, statuses, refusals, socket, welcome };
}

describe("[P9] reconnecting", () => {
  test("waits 250 ms, doubling to 8 s, with full jitter", () => {
    expect([0, 1, 2, 5, 9].map((attempt) => reconnectDelay(attempt, 1))).toEqual([
      250, 500, 1_000, 8_000, 8_000,
    ]);
    expect(reconnectDelay(3, 0)).toBe(0);
    expect(reconnectDelay(3, 0.25)).toBe(500);
  });

  test("an unreachable relay is retried again and again, ever more slowly", async () => {
    const it = client();
    it.transport.outcome = { kind: "failed" };
    it.socket.connect();
    await it.clock.pass(249);
    expect(it.transport.tickets).toBe(1);
    await it.clock.pass(1);
    expect(it.transport.tickets).toBe(2);
    await it.clock.pass(500 + 1_000 + 2_000 + 4_000 + 8_000);
    expect(it.transport.tickets).toBe(7);
    expect(new Set(it.statuses)).toEqual(new Set(["connecting"]));
  });

  test("a connection that lasted resets the wait", async () => {
    const it = client();
    it.socket.connect();
    for (let loss = 0; loss < 3; loss += 1) {
      await it.welcome();
      await it.clock.pass(11_000);
      it.transport.socket.close(4000);
      await it.clock.pass(250);
    }
    expect(it.transport.tickets).toBe(4);
  });

  test("without a network it waits for one, and reconnects at once", async () => {
    const it = client();
    it.transport.setOnline(false);
    it.socket.connect();
    await it.clock.pass(60_000);
    expect([it.transport.tickets, it.statuses]).toEqual([0, ["offline"]]);
    it.transport.setOnline(true);
    await it.welcome();
    expect(it.statuses).toEqual(["offline", "connecting", "online"]);
    it.transport.setOnline(false);
    expect(it.transport.socket.closed).toBe(true);
    it.transport.setOnline(true);
    expect(it.statuses.slice(-2)).toEqual(["offline", "reconnecting"]);
  });

  test.each([
    [4003, "flooding"],
    [4005, "unsupportedVersion"],
    [4006, "takenOver"],
    [4007, "signedOut"],
  ] as const)("close code %i means not to come back", async (code, refusal) => {
    const it = client();
    it.socket.connect();
    await it.welcome();
    it.transport.socket.close(code);
    await it.clock.pass(60_000);
    expect([it.refusals, it.transport.tickets, it.statuses.at(-1)]).toEqual([[refusal], 1, "closed"]);
  });

  test("without a sign-in there is no ticket, and no retry", async () => {
    const it = client();
    it.transport.outcome = { kind: "signedOut" };
    it.socket.connect();
    await it.clock.pass(60_000);
    expect([it.refusals, it.transport.tickets]).toEqual([["signedOut"], 1]);
  });

  test("an abandoned connection is ignored", async () => {
    const it = client();
    it.socket.connect();
    await it.welcome();
    const old = it.transport.socket;
    it.socket.reconnect();
    await it.welcome();
    old.close(4006);
    expect([it.refusals, it.socket.online]).toEqual([[], true]);
  });
});

describe("[P10] heartbeat", () => {
  test("pings every 15 s, and gives up a relay that is silent for 30 s", async () => {
    const it = client();
    it.socket.connect();
    await it.welcome();
    await it.clock.pass(15_000);
    expect(it.transport.socket.of("ping")).toHaveLength(1);
    it.transport.socket.say({ type: "pong", id: 1 });
    await it.clock.pass(29_999);
    expect(it.statuses.at(-1)).toBe("online");
    await it.clock.pass(15_001);
    expect(it.statuses.at(-1)).not.toBe("online");
  });

  test("a tab with throttled timers keeps its connection", async () => {
    const it = client();
    it.socket.connect();
    await it.welcome();
    for (let minute = 1; minute <= 5; minute += 1) {
      it.clock.at += 45_000;
      await it.clock.pass(15_000);
      it.transport.socket.say({ type: "pong", id: minute });
    }
    expect([it.statuses.at(-1), it.transport.tickets]).toEqual(["online", 1]);
  });

  test("visible again after a sleep: a dead connection is detected within 3 s, a live one stays", async () => {
    const it = client();
    it.socket.connect();
    await it.welcome();
    it.transport.setOnline(true);
    it.transport.socket.say({ type: "pong", id: 1 });
    await it.clock.pass(3_000);
    expect(it.statuses.at(-1)).toBe("online");
    it.transport.setOnline(true);
    await it.clock.pass(3_000);
    expect(it.statuses.at(-1)).toBe("reconnecting");
  });

  test("an opening that hangs is given up after 10 s", async () => {
    const it = client();
    it.socket.connect();
    await it.clock.pass(10_250);
    expect(it.transport.tickets).toBe(2);
  });
});

describe("a start that can't succeed", () => {
  const request = { mode: "chat", title: null, moodBefore: null } as const;

  test("offline: the person is told at once", async () => {
    const it = stage();
    it.transport.setOnline(false);
    it.actions.start(request);
    expect(it.state).toMatchObject({ stage: { kind: "idle" }, error: { code: "connectionFailed" } });
  });

  test("the relay is unreachable: the person is told after 15 s, and nothing continues in the background", async () => {
    const it = stage();
    it.transport.outcome = { kind: "failed" };
    it.actions.start(request);
    await it.clock.pass(15_000);
    const tried = it.transport.tickets;
    await it.clock.pass(60_000);
    expect(it.state).toMatchObject({
      stage: { kind: "idle" },
      error: { code: "connectionFailed" },
      connection: "closed",
    });
    expect(it.transport.tickets).toBe(tried);
  });

  test.each([
    ["signedOut", "signedOut"],
    ["unconfirmed", "unconfirmed"],
    ["busy", "tooManyConnections"],
    ["refused", "connectionFailed"],
  ] as const)("the ticket is refused (%s)", async (kind, code) => {
    const it = stage();
    it.transport.outcome = { kind };
    it.actions.start(request);
    await settle();
    expect(it.state).toMatchObject({ stage: { kind: "idle" }, error: { code } });
  });

  test.each(["sessionNotCreated", "sessionsPerDay", "limitReached", "limitUnverified"] as const)(
    "the relay creates no session: %s",
    async (code) => {
      const it = stage();
      it.actions.start(request);
      await it.welcome();
      it.transport.socket.say({ type: "error", code, retryable: true, clientId: null });
      expect(it.state).toMatchObject({ stage: { kind: "idle" }, error: { code }, connection: "closed" });
    },
  );
});
