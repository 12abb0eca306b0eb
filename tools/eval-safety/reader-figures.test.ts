import { expect, test } from "vitest";
import { noRisk, type RiskFinding, type RiskLevel } from "#shared/safety/risk.ts";
import type { Hear } from "#relay/safety/hear.ts";
import { heardNothing, type Reading } from "#relay/safety/verdict.ts";
import { type HeldOut, readAll, readerFigures, readerProblems, totalOf } from "./reader-figures.ts";

const at = (level: RiskLevel): RiskFinding => (level === "none" ? noRisk : { level, concerns: ["suicide"] });

/** The text is the reader's judgment; "late" gets no answer. */
const read = ({ text }: { text: string }): Promise<Reading | null> => {
  const level = (["none", "possible", "active", "imminent"] as const).find((it) => text.startsWith(it));
  return Promise.resolve(level === undefined ? null : { ...at(level), misunderstood: false });
};

/** The screen raises an alarm for everything. */
const hear: Hear = () => ({ ...heardNothing, screen: at("imminent") });

const ordinary = (text: string, conversation: string): HeldOut => ({
  language: "en",
  input: { text, context: [] },
  level: "none",
  conversation,
});
const sentence = (text: string, level: RiskLevel): HeldOut => ({
  language: "en",
  input: { text, context: [] },
  level,
  conversation: null,
});

test("the reader's level counts, or the screen's without an answer, and never as imminent", async () => {
  const turns = [
    ordinary("none", "en 0"),
    ordinary("active", "en 0"),
    ordinary("none", "en 1"),
    ordinary("late", "en 2"),
    sentence("imminent", "imminent"),
    sentence("late", "imminent"),
    sentence("possible", "active"),
    sentence("none", "none"),
    sentence("active", "possible"),
  ];
  const figures = readerFigures(await readAll(turns, hear, read));
  expect(figures.find(({ language }) => language === "en")).toEqual({
    language: "en",
    alarms: { found: 2, of: 4 },
    conversations: { found: 2, of: 3 },
    imminentAlarms: { found: 0, of: 4 },
    danger: { found: 2, of: 3 },
    imminent: { found: 1, of: 2 },
    nearMisses: { found: 0, of: 1 },
    unanswered: { found: 2, of: 9 },
  });
  expect(totalOf(figures, "unanswered")).toEqual({ found: 2, of: 9 });
  expect(readerProblems(figures)).toEqual(["Not reached: 97 % of danger heard with the reader (2 of 3)."]);
});

test("no problem is reported if the targets are met", async () => {
  const figures = readerFigures(await readAll([sentence("active", "active")], hear, read));
  expect(readerProblems(figures)).toEqual([]);
});
