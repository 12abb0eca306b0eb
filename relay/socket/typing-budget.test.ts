import { expect, test } from "vitest";
import { limits, relayLimits } from "#shared/limits.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { TypingBudget, withinBudget } from "./typing-budget.ts";

const { charactersAtOnce, charactersPerMinute } = relayLimits.typing;
const longest = limits.maxChatCharacters;
/** The budget of someone who has used little. */
const budgetAt = (
  now: () => number,
  isSpent = () => false,
  count: (userId: string, characters: number) => void = () => {},
) => new TypingBudget({ now, isSpent, tellsOfDanger: (text) => text === danger, count });
const danger = "danger";
/** A text of this many characters. */
const typed = (characters: number): string => "a".repeat(characters);
const clientId = "33333333-3333-4333-8333-333333333333";

test("a person has one budget for all sockets, which refills over time", () => {
  let now = 0;
  const budget = budgetAt(() => now);
  for (let taken = 0; taken + longest <= charactersAtOnce; taken += longest)
    expect(budget.take("a", typed(longest))).toBe(0);
  const waitMs = budget.take("a", typed(longest));
  expect(waitMs).toBe((longest / charactersPerMinute) * 60_000);
  expect(budget.take("b", typed(longest))).toBe(0);
  now += waitMs - 1;
  expect(budget.take("a", typed(longest))).toBe(1);
  now += 1;
  expect(budget.take("a", typed(longest))).toBe(0);
});

test("however often somebody tries, no more is read than the budget allows", () => {
  let now = 0;
  let read = 0;
  const budget = budgetAt(() => now);
  for (; now < 10 * 60_000; now += 100) if (budget.take("a", typed(longest)) === 0) read += longest;
  expect(read).toBeLessThanOrEqual(charactersAtOnce + 10 * charactersPerMinute);
  expect(read).toBeGreaterThan(9 * charactersPerMinute);
});

test("short messages each cost a reply, so they are limited as well", () => {
  let now = 0;
  let read = 0;
  const budget = budgetAt(() => now);
  for (; now < 10 * 60_000; now += 25) if (budget.take("a", typed(1)) === 0) read += 1;
  expect(read).toBeLessThanOrEqual(80 + 10 * 20);
});

test("accepted messages count at least the minimum, and refused ones don't count", () => {
  let counted = 0;
  const budget = budgetAt(
    () => 0,
    () => false,
    (userId, characters) => {
      expect(userId).toBe("a");
      counted += characters;
    },
  );
  budget.take("a", typed(1));
  expect(counted).toBe(relayLimits.typing.leastPerMessage);
  while (budget.take("a", typed(longest)) === 0);
  expect(counted).toBeLessThanOrEqual(charactersAtOnce);
});

test("someone who uses too much is slowed down, and never silenced", () => {
  let now = 0;
  const budget = budgetAt(
    () => now,
    () => true,
  );
  let read = 0;
  const tryFor = (ms: number): number => {
    const before = read;
    for (const until = now + ms; now < until; now += 500) if (budget.take("a", typed(1_000)) === 0) read += 1;
    return read - before;
  };
  tryFor(2 * 60 * 60_000);
  const inAnHour = tryFor(60 * 60_000);
  expect(inAnHour).toBe(60);
});

test("what tells of danger is heard at once, even from somebody who is slowed down", () => {
  const budget = budgetAt(
    () => 0,
    () => true,
  );
  expect(budget.take("a", typed(10))).toBe(0);
  expect(budget.take("a", typed(10))).toBe(relayLimits.typing.slowedToMs);
  expect(budget.take("a", danger)).toBe(0);
});

test("but not beyond what anybody may type", () => {
  const budget = budgetAt(() => 0);
  while (budget.take("a", typed(longest)) === 0);
  while (budget.take("a", danger) === 0);
  expect(budget.take("a", danger)).toBeGreaterThan(0);
});

test.each([true, false])(
  "waits are whole ms, as clients read them, however the clock ticks (spent: %s)",
  (isSpent) => {
    let now = 0.25;
    const budget = budgetAt(
      () => now,
      () => isSpent,
    );
    let waitMs = 0;
    for (; waitMs === 0; now += 1.1) waitMs = budget.take("a", typed(longest));
    expect(Number.isInteger(waitMs)).toBe(true);
  },
);

test("nobody who writes as fast as people do ever waits", () => {
  let now = 0;
  const budget = budgetAt(() => now);
  for (let minutes = 0; minutes < 60; minutes += 1) {
    for (let count = 0; count < 10; count += 1) expect(budget.take("a", typed(60))).toBe(0);
    now += 60_000;
  }
});

test("a typed message beyond the budget is refused and can be resent; everything else passes", () => {
  const passed: ClientMessage["type"][] = [];
  const refused: unknown[] = [];
  const handler = {
    onHello: () => {},
    onMessage: ({ type }: ClientMessage) => void passed.push(type),
    onFrame: () => true,
    onClosed: () => {},
  };
  const connection = { refuseTyped: (...refusal: unknown[]) => void refused.push(refusal) };
  const { onMessage } = withinBudget(handler, connection, (text) => (text.length > 3 ? 5_000 : 0));
  onMessage({ type: "chat.send", clientId, text: "far too much" });
  onMessage({ type: "chat.send", clientId, text: "me" });
  onMessage({ type: "help.dismiss" });
  expect(refused).toEqual([[clientId, 5_000]]);
  expect(passed).toEqual(["chat.send", "help.dismiss"]);
});
