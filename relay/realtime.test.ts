import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { watchFailures } from "./runtime/background.ts";
import { after } from "./realtime.ts";

test("a failure of one call's delayed work is reported, and ends no other call", async () => {
  const failures: string[] = [];
  const stopWatching = watchFailures((task) => failures.push(task));
  after(0, () => {
    throw new Error("broken");
  });
  await wait(10);
  stopWatching();
  expect(failures).toEqual(["timer"]);
});
