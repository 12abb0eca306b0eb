import { expect, test } from "vitest";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { groupsByDate, headingOf } from "./date-groups.ts";

// A Thursday evening in London, already Friday in Tokyo.
const now = Date.parse("2026-11-26T18:00:00Z");
const at = (created_at: string) => ({ created_at });
const keys = (times: readonly string[], zone: string) =>
  groupsByDate(times.map(at), now, zone).map(({ key, items }) => [key, items.length]);

test("sessions are grouped by day, week and month in the person's zone", () => {
  const times = [
    "2026-11-26T15:30:00Z",
    "2026-11-26T09:00:00Z",
    "2026-11-25T20:00:00Z",
    "2026-11-23T01:00:00Z",
    "2026-11-22T20:00:00Z",
    "2026-10-31T23:30:00Z",
    "2025-11-26T12:00:00Z",
  ];
  expect(keys(times, "Europe/London")).toEqual([
    ["today", 2],
    ["yesterday", 1],
    ["week", 1],
    ["2026-11", 1],
    ["2026-10", 1],
    ["2025-11", 1],
  ]);
  expect(keys(times, "Asia/Tokyo")).toEqual([
    ["today", 1],
    ["yesterday", 2],
    ["week", 2],
    ["2026-11", 1],
    ["2025-11", 1],
  ]);
  expect(keys(times.toReversed(), "Europe/London").map(([key]) => key)).toEqual([
    "2025-11",
    "2026-10",
    "2026-11",
    "week",
    "yesterday",
    "today",
  ]);
});

test("headings are words of the reader's language, with the year only if it is another", () => {
  const headings = (key: string) => languageCodes.map((code) => headingOf(code, key, now, "Europe/London"));
  expect(headingOf("en", "today", now, "UTC")).toBe("Today");
  expect(headingOf("de", "week", now, "UTC")).toBe("Diese Woche");
  expect(headingOf("en", "2026-10", now, "UTC")).toBe("October");
  expect(headingOf("fr", "2025-10", now, "UTC")).toBe("Octobre 2025");
  for (const key of ["today", "yesterday", "week"])
    for (const text of headings(key)) expect(text).toMatch(/^\p{L}/u);
});
