import { expect, test } from "vitest";
import { emptyDraft, keepDraft, prompts, readDraft, responsesOf } from "./journal-draft.ts";

/** As much of a storage as a draft needs. */
function storage(kept: Record<string, string> = {}): Storage {
  const held = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  } as Storage;
}

test("there are ten prompts", () => {
  expect(new Set(prompts).size).toBe(10);
});

test("only answers with something in them are kept, trimmed, in the prompts' order", () => {
  const draft = { title: "", answers: { tomorrow: " a walk\n", need: "  ", now: "tired" } };
  expect(responsesOf(draft, (prompt) => prompt.toUpperCase())).toEqual([
    { prompt: "NOW", response: "tired" },
    { prompt: "TOMORROW", response: "a walk" },
  ]);
});

test("a draft is one person's, survives, and is forgotten when it is empty", () => {
  const tab = storage();
  const draft = { title: "Monday", answers: { now: "tired" } };
  keepDraft(tab, "ada", draft);
  expect(readDraft(tab, "ada")).toEqual(draft);
  expect(readDraft(tab, "grace")).toBe(emptyDraft);
  keepDraft(tab, "ada", emptyDraft);
  expect(readDraft(tab, "ada")).toBe(emptyDraft);
});

test("nonsense and a closed storage leave an empty draft", () => {
  expect(readDraft(storage({ "hearken.journal.ada": '{"answers":1}' }), "ada")).toBe(emptyDraft);
  const closed = {
    getItem: () => {
      throw new Error("closed");
    },
  } as unknown as Storage;
  expect(readDraft(closed, "ada")).toBe(emptyDraft);
});
