import { expect, test } from "vitest";
import { hearWith } from "../safety/hear.ts";
import type { ScreenInput } from "../safety/screen-input.ts";
import { heardNothing } from "../safety/verdict.ts";
import { HeardAhead } from "./heard-ahead.ts";

const heard = { ...heardNothing, screen: { level: "possible", concerns: [] } } as const;
const tired = "I am tired of it all";

function counting() {
  const read: string[] = [];
  const hear = ({ text }: ScreenInput) => {
    read.push(text);
    return text === tired ? heard : heardNothing;
  };
  const ahead = new HeardAhead({
    atOnce: 10,
    hear,
    *inSlices(input) {
      yield;
      return hear(input);
    },
  });
  return { read, ahead };
}

test("a text is heard once after the same turns, and anew after others or as another text", () => {
  const { read, ahead } = counting();
  const [before, after] = [[], []];
  for (const _ of [1, 2]) expect(ahead.hear({ text: tired, context: before })).toEqual(heard);
  expect(read).toEqual([tired]);
  expect(ahead.hear({ text: "Fine", context: before })).toEqual(heardNothing);
  expect(ahead.hear({ text: tired, context: before })).toEqual(heard);
  expect(ahead.hear({ text: tired, context: after })).toEqual(heard);
  expect(read).toEqual([tired, "Fine", tired, tired]);
});

test("what was heard in slices is not heard again", () => {
  const { read, ahead } = counting();
  const context: ScreenInput["context"] = [];
  expect(ahead.inSlices({ text: "Fine", context })).toBeNull();
  expect([...(ahead.inSlices({ text: tired, context }) ?? [])]).toHaveLength(1);
  expect(ahead.hear({ text: tired, context })).toEqual(heard);
  expect(read).toEqual([tired]);
});

function* screen(folded: string) {
  yield;
  return { level: folded.includes("tired") ? ("possible" as const) : ("none" as const), concerns: [] };
}

test("in slices the same is heard as at once", () => {
  const { hear, inSlices } = hearWith(screen);
  const input = { text: tired, context: [] };
  const slices = inSlices(input);
  let last = slices.next();
  while (last.done !== true) last = slices.next();
  expect(last.value).toEqual(hear(input));
});
