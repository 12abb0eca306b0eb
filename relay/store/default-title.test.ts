import { languageCodes } from "#shared/catalogues/languages.ts";
import { expect, test } from "vitest";
import { defaultTitle } from "./default-title.ts";

const newYear = new Date("2026-12-31T23:30:00Z");

test("is the date where the person lives", () => {
  expect(defaultTitle("call", "en", "UTC", newYear)).toBe("Session Dec 31, 2026");
  expect(defaultTitle("chat", "en", "Asia/Tokyo", newYear)).toBe("Chat Session Jan 1, 2027");
});

test("is in the person's language, and fits the column", () => {
  const titles = languageCodes.map((code) => defaultTitle("chat", code, "Europe/Paris", newYear));
  expect(new Set(titles).size).toBe(languageCodes.length);
  expect(titles.every((title) => title.length <= 120)).toBe(true);
});

test("is the date in UTC where the database knows a newer time zone than this machine", () => {
  expect(defaultTitle("call", "en", "Europe/Newtown", newYear)).toBe("Session Dec 31, 2026");
});
