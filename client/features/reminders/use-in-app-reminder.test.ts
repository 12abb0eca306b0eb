import { expect, test } from "vitest";
import type { Reminder } from "./api.ts";
import { dueDay } from "./use-in-app-reminder.ts";

const evening: Reminder = {
  reminder_time: "20:00",
  timezone: "America/New_York",
  is_enabled: true,
  email_enabled: false,
  push_enabled: false,
  paused_at: null,
};
// 20:00 in New York in winter is 01:00 UTC the next day.
const at = (clock: string) => new Date(`2026-11-21T${clock}Z`);

test.each([
  ["not yet", at("00:59:59"), null, null],
  ["at the time, on the day it is there", at("01:00:00"), null, "2026-11-20"],
  ["shown already", at("01:00:30"), "2026-11-20", null],
  ["shown yesterday", at("01:00:30"), "2026-11-19", "2026-11-20"],
  ["just before it is too late", at("02:59:59"), null, "2026-11-20"],
  ["too late", at("03:00:00"), null, null],
] as const)("%s", (_, now, shownOn, day) => {
  expect(dueDay(evening, now, shownOn)).toBe(day);
});

test("never if it is off, paused or not set", () => {
  const now = at("01:00:00");
  expect(dueDay({ ...evening, is_enabled: false }, now, null)).toBeNull();
  expect(dueDay({ ...evening, paused_at: "2026-11-01T00:00:00Z" }, now, null)).toBeNull();
  expect(dueDay(null, now, null)).toBeNull();
});

test("a zone unknown to this browser counts as UTC", () => {
  expect(dueDay({ ...evening, timezone: "Mars/Olympus" }, new Date("2026-11-20T20:10:00Z"), null)).toBe(
    "2026-11-20",
  );
});
