import { expect, test } from "vitest";
import { noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import { rememberScreen } from "./remember-screen.ts";

const found: RiskFinding = { level: "possible", concerns: [] };
const tired = "I am tired of it all";

test("a text is read once after the same turns, and anew after others or as another text", () => {
  const read: string[] = [];
  const screen = rememberScreen(({ text }) => {
    read.push(text);
    return text === tired ? found : noRisk;
  });
  const [before, after] = [[], []];
  for (const _ of [1, 2]) expect(screen({ text: tired, context: before })).toEqual(found);
  expect(read).toEqual([tired]);
  expect(screen({ text: "Fine", context: before })).toEqual(noRisk);
  expect(screen({ text: tired, context: before })).toEqual(found);
  expect(screen({ text: tired, context: after })).toEqual(found);
  expect(read).toEqual([tired, "Fine", tired, tired]);
});
