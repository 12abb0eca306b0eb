import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { guard, runInBackground, watchFailures } from "./background.ts";

let failures: unknown[];
let stopWatching: () => void;

beforeEach(() => {
  failures = [];
  stopWatching = watchFailures((task, error) => failures.push([task, error]));
});
afterEach(() => stopWatching());

describe("work that nobody waits for", () => {
  test("that fails is reported once to everyone who watches, and then forgotten", async () => {
    const others: unknown[] = [];
    const stopOther = watchFailures((task) => others.push(task));
    const error = new TypeError("broken");
    runInBackground("meter.tick", Promise.reject(error));
    await nextTurn();
    stopOther();
    runInBackground("mail.tick", Promise.reject(error));
    await nextTurn();
    expect(failures).toEqual([
      ["meter.tick", error],
      ["mail.tick", error],
    ]);
    expect(others).toEqual(["meter.tick"]);
  });

  test("that succeeds is not reported", async () => {
    runInBackground("meter.tick", Promise.resolve("done"));
    await nextTurn();
    expect(failures).toEqual([]);
  });
});

describe("a guarded step", () => {
  test("that throws is reported, and the following step runs", () => {
    const error = new Error("broken");
    guard("meter.tick", () => {
      throw error;
    });
    expect(failures).toEqual([["meter.tick", error]]);
  });

  test("rethrows if nobody watches, so that no test can miss a failure", () => {
    stopWatching();
    expect(() =>
      guard("meter.tick", () => {
        throw new Error("broken");
      }),
    ).toThrow("broken");
  });
});
