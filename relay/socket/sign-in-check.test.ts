import { expect, test } from "vitest";
import type { ValidAuthSessions } from "../routes/identity.ts";
import { perCheck, SignInCheck } from "./sign-in-check.ts";

/** Open sockets of these sign-ins, and a database with scripted answers. */
function relayWith(open: readonly string[], valid: ValidAuthSessions) {
  const closed: string[] = [];
  const counted: string[] = [];
  const asked: number[] = [];
  const check = new SignInCheck({
    open: () => new Set(open),
    valid: (ids) => {
      asked.push(ids.length);
      return valid(ids);
    },
    close: (id) => closed.push(id),
    count: (outcome) => counted.push(outcome),
  });
  return { check: () => check.check(), closed, counted, asked };
}

const holding = (...ids: string[]) => new Map(ids.map((id) => [id, 0]));

test("closes those who signed out, and nobody else", async () => {
  const relay = relayWith(["ana", "bo", "cy"], async () => holding("ana", "cy"));
  await relay.check();
  expect([relay.closed, relay.counted]).toEqual([["bo"], ["answered"]]);
});

test("closes nobody while the database is down, until the first answer", async () => {
  let away = true;
  const relay = relayWith(["ana", "bo"], async () => (away ? null : holding("ana")));
  for (let n = 0; n < 100; n += 1) await relay.check();
  expect([relay.closed, new Set(relay.counted)]).toEqual([[], new Set(["unanswered"])]);
  away = false;
  await relay.check();
  expect(relay.closed).toEqual(["bo"]);
});

test("asks nothing if nobody is connected", async () => {
  const relay = relayWith([], async () => holding());
  await relay.check();
  expect(relay.asked).toEqual([]);
});

test("asks about many in a few requests, and one failed request affects no other", async () => {
  const open = Array.from({ length: 2 * perCheck + 1 }, (_, index) => `session ${index}`);
  let request = 0;
  const relay = relayWith(open, async () => {
    request += 1;
    return request === 1 ? null : holding();
  });
  await relay.check();
  expect(relay.asked).toEqual([perCheck, perCheck, 1]);
  expect(relay.closed).toHaveLength(perCheck + 1);
});

test("asks a slow database once at a time", async () => {
  const { promise, resolve } = Promise.withResolvers<ReadonlyMap<string, number>>();
  const relay = relayWith(["ana"], () => promise);
  const both = [relay.check(), relay.check()];
  resolve(holding());
  await Promise.all(both);
  expect([relay.asked, relay.closed]).toEqual([[1], ["ana"]]);
});
