import { expect, test } from "vitest";
import { emotions } from "#client/lib/catalogues/emotions.ts";
import { fakeStorage } from "#client/test-storage.ts";
import {
  checkInDrafts,
  checkInOf,
  draftOf,
  emptyDraft,
  movedBy,
  toggled,
  type CheckInDraft,
} from "./check-in-draft.ts";

const choose = (draft: CheckInDraft, name: string) => {
  const emotion = emotions.find((one) => one.name === name);
  return emotion ? toggled(draft, emotion) : draft;
};

test("three emotions fit, a fourth doesn't, and one can be deselected", () => {
  const full = ["Sad", "Calm", "Happy"].reduce((draft, name) => choose(draft, name) ?? draft, emptyDraft);
  expect(full.chosen).toEqual(["Sad", "Calm", "Happy"]);
  expect(choose(full, "Rage")).toBeNull();
  expect(choose(full, "Calm")?.chosen).toEqual(["Sad", "Happy"]);
});

test("a level moves by tenths and stays on the scale", () => {
  expect(movedBy(3, 1)).toBe(3.1);
  expect(movedBy(3.3, -1)).toBe(3.2);
  expect([movedBy(5, 1), movedBy(1, -1), movedBy(4.95, 0)]).toEqual([5, 1, 5]);
});

test("a check-in holds the choices in order, and can become a draft again", () => {
  const draft = {
    chosen: ["Lonely", "Calm"],
    levels: { energy: 1.5, stress: 4, sleep: 2.2 },
    notes: " a long day\n",
  };
  const row = checkInOf(draft);
  expect(row).toEqual({
    mood_score: 3,
    mood_label: "Lonely, Calm",
    notes: "a long day",
    energy_level: 1.5,
    stress_level: 4,
    sleep_quality: 2.2,
  });
  const kept = { ...row, id: "1", local_date: "2026-11-20" };
  expect(draftOf(kept)).toEqual({ ...draft, notes: "a long day" });
  expect(checkInOf(emptyDraft)).toMatchObject({ mood_score: 3, mood_label: "", notes: null });
});

test("a draft survives the page, without emotions that no longer exist", () => {
  const tab = fakeStorage();
  const draft = { ...emptyDraft, notes: "tired" };
  checkInDrafts.keep(tab, "ada", draft);
  expect(checkInDrafts.read(tab, "ada")).toEqual(draft);
  const kept = { "hearken.mood.ada": JSON.stringify({ ...emptyDraft, chosen: ["Nonsense"] }) };
  expect(checkInDrafts.read(fakeStorage(kept), "ada")).toBe(emptyDraft);
});
