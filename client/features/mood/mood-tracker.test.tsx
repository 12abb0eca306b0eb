import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { addDays } from "#client/lib/dates.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { refusal, settled } from "#client/test-backend.ts";
import { checkInOn, fakeMoods } from "#client/test-moods.ts";
import { fakeServices, profileOf } from "#client/test-services.tsx";
import type { CheckIn } from "./api.ts";
import { MoodTracker } from "./mood-tracker.tsx";

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

let settle = async () => {};

async function open({
  fake = fakeServices(),
  checkIns = [] as readonly CheckIn[],
  moods = fakeMoods(fake.data, checkIns),
} = {}) {
  const onLimitReached = vi.fn<() => void>();
  const onNotesSaved = vi.fn<(notes: string) => void>();
  const shown = render(
    <MemoryRouter>
      <ServicesProvider services={fake.services}>
        <MoodTracker profile={profileOf()} onLimitReached={onLimitReached} onNotesSaved={onNotesSaved} />
      </ServicesProvider>
    </MemoryRouter>,
  );
  // Nothing that the check-in would push down once it has loaded.
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  settle = () => settled(fake.data);
  await settle();
  const checkInsNow = () => fake.data.tables["mood_entries"] ?? [];
  return { ...shown, data: fake.data, moods, checkInsNow, onLimitReached, onNotesSaved };
}

const press = async (name: string | RegExp) => {
  // A dialog's code comes when it first opens.
  fireEvent.click(await screen.findByRole("button", { name }));
  await settle();
};
const notes = () => screen.getByLabelText<HTMLTextAreaElement>("Notes (optional)");
const write = (words: string) => fireEvent.change(notes(), { target: { value: words } });
const complete = () => screen.queryByRole("heading", { name: "Today's Check-in Complete" });

test("a check-in is recorded once, with its score, levels and notes", async () => {
  const { checkInsNow, onNotesSaved } = await open();
  await press("Record check-in");
  expect(screen.getByRole("alert").textContent).toContain("Please select at least one emotion");
  expect(checkInsNow()).toEqual([]);
  for (const name of ["Happy", "Sad"]) await press(name);
  await press("Sleep, energy, stress, and a note (optional)");
  await press("Energy: a little higher");
  await press("Stress: a little lower");
  fireEvent.change(screen.getByRole("slider", { name: "Sleep" }), { target: { value: "4.4" } });
  write(" slept well ");
  await press("Record check-in");
  expect(checkInsNow()).toMatchObject([
    {
      mood_score: 4,
      mood_label: "Happy, Sad",
      energy_level: 3.1,
      stress_level: 2.9,
      sleep_quality: 4.4,
      notes: "slept well",
    },
  ]);
  expect(onNotesSaved).toHaveBeenCalledWith("slept well");
  expect(complete()).toBe(document.activeElement);
  expect(sessionStorage.length).toBe(0);
});

test("notes are passed on where the page is left while they are being saved", async () => {
  const { onNotesSaved, unmount } = await open();
  await press("Calm");
  write("can't go on");
  fireEvent.click(screen.getByRole("button", { name: "Record check-in" }));
  unmount();
  await settle();
  expect(onNotesSaved).toHaveBeenCalledExactlyOnceWith("can't go on");
  expect(sessionStorage.length).toBe(0);
});

test("a fourth emotion is refused with a reason", async () => {
  await open();
  for (const name of ["Happy", "Sad", "Calm"]) await press(name);
  const fourth = screen.getByRole("button", { name: "Rage" });
  expect(fourth.getAttribute("aria-disabled")).toBe("true");
  await press("Rage");
  expect(screen.getByRole("alert").textContent).toBe(
    "Maximum 3 emotionsPlease select only your top 3 emotions felt today.",
  );
  expect(fourth.getAttribute("aria-pressed")).toBe("false");
  await press("Sad");
  expect(screen.queryByRole("alert")).toBeNull();
  await press("Rage");
  expect(fourth.getAttribute("aria-pressed")).toBe("true");
});

test("a problem is gone once what it names has changed", async () => {
  const { data } = await open();
  await press("Record check-in");
  expect(screen.getByRole("alert").textContent).toContain("Please select at least one emotion");
  await press("Calm");
  expect(screen.queryByRole("alert")).toBeNull();
  write("tired");
  data.on("POST mood_entries", () => refusal("22001", 400));
  await press("Record check-in");
  expect(screen.getByRole("alert").textContent).toContain("Please shorten your notes");
  write("tire");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a failure keeps everything, here and across a reload", async () => {
  const { data, unmount } = await open();
  await press("Calm");
  write("tired");
  data.state.failing = true;
  await press("Record check-in");
  expect(screen.getByRole("alert").textContent).toContain("What you chose and wrote is still here.");
  unmount();
  await open();
  expect(notes().value).toBe("tired");
  expect(screen.getByRole("button", { name: "Calm" }).getAttribute("aria-pressed")).toBe("true");
});

