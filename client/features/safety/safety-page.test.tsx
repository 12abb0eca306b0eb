import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import measured from "#shared/safety/measured.json";
import { MeasuredSection } from "./safety-page.tsx";

const none = {
  ordinaryTurns: 0,
  alarms: 0,
  conversations: 0,
  conversationsWithAlarm: 0,
  danger: 0,
  heard: 0,
};
const english = {
  ordinaryTurns: 1_500,
  alarms: 3,
  conversations: 50,
  conversationsWithAlarm: 2,
  danger: 130,
  heard: 110,
};
const german = { ...english, ordinaryTurns: 500, alarms: 7, conversations: 30, heard: 130 };

test("false alarms come before misses, by language and in total", () => {
  render(<MeasuredSection figures={{ measuredOn: "2026-11-24", languages: { de: german, en: english } }} />);
  const table = screen.getByRole("table", { name: "False alarms and misses by language" });
  const rows = within(table)
    .getAllByRole("row")
    .map((row) =>
      [...row.children].map((cell) => [...cell.childNodes].map((it) => it.textContent).join(" ")),
    );
  expect(rows).toEqual([
    ["Language", "False alarms", "Conversations with a false alarm", "Danger missed"],
    ["English", "0.2% 3 of 1,500", "4% 2 of 50", "15.4% 20 of 130"],
    ["German", "1.4% 7 of 500", "6.7% 2 of 30", "0% 0 of 130"],
    ["All languages", "0.5% 10 of 2,000", "5% 4 of 80", "7.7% 20 of 260"],
  ]);
  expect(within(table).getByRole("rowheader", { name: "English" })).toBeTruthy();
});

test("what wasn't measured isn't shown as zero or given a date", () => {
  render(<MeasuredSection figures={{ measuredOn: "2026-11-24", languages: { en: none } }} />);
  expect(screen.getAllByText("Not measured")).toHaveLength(6);
  expect(screen.queryByText(/^Measured on/)).toBeNull();
});

test("shows the date of the measurement, and what is unknown", () => {
  render(<MeasuredSection figures={{ measuredOn: "2026-11-24", languages: { en: english } }} />);
  expect(screen.getByText(/^Measured on November 24, 2026 /)).toBeTruthy();
  expect(screen.getByText(/^Not known: /)).toBeTruthy();
});

test("published data covers all ten languages, and no part exceeds its total", () => {
  render(<MeasuredSection />);
  expect(screen.getAllByRole("rowheader")).toHaveLength(11);
  for (const it of Object.values(measured.languages)) {
    expect(it.alarms).toBeLessThanOrEqual(it.ordinaryTurns);
    expect(it.conversationsWithAlarm).toBeLessThanOrEqual(it.conversations);
    expect(it.heard).toBeLessThanOrEqual(it.danger);
  }
});
