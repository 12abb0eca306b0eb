import * as fc from "fast-check";
import { expect, test } from "vitest";
import { noUse, type Use, useKinds, useLimits } from "#shared/limits.ts";
import { sumOf, UseBudget, type UseStore } from "./use-budget.ts";

const hourMs = 3_600_000;

/** The database as several relays use it; it doesn't answer while `away`. */
function database(clock: { now: number }) {
  const rows = new Map<string, Map<number, Use>>();
  const state = { away: false, asked: 0 };
  const store: UseStore = {
    count: (batch) => {
      state.asked += 1;
      if (state.away) return Promise.resolve(null);
      const hour = Math.floor(clock.now / hourMs);
      return Promise.resolve(
        batch.map(({ userId, ...use }) => {
          const hours = rows.get(userId) ?? new Map<number, Use>();
          rows.set(userId, hours.set(hour, sumOf(hours.get(hour) ?? noUse, use)));
          const day = [...hours]
            .filter(([at]) => at > hour - 24)
            .reduce((sum, [, it]) => sumOf(sum, it), noUse);
          return { userId, hour: hours.get(hour) ?? noUse, day };
        }),
      );
    },
  };
  return { store, state };
}

test("usage on one relay counts on the other, once both have reported", async () => {
  const clock = { now: 1_000_000 * hourMs };
  const { store } = database(clock);
  const [one, two] = [new UseBudget(store, () => clock.now), new UseBudget(store, () => clock.now)];
  one.count("a", { providerCalls: useLimits.hour.providerCalls });
  expect(one.spentMs("a")).toBe(hourMs);
  expect(two.spentMs("a")).toBe(0);
  two.count("a", {});
  await one.flush();
  await two.flush();
  expect(two.spentMs("a")).toBe(hourMs);
  expect(two.spentMs("b")).toBe(0);
});

test.each(useKinds)("beyond the day's %s nobody goes on until the day has passed", async (kind) => {
  const clock = { now: 1_000_000 * hourMs };
  const { store } = database(clock);
  const budget = new UseBudget(store, () => clock.now);
  for (let hour = 0; hour < 4; hour += 1) {
    budget.count("a", { [kind]: useLimits.day[kind] / 4 - (hour === 0 ? 1 : 0) });
    await budget.flush();
    clock.now += hourMs;
  }
  expect(budget.spentMs("a")).toBe(0);
  budget.count("a", { [kind]: 1 });
  expect(budget.spentMs("a")).toBe(hourMs);
});

test("the next hour gives the hour's share back, and the day's a day later", async () => {
  const clock = { now: 1_000_000 * hourMs + 60_000 };
  const { store } = database(clock);
  const budget = new UseBudget(store, () => clock.now);
  let hours = 0;
  while (hours * useLimits.hour.typedCharacters < useLimits.day.typedCharacters) {
    budget.count("a", { typedCharacters: useLimits.hour.typedCharacters });
    await budget.flush();
    expect(budget.spentMs("a")).toBe(hourMs - 60_000);
    clock.now += hourMs;
    hours += 1;
    budget.count("a", {});
    await budget.flush();
  }
  expect(budget.spentMs("a")).toBe(hourMs - 60_000);
  clock.now += 24 * hourMs;
  budget.count("a", {});
  await budget.flush();
  expect(budget.spentMs("a")).toBe(0);
});

test("nothing is lost while the database is down, and each relay enforces what it knows", async () => {
  const clock = { now: 1_000_000 * hourMs };
  const { store, state } = database(clock);
  const budget = new UseBudget(store, () => clock.now);
  state.away = true;
  for (let turn = 0; turn < 10; turn += 1) {
    budget.count("a", { soundSeconds: useLimits.hour.soundSeconds / 10 });
    await budget.flush();
  }
  expect(budget.spentMs("a")).toBeGreaterThan(0);
  state.away = false;
  await budget.flush();
  const other = new UseBudget(store, () => clock.now);
  other.count("a", {});
  await other.flush();
  expect(other.spentMs("a")).toBeGreaterThan(0);
});

test("whatever the order of counts and answers, a relay never knows less than it counted, nor more than all did", async () => {
  const use = fc.record({ providerCalls: fc.nat(3), tokensOut: fc.nat(3) });
  const step = fc.oneof(
    fc.record({ kind: fc.constant("count" as const), relay: fc.nat(2), use }),
    fc.record({ kind: fc.constant("flush" as const), relay: fc.nat(2) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const clock = { now: 1_000_000 * hourMs };
      const { store } = database(clock);
      const relays = [0, 1, 2].map(() => new UseBudget(store, () => clock.now));
      let all: Use = noUse;
      const flushes: Promise<void>[] = [];
      for (const it of steps) {
        const relay = relays[it.relay];
        if (it.kind === "count") {
          all = sumOf(all, { ...noUse, ...it.use });
          relay?.count("a", it.use);
        } else if (relay !== undefined) flushes.push(relay.flush());
      }
      await Promise.all(flushes);
      for (const relay of relays) await relay.flush();
      const total = await store.count([{ userId: "a", ...noUse }]);
      expect(total?.[0]?.hour).toEqual(all);
    }),
  );
});

test("ten thousand people are sent to the database in batches, one after another", async () => {
  const clock = { now: 0 };
  const { store, state } = database(clock);
  const budget = new UseBudget(store, () => clock.now);
  for (let person = 0; person < 10_000; person += 1) budget.count(`p${person}`, { providerCalls: 1 });
  await Promise.all([budget.flush(), budget.flush()]);
  expect(state.asked).toBe(20);
  await budget.flush();
  expect(state.asked).toBe(20);
});
