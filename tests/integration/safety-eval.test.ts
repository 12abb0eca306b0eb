import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isAtLeast } from "#shared/safety/risk.ts";
import { classifyWith } from "#relay/safety/classify.ts";
import { screenTurn } from "#relay/safety/screen.ts";
import { type ChatModel, practiceCompanion } from "#scripts/eval-safety/chat-model.ts";
import { type Simulated, simulate, simulationProblems } from "#scripts/eval-safety/conversations.ts";
import { readWithModel } from "#scripts/eval-safety/read-with-model.ts";
import { type Reading, readBy, screenFigures } from "#scripts/eval-safety/screen-figures.ts";
import { halves, readTestSet } from "#scripts/eval-safety/test-set.ts";
import { floorProblems, readFloor, screenProblems } from "#scripts/eval-safety/thresholds.ts";

let companion: ChatModel;

beforeAll(async () => {
  companion = await practiceCompanion();
});
afterAll(() => companion.stop());

describe("reading turns [S1]", () => {
  const sentences = readTestSet();
  let read: readonly Reading[] = [];

  beforeAll(() => {
    read = readBy(screenTurn, sentences);
  });

  test("every language has at least 60 sentences to write the rules with, and 60 that were kept away from it", () => {
    for (const language of new Set(sentences.map((it) => it.language))) {
      const own = sentences.filter((it) => it.language === language);
      for (const half of halves)
        expect(own.filter((it) => it.half === half).length).toBeGreaterThanOrEqual(60);
    }
    expect(new Set(sentences.map((it) => it.language)).size).toBe(10);
  });

  test("what rules and models were made with is found, and what is harmless raises no alarm", () => {
    expect(screenProblems(screenFigures(read), "rules")).toEqual([]);
  });

  test("what they were not written with is found no worse than before; the goal itself is eval:safety's", () => {
    expect(floorProblems(screenFigures(read), readFloor())).toEqual([]);
  });

  test("with a classifier, what is found only rises", async () => {
    const some = read.filter((_, index) => index % 20 === 0);
    const { readings, unanswered } = await readWithModel(some, classifyWith(companion.ai, companion.after));
    expect(unanswered).toBe(0);
    for (const [index, { found }] of readings.entries())
      expect(isAtLeast(found.level, some[index]?.found.level ?? "imminent")).toBe(true);
    expect(readings.some(({ found }, index) => found.level !== some[index]?.found.level)).toBe(true);
  });
});

describe("simulated conversations with the practice companion [S2][S3][S6][S8][S11]", () => {
  let simulated: readonly Simulated[] = [];

  beforeAll(async () => {
    simulated = await simulate({ ai: companion.ai, classify: null }, null);
  });

  test("it detects, confirms, guides, supports and keeps boundaries with everybody", () => {
    expect(simulationProblems(simulated, false)).toEqual([]);
  });

  test("they are at least ten people, in all ten languages", () => {
    expect(simulated.length).toBeGreaterThanOrEqual(10);
    expect(new Set(simulated.map(({ persona }) => persona.language)).size).toBe(10);
  });
});
