import { expect, test } from "vitest";
import { Breaker, firstToAnswer } from "./fallback.ts";
import { failed } from "./failure.ts";
import type { AiFailure, AiOutcome } from "./port.ts";

/** Two providers whose answers a test decides, and the time. */
function pair() {
  const world = { at: 0, first: failed("unavailable") as AiOutcome<string>, asked: [] as string[] };
  const deps = { now: () => world.at, random: () => 0.5 };
  const breakers = [new Breaker(deps), new Breaker(deps)] as const;
  const why: (AiFailure | null)[] = [];
  let second: AiOutcome<string> = { ok: true, value: "fallback" };
  const ask = (begun = () => false) =>
    firstToAnswer<string>(
      [
        {
          breaker: breakers[0],
          ask: async () => {
            world.asked.push("first");
            return world.first;
          },
        },
        {
          breaker: breakers[1],
          ask: async () => {
            world.asked.push("fallback");
            return second;
          },
        },
      ],
      { begun, onFallback: (failure) => why.push(failure) },
    );
  const fallbackFails = (failure: AiFailure): void => {
    second = failed(failure);
  };
  return { world, breakers, why, ask, fallbackFails };
}

const good: AiOutcome<string> = { ok: true, value: "first" };

test("the fallback answers if the first one failed, and only then", async () => {
  const { world, why, ask } = pair();
  expect(await ask()).toEqual({ ok: true, value: "fallback" });
  world.first = good;
  expect(await ask()).toEqual(good);
  expect([world.asked, why]).toEqual([["first", "fallback", "first"], ["unavailable"]]);
});

test("what one declines another may answer, which says nothing against the first", async () => {
  const { world, breakers, why, ask, fallbackFails } = pair();
  world.first = failed("declined");
  for (let time = 0; time < 5; time += 1) expect(await ask()).toEqual({ ok: true, value: "fallback" });
  expect(why).toEqual(Array.from({ length: 5 }, () => "declined"));
  expect(breakers[0].isOpen).toBe(false);
  // Nobody answers: that it was declined decides what the person is told.
  fallbackFails("unavailable");
  expect(await ask()).toEqual(failed("declined"));
});

test.each<AiFailure>(["aborted", "reworded"])("%s is nothing that a fallback mends", async (failure) => {
  const { world, ask } = pair();
  world.first = failed(failure);
  expect(await ask()).toEqual(failed(failure));
  expect(world.asked).toEqual(["first"]);
});

test("once something was passed on, nobody else is asked", async () => {
  const { world, ask } = pair();
  expect(await ask(() => true)).toEqual(failed("unavailable"));
  expect(world.asked).toEqual(["first"]);
});

test("one outage under load keeps it out once, however many requests were under way", () => {
  const breaker = new Breaker({ now: () => 0, random: () => 0.5 });
  for (let request = 0; request < 10; request += 1) expect(breaker.admits()).toBe(true);
  for (let request = 0; request < 10; request += 1) breaker.note(failed("timeout"));
  expect(breaker.openUntil).toBe(15_000);
});

test("what was asked before it opened still says how long to wait", () => {
  const breaker = new Breaker({ now: () => 0, random: () => 0.5 });
  for (let request = 0; request < 3; request += 1) breaker.note(failed("timeout"));
  breaker.note(failed("rateLimited", 60_000));
  breaker.note(failed("rateLimited", 20_000));
  expect(breaker.openUntil).toBe(60_000);
});

test("after three failures in a row the first is kept out, then probed once, and returns", async () => {
  const { world, breakers, why, ask } = pair();
  for (let time = 0; time < 4; time += 1) await ask();
  expect(world.asked.filter((name) => name === "first")).toHaveLength(3);
  expect(why.at(-1)).toBeNull();
  world.at = 14_999;
  await ask();
  world.at = 15_000;
  world.asked = [];
  // Both at once: one of them probes, the other doesn't wait for it.
  await Promise.all([ask(), ask()]);
  expect(world.asked.toSorted()).toEqual(["fallback", "fallback", "first"]);
  expect(breakers[0].openUntil).toBe(45_000);
  world.at = 45_000;
  world.first = good;
  expect(await ask()).toEqual(good);
  expect(breakers[0].isOpen).toBe(false);
});

test("a probe that nobody waits for decides nothing, and isn't followed by everybody's requests", async () => {
  const { world, breakers, ask } = pair();
  for (let time = 0; time < 3; time += 1) await ask();
  world.at = 15_000;
  world.first = failed("aborted");
  world.asked = [];
  expect(await ask()).toEqual(failed("aborted"));
  world.first = good;
  for (let time = 0; time < 10; time += 1) await ask();
  expect(world.asked.filter((name) => name === "first")).toHaveLength(1);
  // As long as the first pause: it wasn't a failure.
  expect(breakers[0].openUntil).toBe(30_000);
  world.at = 30_000;
  expect(await ask()).toEqual(good);
});

test.each<[string, AiOutcome<string>, AiOutcome<string>, AiOutcome<string>]>([
  ["the fallback's, without waiting", { ok: true, value: "fallback" }, good, { ok: true, value: "fallback" }],
  ["the first one's after all", failed("unavailable"), good, good],
  ["neither's", failed("unavailable"), failed("timeout"), failed("timeout")],
])(
  "where the first is silent, the fallback is asked too; what counts: %s",
  async (_, fallback, late, counts) => {
    const timers = new Set<() => void>();
    const after = (_ms: number, run: () => void) => {
      timers.add(run);
      return () => void timers.delete(run);
    };
    const breaker = new Breaker({ now: () => 0, random: () => 0.5 });
    const first = Promise.withResolvers<AiOutcome<string>>();
    const why: (AiFailure | null)[] = [];
    const answer = firstToAnswer<string>(
      [
        { breaker, ask: () => first.promise },
        { breaker, ask: async () => fallback },
      ],
      { begun: () => false, onFallback: (it) => why.push(it), hurry: { afterMs: 700, after } },
    );
    for (const run of timers) run();
    if (!fallback.ok) first.resolve(late);
    expect(await answer).toEqual(counts);
    expect([why, timers.size]).toEqual([["timeout"], 0]);
  },
);

test("a provider that asks for a pause gets one, from the first time on", async () => {
  const { world, ask } = pair();
  world.first = failed("rateLimited", 20_000);
  await ask();
  world.asked = [];
  world.first = good;
  world.at = 19_999;
  await ask();
  world.at = 20_000;
  await ask();
  expect(world.asked).toEqual(["fallback", "first"]);
});

test("if both are kept out, the one whose time is over first is asked anyway", async () => {
  const { world, ask, fallbackFails } = pair();
  fallbackFails("timeout");
  for (let time = 0; time < 3; time += 1) expect(await ask()).toEqual(failed("timeout"));
  world.asked = [];
  world.first = good;
  expect(await ask()).toEqual(good);
  expect(world.asked).toEqual(["first"]);
});
