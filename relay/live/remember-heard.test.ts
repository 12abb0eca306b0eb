import { expect, test } from "vitest";
import { heardNothing } from "../safety/verdict.ts";
import { rememberHeard } from "./remember-heard.ts";

const heard = { ...heardNothing, screen: { level: "possible", concerns: [] } } as const;
const tired = "I am tired of it all";

test("a text is heard once after the same turns, and anew after others or as another text", () => {
  const read: string[] = [];
  const hear = rememberHeard(({ text }) => {
    read.push(text);
    return text === tired ? heard : heardNothing;
  });
  const [before, after] = [[], []];
  for (const _ of [1, 2]) expect(hear({ text: tired, context: before })).toEqual(heard);
  expect(read).toEqual([tired]);
  expect(hear({ text: "Fine", context: before })).toEqual(heardNothing);
  expect(hear({ text: tired, context: before })).toEqual(heard);
  expect(hear({ text: tired, context: after })).toEqual(heard);
  expect(read).toEqual([tired, "Fine", tired, tired]);
});
