import { expect, test } from "vitest";
import { KeyedSlots } from "./keyed-slots.ts";

test("each key has its slots, and released ones can be taken again", () => {
  const slots = new KeyedSlots(2);
  expect([slots.take("a"), slots.take("a"), slots.take("a"), slots.take("b")]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  slots.release("a");
  expect([slots.take("a"), slots.take("a")]).toEqual([true, false]);
});
