import { expect, test } from "vitest";
import type { CloseReason } from "#shared/protocol/close-codes.ts";
import { limits } from "#shared/limits.ts";
import { Connection } from "./connection.ts";
import { FairQueue } from "./fair-queue.ts";

const hello = JSON.stringify({ type: "hello", protocol: 1, language: "en", resume: null });
const dismissal = JSON.stringify({ type: "help.dismiss" });

/** A connection on an event loop in which each message takes a while to handle. */
function connect(costMs: number) {
  const world = { now: 0, handled: 0, closedWith: null as CloseReason | null, released: false };
  let due: (() => void)[] = [];
  const queue = new FairQueue({ now: () => world.now, afterReading: (run) => due.push(run) });
  const socket = {
    sendText: () => {},
    sendBytes: () => {},
    ping: () => {},
    bufferedBytes: () => 0,
    close: (reason: CloseReason) => {
      world.closedWith = reason;
    },
  };
  const handler = {
    onHello: () => {},
    onMessage: () => {
      world.handled += 1;
      world.now += costMs;
    },
    onFrame: () => true,
    onClosed: () => {
      world.released = true;
    },
  };
  const connection = new Connection(socket, () => handler, {
    now: () => world.now,
    wait: () => Promise.resolve(),
    count: () => {},
    flow: queue.flow(),
  });
  const endsTurn = (): void => {
    const runs = due;
    due = [];
    for (const run of runs) run();
  };
  connection.events.onText(hello);
  endsTurn();
  return { world, events: connection.events, endsTurn };
}

test("frames count on arrival: handling them slowly makes no room for more", () => {
  const { world, events } = connect(100);
  for (let count = 0; count < limits.inboundFramesBurst + 10; count += 1) events.onText(dismissal);
  expect(world.closedWith).toBe("flooding");
  expect(world.handled).toBeLessThan(10);
});

test("input during a blocked event loop counts as if it had been free", () => {
  const { world, events } = connect(0);
  world.now += 60_000;
  for (let count = 0; count < limits.inboundFramesBurst; count += 1) events.onText(dismissal);
  expect(world.closedWith).toBeNull();
  events.onText(dismissal);
  expect(world.closedWith).toBe("flooding");
});

test("a call at normal pace never floods, even if handling takes time", () => {
  const { world, events, endsTurn } = connect(30);
  for (let count = 0; count < 600; count += 1) {
    events.onText(dismissal);
    world.now += 70;
    endsTurn();
  }
  expect(world.closedWith).toBeNull();
  expect(world.handled).toBe(600);
});

test("what was sent before the socket closed is handled before it is released", () => {
  const { world, events, endsTurn } = connect(0);
  for (let count = 0; count < 20; count += 1) events.onText(dismissal);
  events.onClosed(1_000);
  expect(world.released).toBe(false);
  endsTurn();
  expect(world).toMatchObject({ handled: 20, released: true });
});