test("a full week says so, offers plans and loses nothing", async () => {
  const fake = fakeServices();
  const moods = fakeMoods(fake.data);
  moods.othersThisWeek = 3;
  fake.data.on("POST mood_entries", () => refusal("PT402", 402));
  const { onLimitReached } = await open({ fake, moods });
  expect(screen.getByText("You've used this week's check-ins")).toBeTruthy();
  await press("Calm");
  write("tired");
  await press("Record check-in");
  expect(onLimitReached).toHaveBeenCalledOnce();
  expect(screen.getByRole("link", { name: "View Plans" }).getAttribute("href")).toBe("/dashboard/usage");
  expect(notes().value).toBe("tired");
});

/** What another tab recorded in the meantime. */
const meanwhile = ({ data }: Awaited<ReturnType<typeof open>>, recorded: CheckIn) => {
  data.tables["mood_entries"] = [recorded];
  data.on("POST mood_entries", () => refusal("23505", 409));
};

test("a check-in from another tab is shown, and what was chosen here can take its place", async () => {
  const shown = await open();
  await press("Happy");
  write("not to be lost");
  meanwhile(shown, checkInOn("2025-11-20", { mood_label: "Sad", notes: "from my phone", energy_level: 2 }));
  await press("Record check-in");
  expect(complete()).toBeTruthy();
  expect(screen.getByText("from my phone")).toBeTruthy();
  expect(document.activeElement?.textContent).toContain("You already checked in today");
  expect(document.activeElement?.textContent).toContain("Happy");
  expect(document.activeElement?.textContent).toContain("not to be lost");
  shown.data.state.failing = true;
  await press("Change today's check-in to this");
  expect(screen.getByText(/^Not recorded/)).toBeTruthy();
  shown.data.state.failing = false;
  await press("Change today's check-in to this");
  expect(shown.checkInsNow()).toMatchObject([
    { mood_label: "Happy", notes: "not to be lost", energy_level: 2 },
  ]);
  expect(shown.onNotesSaved).toHaveBeenCalledWith("not to be lost");
  expect(screen.queryByText("You already checked in today")).toBeNull();
  expect(document.activeElement).toBe(complete());
});

test("even a feeling alone, chosen after another tab recorded another, stays until it is discarded", async () => {
  const shown = await open();
  await press("Happy");
  meanwhile(shown, checkInOn("2025-11-20", { mood_label: "Sad" }));
  await press("Record check-in");
  expect(screen.getByText("Happy")).toBeTruthy();
  await press("Discard it");
  expect(screen.queryByText("Happy")).toBeNull();
  expect(document.activeElement).toBe(complete());
  expect(sessionStorage.length).toBe(0);
});

test("yesterday's check-in from another tab isn't silently kept over the one chosen here", async () => {
  const shown = await open();
  await press("Add yesterday's check-in");
  await press("Happy");
  meanwhile(shown, checkInOn("2025-11-19", { mood_label: "Sad" }));
  await press("Record check-in");
  expect(document.activeElement?.textContent).toContain("You already checked in for yesterday");
  await press("Change yesterday's check-in to this");
  expect(shown.checkInsNow()).toMatchObject([{ local_date: "2025-11-19", mood_label: "Happy" }]);
  expect(screen.queryByText("You already checked in for yesterday")).toBeNull();
});

test("a lost response creates no duplicate", async () => {
  const shown = await open();
  await press("Calm");
  write("once");
  const levels = { energy_level: null, stress_level: null, sleep_quality: null };
  meanwhile(shown, checkInOn("2025-11-20", { notes: "once", ...levels }));
  await press("Record check-in");
  expect(complete()).toBeTruthy();
  expect(screen.queryByText("You already checked in today")).toBeNull();
  expect(document.activeElement).toBe(complete());
  expect(sessionStorage.length).toBe(0);
});

test("today's check-in can be changed in place", async () => {
  const { checkInsNow } = await open({
    checkIns: [checkInOn("2025-11-20", { notes: "a long day", energy_level: 4.5, stress_level: null })],
  });
  await press("Change");
  expect(notes().value).toBe("a long day");
  expect(screen.getByRole("slider", { name: "Energy" })).toHaveProperty("value", "4.5");
  await press("Energy: clear");
  await press("Save changes");
  expect(checkInsNow()).toMatchObject([{ notes: "a long day", energy_level: null, stress_level: null }]);
});

