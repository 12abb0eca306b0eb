import { expect, test } from "vitest";
import { isCurrent, navigation, targetOf, thumbNavigation } from "./navigation.ts";

const currentAt = (pathname: string) =>
  navigation.filter((entry) => isCurrent(entry, pathname)).map(({ name }) => name);

const targets = (locked: boolean) => navigation.map((entry) => targetOf(entry, locked));

test.each([
  ["/dashboard", ["dashboard"]],
  ["/dashboard/", ["dashboard"]],
  ["/dashboard/start-session", ["startSession"]],
  ["/dashboard/chat", ["chat"]],
  ["/dashboard/sessions", ["sessions"]],
  ["/dashboard/session/42", ["sessions"]],
  ["/dashboard/mood-tracker", ["moodTracker"]],
  ["/dashboard/guides/habit-building", ["productivityGuide"]],
  ["/dashboard/selfcare/guided-breathing", ["productivityGuide"]],
  ["/dashboard/emotional-wrap-ups", ["wrapUps"]],
  ["/dashboard/emotional-wrap-ups/7", ["wrapUps"]],
  ["/dashboard/wrap-up/7", ["wrapUps"]],
  ["/dashboard/report/weekly", ["wrapUps"]],
  ["/dashboard/payment-success", ["usage"]],
  ["/dashboard/settings", ["settings"]],
])("at %s the place is %j", (pathname, expected) => {
  expect(currentAt(pathname)).toEqual(expected);
});

test("a locked guide leads to the plans, everything else to its own page", () => {
  expect(targets(false)).toContain("/dashboard/productivity-guide");
  expect(targets(true)).not.toContain("/dashboard/productivity-guide");
  expect(targets(true).filter((target) => target === "/dashboard/usage")).toHaveLength(2);
});

test("four places are within a thumb's reach", () => {
  expect(thumbNavigation.map(({ name }) => name)).toEqual([
    "dashboard",
    "startSession",
    "chat",
    "moodTracker",
  ]);
});
