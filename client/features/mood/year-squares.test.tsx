import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { MoodDay } from "./api.ts";
import { YearSquares } from "./year-squares.tsx";

/** A day without a check-in: its mood is the mean of its moments. */
function momentsOn(local_date: string, ...scores: readonly number[]): MoodDay {
  return {
    local_date,
    local_hour: null,
    mood: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    mood_score: null,
    energy_level: null,
    stress_level: null,
    sleep_quality: null,
    moments: scores.map((score, index) => [9 + index, score]),
  };
}

const checkInOf = (local_date: string, mood_score: number): MoodDay => ({
  ...momentsOn(local_date, mood_score),
  local_hour: 9,
  mood_score,
  moments: [],
});

const named = (name: string) => screen.getByRole("button", { name });

test("a month's name counts days, those with moments alone among them, and each only once", () => {
  const days = [
    momentsOn("2025-10-31", 5),
    momentsOn("2025-11-03", 1, 2, 3),
    { ...momentsOn("2025-11-04", 4, 4), local_hour: 20, mood_score: 4 },
    checkInOf("2025-11-05", 3),
  ];
  render(<YearSquares year={2025} days={days} month={null} onMonth={vi.fn<() => void>()} />);
  expect(named("October 2025: mood noted on 1 day")).toBeTruthy();
  expect(named("December 2025: mood noted on 0 days")).toBeTruthy();
  const november = named("November 2025: mood noted on 3 days");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"]) fireEvent.keyDown(november, { key });
  expect(screen.getByRole("status").textContent).toBe("November 3, 2025: Sad, 2 out of 5");
  fireEvent.click(screen.getByRole("button", { name: "Show as table" }));
  const cells = within(screen.getByRole("row", { name: /^November/ })).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual(["3", "3"]);
});