test("a change that isn't saved yet survives a reload, until it is canceled or saved", async () => {
  const checkIns = [checkInOn("2025-11-20", { notes: "a long day" })];
  const { unmount } = await open({ checkIns });
  await press("Change");
  write("a long day, and then it got better");
  unmount();
  const { checkInsNow } = await open({ checkIns });
  await press("Change");
  expect(notes().value).toBe("a long day, and then it got better");
  await press("Cancel");
  await press("Change");
  expect(notes().value).toBe("a long day");
  write("a short day");
  await press("Save changes");
  expect(checkInsNow()).toMatchObject([{ notes: "a short day" }]);
  expect(sessionStorage.length).toBe(0);
});

test("a change that is being written at midnight stays, and changes the check-in that it began with", async () => {
  vi.useFakeTimers({
    now: Date.parse("2025-11-20T23:59:00Z"),
    toFake: ["Date", "setInterval", "clearInterval"],
  });
  const { moods, checkInsNow } = await open({ checkIns: [checkInOn("2025-11-20", { notes: "a long day" })] });
  await press("Change");
  write("nearly asleep");
  moods.today = "2025-11-21";
  act(() => {
    vi.advanceTimersByTime(90_000);
  });
  await settle();
  expect(notes().value).toBe("nearly asleep");
  await press("Save changes");
  expect(checkInsNow()).toMatchObject([{ local_date: "2025-11-20", notes: "nearly asleep" }]);
  vi.useRealTimers();
});

