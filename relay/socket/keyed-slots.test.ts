import { expect, test } from "vitest";
import { KeyedSlots } from "./keyed-slots.ts";

test("each key has its slots, and released ones can be taken again", () => {
  const places = new KeyedSlots(2);
  expect([places.take("a"), places.take("a"), places.take("a"), places.take("b")]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  places.release("a");
  expect([places.take("a"), places.take("a")]).toEqual([true, false]);
});
