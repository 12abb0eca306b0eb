import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { languages } from "#shared/catalogues/languages.ts";
import { chooseInterfaceLanguage, setUpLanguage } from "./setup.ts";
import { useFormat } from "./use-format.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2027, 0, 15, 20, 0) });
});

afterEach(async () => {
  vi.useRealTimers();
  localStorage.clear();
  await act(setUpLanguage);
});

const later = {
  today: new Date(2027, 0, 15, 21, 30),
  tomorrow: new Date(2027, 0, 16, 14, 30),
  friday: new Date(2027, 0, 22, 14, 30),
};

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("a time soon is today or tomorrow, a later one has its date", () => {
  const { result } = renderHook(useFormat);
  const told = Object.values(later).map((moment) => plain(result.current.when(moment)));
  expect(told).toEqual(["today at 9:30 PM", "tomorrow at 2:30 PM", "on Friday, January 22 at 2:30 PM"]);
});

test.each(languages)("in $nativeName, day and time are included", async ({ code }) => {
  await act(() => chooseInterfaceLanguage(code));
  const { result } = renderHook(useFormat);
  const { when, time } = result.current;
  const told = Object.values(later).map((moment) => when(moment));
  expect(new Set(told).size).toBe(3);
  for (const [index, moment] of Object.values(later).entries()) expect(told[index]).toContain(time(moment));
  expect(told.join()).not.toContain("{{");
});

test.each([
  ["es", "mañana a las 14:30"],
  ["fr", "demain à 14:30"],
  ["de", "morgen um 14:30"],
  ["it", "domani alle 14:30"],
  ["pt", "amanhã às 14:30"],
  ["ja", "明日の14:30"],
  ["ko", "내일 오후 2:30"],
  ["zh", "明天 14:30"],
] as const)("%s: %s", async (code, expected) => {
  await act(() => chooseInterfaceLanguage(code));
  const { result } = renderHook(useFormat);
  expect(plain(result.current.when(later.tomorrow))).toBe(expected);
});
