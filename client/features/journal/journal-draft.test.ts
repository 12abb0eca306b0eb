import { expect, test } from "vitest";
import { fakeStorage } from "#client/test-storage.ts";
import { emptyDraft, journalDrafts, prompts, responsesOf, withSpoken } from "./journal-draft.tsx";

test("what is said follows what was written: after a space where the script has them, and all of it", () => {
  expect(withSpoken("", "Hello.")).toBe("Hello.");
  expect(withSpoken("I slept.", "At last.")).toBe("I slept. At last.");
  expect(withSpoken("I slept.\n", "At last.")).toBe("I slept.\nAt last.");
  expect(withSpoken("眠れた。", "やっと。")).toBe("眠れた。やっと。");
  expect(withSpoken("我睡着了", "终于")).toBe("我睡着了终于");
  expect(withSpoken("x".repeat(4_000), "And more.")).toMatch(/x And more\.$/);
});

test("there are ten prompts", () => {
  expect(new Set(prompts).size).toBe(10);
});

test("only non-empty answers are kept, trimmed, in the order of the prompts", () => {
  const draft = { title: "", answers: { tomorrow: " a walk\n", need: "  ", now: "tired" } };
  expect(responsesOf(draft, (prompt) => prompt.toUpperCase())).toEqual([
    { prompt: "NOW", response: "tired" },
    { prompt: "TOMORROW", response: "a walk" },
  ]);
});

test("a draft survives the page, and invalid stored values don't", () => {
  const tab = fakeStorage();
  const draft = { title: "Monday", answers: { now: "tired" } };
  journalDrafts.keep(tab, "ada", draft);
  expect(journalDrafts.read(tab, "ada")).toEqual(draft);
  expect(journalDrafts.read(fakeStorage({ "hearken.journal.ada": '{"answers":1}' }), "ada")).toBe(emptyDraft);
});