test("yesterday can be added, without levels that nobody set", async () => {
  const { checkInsNow } = await open();
  await press("Add yesterday's check-in");
  await press("Calm");
  await press("Record check-in");
  expect(checkInsNow()).toMatchObject([{ local_date: "2025-11-19", energy_level: null, notes: null }]);
  expect(screen.queryByRole("button", { name: "Add yesterday's check-in" })).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test("what is written about yesterday stays with that day, also after midnight", async () => {
  vi.useFakeTimers({
    now: Date.parse("2025-11-20T23:59:00Z"),
    toFake: ["Date", "setInterval", "clearInterval"],
  });
  const { moods, data, unmount } = await open();
  await press("Add yesterday's check-in");
  await press("Calm");
  write("a quiet Wednesday");
  moods.today = "2025-11-21";
  act(() => {
    vi.advanceTimersByTime(90_000);
  });
  await settle();
  data.state.failing = true;
  await press("Record check-in");
  expect(data.requests.findLast(({ name }) => name === "POST mood_entries")?.body).toMatchObject({
    local_date: "2025-11-19",
    notes: "a quiet Wednesday",
  });
  unmount();
  const later = fakeServices();
  const laterMoods = fakeMoods(later.data);
  laterMoods.today = moods.today;
  await open({ fake: later, moods: laterMoods });
  await press("Add yesterday's check-in");
  expect(notes().value).toBe("");
  vi.useRealTimers();
});

test("a new day brings back the form by itself", async () => {
  vi.useFakeTimers({
    now: Date.parse("2025-11-20T23:59:00Z"),
    toFake: ["Date", "setInterval", "clearInterval"],
  });
  const { moods } = await open({ checkIns: [checkInOn("2025-11-20")] });
  expect(complete()).toBeTruthy();
  moods.today = "2025-11-21";
  act(() => {
    vi.advanceTimersByTime(90_000);
  });
  await settle();
  expect(complete()).toBeNull();
  expect(notes()).toBeTruthy();
  vi.useRealTimers();
});

test("the past is shown in charts, each with a table, and a month as text", async () => {
  const fake = fakeServices();
  const checkIns = Array.from({ length: 60 }, (_, index) =>
    checkInOn(addDays("2025-11-19", -index), {
      mood_score: index % 7 === 2 ? 1 : 4,
      notes: `day ${String(index)}`,
    }),
  );
  const moods = fakeMoods(fake.data, checkIns);
  moods.stats = {
    avg_mood: 3.6,
    avg_energy: 3,
    avg_stress: 2.5,
    avg_sleep: 4,
    total_entries: 30,
    total_moments: 0,
    mood_trend: "declining",
  };
  await open({ fake, moods });
  expect(screen.getByText("Declining")).toBeTruthy();
  const weekdays = screen.getByRole("figure", { name: "Days of the week" });
  expect(weekdays.textContent).toContain("Lowest: Monday.");
  fireEvent.click(within(weekdays).getByRole("button", { name: "Show as table" }));
  expect(within(weekdays).getByRole("row", { name: /Monday/ }).textContent).toBe("Monday19");
  for (const name of ["Mood over time", "Times of day", "2025"]) {
    const figure = within(screen.getByRole("figure", { name }));
    fireEvent.click(figure.getByRole("button", { name: "Show as table" }));
    expect(figure.getAllByRole("row").length).toBeGreaterThan(7);
    fireEvent.click(figure.getByRole("button", { name: "Show as chart" }));
  }

  await press("November 2025: mood noted on 19 days");
  expect(screen.getByText("day 0")).toBeTruthy();
  await press("Delete the check-in from November 19, 2025");
  await press("Keep it");
  await press("Delete the check-in from November 19, 2025");
  await press("Delete");
  expect(screen.queryByText("day 0")).toBeNull();
  expect(screen.getByRole("button", { name: "November 2025: mood noted on 18 days" })).toBeTruthy();
});

/** The charts have no size in this environment: each is as wide as a hundred pixels here. */
function hundredWide() {
  const box = { left: 0, top: 0, width: 100, height: 60 } as DOMRect;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box);
}

test("every chart tells its values to a pointer, a finger and the keyboard", async () => {
  const checkIns = Array.from({ length: 60 }, (_, index) =>
    checkInOn(addDays("2025-11-19", -index), { mood_score: index % 7 === 2 ? 1 : 4 }),
  );
  await open({ checkIns });
  hundredWide();
  const hint = "Tap or point at the chart, or use the arrow keys, to read a value.";
  const told = {
    "Mood over time": ["October 22, 2025: Good, 4 out of 5", "November 19, 2025: Good, 4 out of 5"],
    "Days of the week": ["Monday: Very Sad, 1 out of 5", "Sunday: Good, 4 out of 5"],
    "Times of day": [/nothing noted$/, /nothing noted$/],
  };
  for (const [title, [start, end]] of Object.entries(told)) {
    const figure = within(screen.getByRole("figure", { name: title }));
    const slider = figure.getByRole("slider", { name: `${title}: individual values` });
    const area = slider.parentElement ?? document.body;
    for (const pointerType of ["mouse", "touch"]) {
      fireEvent.pointerDown(area, { clientX: 1, pointerType });
      expect(figure.getByText(start ?? "")).toBeTruthy();
      fireEvent.pointerMove(area, { clientX: 99, pointerType });
      expect(figure.getByText(end ?? "")).toBeTruthy();
      fireEvent.pointerLeave(area, { pointerType });
      expect(figure.queryByText(hint) === null).toBe(pointerType === "touch");
    }
    fireEvent.focus(slider);
    fireEvent.change(slider, { target: { value: "0" } });
    expect(figure.getByText(start ?? "")).toBeTruthy();
    expect(slider.getAttribute("aria-valuetext")).toMatch(start ?? "");
    fireEvent.blur(slider);
    expect(figure.getByText(hint)).toBeTruthy();
  }

  const year = within(screen.getByRole("figure", { name: "2025" }));
  const november = year.getByRole("button", { name: /^November 2025/ });
  // The first of the month is a Saturday: the sixth square of the first row.
  fireEvent.pointerMove(november, { clientX: 75, clientY: 5, pointerType: "mouse" });
  expect(year.getByRole("status").textContent).toBe("November 1, 2025: Good, 4 out of 5");
  fireEvent.pointerMove(november, { clientX: 5, clientY: 5, pointerType: "mouse" });
  expect(year.getByRole("status").textContent).toBe("");
  fireEvent.keyDown(november, { key: "ArrowRight" });
  fireEvent.keyDown(november, { key: "ArrowRight" });
  fireEvent.keyDown(november, { key: "ArrowDown" });
  fireEvent.keyDown(november, { key: "ArrowDown" });
  fireEvent.keyDown(november, { key: "ArrowDown" });
  expect(year.getByRole("status").textContent).toBe("November 23, 2025: nothing noted");
  fireEvent.keyDown(november, { key: "ArrowDown" });
  fireEvent.keyDown(november, { key: "ArrowDown" });
  fireEvent.keyDown(november, { key: "ArrowLeft" });
  expect(year.getByRole("status").textContent).toBe("November 29, 2025: nothing noted");
  fireEvent.blur(november);
  expect(year.getByRole("status").textContent).toBe("");
});

test("an empty tracker is friendly, and failed reads can be retried", async () => {
  const fake = fakeServices();
  fake.data.state.failing = true;
  await open({ fake });
  expect(screen.getByRole("alert").textContent).toContain("We couldn't load today's check-in");
  fake.data.state.failing = false;
  await press("Try again");
  expect(screen.getByText("Your check-ins will show up here.", { exact: false })).toBeTruthy();
});
