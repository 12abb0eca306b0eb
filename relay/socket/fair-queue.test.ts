import { expect, test } from "vitest";
import { relayLimits } from "#shared/limits.ts";
import { FairQueue, type Flow } from "./fair-queue.ts";

const { framesPerTurn, turnMs, waitingBytes } = relayLimits.inbound;

/** An event loop whose iterations the test ends, and in which handling a frame takes a while. */
class Loop {
  now = 0;
  readonly handled: string[] = [];
  readonly queue = new FairQueue({
    now: () => this.now,
    afterReading: (run) => this.#next.push(run),
  });
  #next: (() => void)[] = [];

  reads(flow: Flow, name: string, frames: number, costMs = 0): boolean[] {
    return Array.from({ length: frames }, (_, index) =>
      flow.add(() => {
        this.handled.push(`${name}${index}`);
        this.now += costMs;
      }, 100),
    );
  }

  endsTurn(): void {
    const due = this.#next;
    this.#next = [];
    for (const run of due) run();
  }

  isIdle = (): boolean => this.#next.length === 0;
}

test("a few frames of a socket are handled as they are read, the rest in order", () => {
  const loop = new Loop();
  loop.reads(loop.queue.flow(), "a", framesPerTurn + 3);
  expect(loop.handled).toHaveLength(framesPerTurn);
  loop.endsTurn();
  expect(loop.handled).toEqual(Array.from({ length: framesPerTurn + 3 }, (_, index) => `a${index}`));
  loop.endsTurn();
  expect(loop.isIdle()).toBe(true);
});

test("a flooding socket delays another by at most one turn", () => {
  const loop = new Loop();
  const [flood, other] = [loop.queue.flow(), loop.queue.flow()];
  loop.reads(flood, "flood", 150, turnMs / 2);
  expect(loop.handled).toHaveLength(2);
  loop.reads(other, "other", 2);
  expect(loop.handled).toHaveLength(2);
  loop.endsTurn();
  expect(loop.handled.slice(2)).toEqual(["other0", "other1", "flood2", "flood3"]);
  loop.endsTurn();
  expect(loop.handled.slice(6)).toEqual(["flood4", "flood5"]);
});

test("sockets that used little time go before those that used much", () => {
  const loop = new Loop();
  const floods = Array.from({ length: 30 }, () => loop.queue.flow());
  for (const [index, flood] of floods.entries()) loop.reads(flood, `flood${index}.`, 40, turnMs / 4);
  for (let turn = 0; turn < 20; turn += 1) loop.endsTurn();
  const before = loop.handled.length;
  loop.reads(floods[0] ?? loop.queue.flow(), "more", framesPerTurn, turnMs);
  loop.reads(loop.queue.flow(), "other", 1);
  loop.endsTurn();
  expect(loop.handled.slice(before).slice(0, 2)).toEqual(["other0", expect.stringContaining("flood")]);
});

test("a newcomer queues among equals: idle time isn't saved up", () => {
  const loop = new Loop();
  const [early, late] = [loop.queue.flow(), loop.queue.flow()];
  loop.reads(early, "early", 40, turnMs / 4);
  for (let turn = 0; turn < 3; turn += 1) loop.endsTurn();
  const before = loop.handled.length;
  loop.reads(late, "late", 40, turnMs / 4);
  for (let turn = 0; turn < 6; turn += 1) loop.endsTurn();
  const handled = loop.handled.slice(before);
  const shareOf = (name: string) => handled.filter((it) => it.startsWith(name)).length;
  expect(Math.abs(shareOf("early") - shareOf("late"))).toBeLessThanOrEqual(framesPerTurn);
  expect(shareOf("early")).toBeGreaterThan(framesPerTurn / 2);
});

test("time used while nobody waited is forgotten", () => {
  const loop = new Loop();
  const [regular, newcomer] = [loop.queue.flow(), loop.queue.flow()];
  for (let turn = 0; turn < 100; turn += 1) {
    loop.reads(regular, "before", 1, turnMs / 2);
    loop.endsTurn();
  }
  const before = loop.handled.length;
  loop.reads(newcomer, "newcomer", 20, turnMs / 2);
  loop.reads(regular, "regular", 1, 0);
  loop.endsTurn();
  expect(loop.handled.slice(before)).toContain("regular0");
});

test("no turn takes much longer than its share, however many sockets wait", () => {
  const loop = new Loop();
  for (let count = 0; count < 50; count += 1) loop.reads(loop.queue.flow(), `s${count}.`, 3, 5);
  const longest: number[] = [];
  for (let turns = 0; turns < 100 && !loop.isIdle(); turns += 1) {
    const began = loop.now;
    loop.endsTurn();
    longest.push(loop.now - began);
  }
  expect(loop.handled).toHaveLength(150);
  expect(Math.max(...longest)).toBeLessThanOrEqual(turnMs + 5);
});

test("the backlog is limited in bytes, and dropped with its socket", () => {
  const loop = new Loop();
  const flow = loop.queue.flow();
  loop.reads(flow, "a", framesPerTurn);
  expect(flow.add(() => loop.handled.push("large"), waitingBytes)).toBe(true);
  expect(flow.add(() => loop.handled.push("more"), 1)).toBe(false);
  flow.drop();
  expect(flow.add(() => loop.handled.push("again"), waitingBytes)).toBe(true);
  loop.endsTurn();
  expect(loop.handled.slice(framesPerTurn)).toEqual(["again"]);
});

test("everything read in one turn counts as arrived when it began", () => {
  const loop = new Loop();
  const flow = loop.queue.flow();
  expect(flow.arrivedAt()).toBe(0);
  loop.reads(flow, "a", 1, 500);
  expect(flow.arrivedAt()).toBe(0);
  loop.endsTurn();
  expect(flow.arrivedAt()).toBe(500);
});
