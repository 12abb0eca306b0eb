import { expect, test } from "vitest";
import { isCurrent, isLocked, navigation, thumbNavigation } from "./navigation.tsx";

const currentAt = (pathname: string) =>
  navigation.filter((entry) => isCurrent(entry, pathname)).map(({ name }) => name);

test.each([
  ["/dashboard", ["dashboard"]],
  ["/dashboard/", ["dashboard"]],
  ["/dashboard/start-session", ["startSession"]],
  ["/dashboard/chat", ["chat"]],
  ["/dashboard/sessions", ["sessions"]],
  ["/dashboard/session/42", ["sessions"]],
  ["/dashboard/mood-tracker", ["moodTracker"]],
  ["/dashboard/guides/habit-building", ["productivityGuide"]],
  ["/dashboard/selfcare/guided-breathing", ["dashboard"]],
  ["/dashboard/selfcare/reflection-journal", ["reflectionJournal"]],
  ["/dashboard/safety-plan", ["safetyPlan"]],
  ["/dashboard/emotional-wrap-ups", ["wrapUps"]],
  ["/dashboard/emotional-wrap-ups/7", ["wrapUps"]],
  ["/dashboard/wrap-up/7", ["wrapUps"]],
  ["/dashboard/report/weekly", ["wrapUps"]],
  ["/dashboard/payment-success", ["usage"]],
  ["/dashboard/settings", ["settings"]],
])("at %s the current entry is %j", (pathname, expected) => {
  expect(currentAt(pathname)).toEqual(expected);
});

const lockedWhere = (lacks: boolean) => navigation.filter(({ name }) => isLocked(name, lacks));

test("only the guide has a lock, if the plan lacks it", () => {
  expect(lockedWhere(false)).toEqual([]);
  expect(lockedWhere(true).map(({ name }) => name)).toEqual(["productivityGuide"]);
});

test("three entries are in the thumb bar, around the call button", () => {
  expect(thumbNavigation.map(({ name }) => name)).toEqual(["dashboard", "chat", "moodTracker"]);
});
