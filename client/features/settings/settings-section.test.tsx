import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { SaveOutcome } from "#client/lib/profile.ts";
import { useChoice } from "./settings-section.tsx";

/** Chooses on and then off, and lets the two saves end in this order. */
async function chooseTwice(...ends: readonly (readonly [nth: number, outcome: SaveOutcome])[]) {
  const saves: ((outcome: SaveOutcome) => void)[] = [];
  const { result } = renderHook(() => useChoice<boolean>(() => new Promise((end) => saves.push(end))));
  await act(async () => void result.current.choose(true));
  await act(async () => void result.current.choose(false));
  const seen = [];
  for (const [nth, outcome] of ends) {
    await act(async () => saves[nth]?.(outcome));
    seen.push([result.current.wanted?.value, result.current.failure]);
  }
  return seen;
}

test("an older choice's failure isn't shown beside a newer one that is saved", async () => {
  expect(await chooseTwice([0, "server-error"], [1, "saved"])).toEqual([
    [false, null],
    [undefined, null],
  ]);
  expect(await chooseTwice([1, "saved"], [0, "server-error"])).toEqual([
    [undefined, null],
    [undefined, null],
  ]);
});

test("the newest choice's failure is shown, whatever came of an older one", async () => {
  expect(await chooseTwice([0, "saved"], [1, "server-error"])).toEqual([
    [false, null],
    [undefined, "server-error"],
  ]);
  expect(await chooseTwice([1, "server-error"], [0, "saved"])).toEqual([
    [undefined, "server-error"],
    [undefined, "server-error"],
  ]);
});
