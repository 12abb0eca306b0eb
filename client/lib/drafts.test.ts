import { expect, test } from "vitest";
import { z } from "zod";
import { closedStorage, fakeStorage } from "#client/test-storage.ts";
import { guardedStorage } from "./browser-storage.ts";
import { createDrafts } from "./drafts.ts";

const empty = { text: "" };
const drafts = createDrafts("letter", z.object({ text: z.string() }), empty);

test("a draft belongs to one person, survives, and is deleted when it is empty", () => {
  const tab = fakeStorage();
  drafts.keep(tab, "ada", { text: "tired" });
  expect(tab.getItem("hearken.letter.ada")).toContain("tired");
  expect(drafts.read(tab, "ada")).toEqual({ text: "tired" });
  expect(drafts.read(tab, "grace")).toBe(empty);
  drafts.keep(tab, "ada", { text: "" });
  expect(tab.getItem("hearken.letter.ada")).toBeNull();
  expect(drafts.read(tab, "ada")).toBe(empty);
});

test("an invalid stored value is an empty draft", () => {
  expect(drafts.read(fakeStorage({ "hearken.letter.ada": '{"text":1}' }), "ada")).toBe(empty);
  expect(drafts.read(fakeStorage({ "hearken.letter.ada": "{" }), "ada")).toBe(empty);
});

test("a draft survives its page if the browser blocks storage", () => {
  const tab = guardedStorage(closedStorage);
  expect(drafts.read(tab, "ada")).toBe(empty);
  drafts.keep(tab, "ada", { text: "tired" });
  expect(drafts.read(tab, "ada")).toEqual({ text: "tired" });
});
