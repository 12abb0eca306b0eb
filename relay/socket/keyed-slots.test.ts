import { expect, test } from "vitest";
import { KeyedSlots } from "./keyed-slots.ts";

test("each key has its places, and gets back what was given back", () => {
  const places = new KeyedSlots(2);
  expect([places.take("a"), places.take("a"), places.take("a"), places.take("b")]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  places.giveBack("a");
  expect([places.take("a"), places.take("a")]).toEqual([true, false]);
});
