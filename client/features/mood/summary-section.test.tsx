import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { settled } from "#client/test-backend.ts";
import { checkInOn, fakeMoods } from "#client/test-moods.ts";
import { fakeServices } from "#client/test-services.tsx";
import { SummarySection } from "./summary-section.tsx";

const days = [
  {
    local_date: "2025-11-19",
    local_hour: 9,
    mood: 4,
    mood_score: 4,
    energy_level: null,
    stress_level: null,
    sleep_quality: null,
    moments: [],
  },
];

async function open() {
  const fake = fakeServices();
  const moods = fakeMoods(fake.data, [checkInOn("2025-11-19")]);
  moods.stats = { ...moods.stats, avg_mood: 4.2, total_entries: 1 };
  fake.data.tables["emotional_wrap_ups"] = [
    { period_end: "2025-11-16", themes: ["work", "sleep"] },
    { period_end: "2025-11-09", themes: ["sleep", "my sister"] },
    { period_end: "2024-01-01", themes: ["long ago"] },
  ];
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => {
    run();
    return 0;
  });
  render(
    <MemoryRouter>
      <ServicesProvider services={fake.services}>
        <SummarySection userId="ada" today="2025-11-20" days={days} />
      </ServicesProvider>
    </MemoryRouter>,
  );
  await settled(fake.data);
  const before = fake.data.requests.length;
  /** Prints, and gives the page that was on paper. */
  const printed = async () => {
    fireEvent.click(screen.getByRole("button", { name: "Print or save as PDF" }));
    await settled(fake.data);
    const page = document.querySelector<HTMLElement>("[data-printed]");
    if (!page) throw new Error("nothing was printed");
    return page;
  };
  return { print, printed, sent: () => fake.data.requests.slice(before).map(({ name }) => name) };
}

test("what is printed is what was ticked, and it is gone afterwards", async () => {
  const { print, printed, sent } = await open();
  expect(screen.queryByRole("checkbox", { name: "long ago" })).toBeNull();
  fireEvent.click(screen.getByRole("checkbox", { name: "my sister" }));
  const page = await printed();
  expect(print).toHaveBeenCalledOnce();
  expect(page.parentElement).toBe(document.body);
  expect(within(page).getByText("August 23, 2025 to November 20, 2025")).toBeTruthy();
  expect(page.textContent).toContain("4.2");
  expect(page.textContent).toContain("Days of the week");
  expect(page.textContent).toContain("my sister");
  expect(page.textContent).not.toContain("work");
  expect(sent()).toEqual([]);
  fireEvent(window, new Event("afterprint"));
  expect(document.querySelector("[data-printed]")).toBeNull();
});

test("patterns and moods can be left out, but not everything", async () => {
  const { printed } = await open();
  fireEvent.click(screen.getByRole("checkbox", { name: "Patterns of the last 12 months" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Averages, trend, and mood over time" }));
  expect(screen.getByRole("button", { name: "Print or save as PDF" })).toHaveProperty("disabled", true);
  fireEvent.click(screen.getByRole("checkbox", { name: "sleep" }));
  const page = await printed();
  expect(page.textContent).not.toContain("Days of the week");
  expect(page.textContent).not.toContain("4.2");
  expect(page.textContent).toContain("sleep");
});
