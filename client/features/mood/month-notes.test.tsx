import { fireEvent, render, renderHook, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { settled } from "#client/test-backend.ts";
import { checkInOn, fakeMoods } from "#client/test-moods.ts";
import { fakeServices, profileOf } from "#client/test-services.tsx";
import type { CheckIn } from "./api.ts";
import { MonthNotes } from "./month-notes.tsx";
import { type Moment, useMoments } from "./moments-api.ts";

const momentAt = (felt_at: string, changed: Partial<Moment> = {}): Moment => ({
  id: felt_at,
  local_date: felt_at.slice(0, 10),
  felt_at,
  mood_score: 2,
  activities: [],
  words: null,
  ...changed,
});

function fakeMonth(moments: readonly Moment[], checkIns: readonly CheckIn[] = []) {
  const { data, services } = fakeServices();
  fakeMoods(data, checkIns);
  data.tables["mood_moments"] = [...moments];
  return { data, services, settle: () => settled(data) };
}

async function open({ data, services, settle }: ReturnType<typeof fakeMonth>) {
  render(
    <ServicesProvider services={services}>
      <MonthNotes userId={profileOf().id} timeZone="Europe/Berlin" year={2025} month={11} />
    </ServicesProvider>,
  );
  await settle();
  const press = async (name: string) => {
    fireEvent.click(await screen.findByRole("button", { name }));
    await settle();
  };
  return { data, press };
}

const dayOf = (date: string) => {
  const day = screen.getByText(date).closest("li");
  if (!day) throw new Error(`nothing noted on ${date}`);
  return within(day);
};

test("a month shows moments among the check-ins of their days, newest first", async () => {
  await open(
    fakeMonth(
      [
        momentAt("2025-11-03T14:05:00+00:00", {
          mood_score: 5,
          activities: ["music", "newerThanThisApp"],
          words: "the choir",
        }),
        momentAt("2025-11-03T07:30:00+00:00"),
        momentAt("2025-11-09T19:00:00+00:00"),
        momentAt("2025-10-31T19:00:00+00:00", { words: "another month" }),
      ],
      [checkInOn("2025-11-03", { notes: "a long day" }), checkInOn("2025-11-05")],
    ),
  );
  const dates = screen.getAllByText(/^November \d+, 2025$/).map(({ textContent }) => textContent);
  expect(dates).toEqual(["November 9, 2025", "November 5, 2025", "November 3, 2025"]);
  const third = dayOf("November 3, 2025");
  for (const text of ["a long day", "the choir", "Music", "Great"])
    expect(third.getByText(text)).toBeTruthy();
  expect(third.getAllByText(/[AP]M$/).map(({ textContent }) => textContent)).toEqual(["3:05 PM", "8:30 AM"]);
  expect(dayOf("November 9, 2025").getByText("8:00 PM")).toBeTruthy();
  expect(screen.queryByText("another month")).toBeNull();
});

test("a moment of any day can be deleted, and the check-in of its day stays", async () => {
  const { data, press } = await open(
    fakeMonth([momentAt("2025-11-03T14:05:00+00:00", { words: "the choir" })], [checkInOn("2025-11-03")]),
  );
  await press("Delete what you logged on November 3, 2025 at 3:05 PM");
  expect(
    await screen.findByText("What you logged on November 3, 2025 at 3:05 PM will be gone for good."),
  ).toBeTruthy();
  await press("Delete");
  expect(data.tables["mood_moments"]).toEqual([]);
  expect(screen.queryByText("the choir")).toBeNull();
  expect(data.tables["mood_entries"]).toHaveLength(1);
});

test("a month with more moments than one answer holds shows them all", async () => {
  const many = Array.from({ length: 1_001 }, (_, minute) =>
    momentAt(new Date(Date.UTC(2025, 10, 2, 0, minute)).toISOString()),
  );
  const { services, settle } = fakeMonth(many);
  const { result } = renderHook(() => useMoments(profileOf().id, "2025-11-01", "2025-11-30"), {
    wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
  });
  await settle();
  expect(new Set(result.current.data?.map(({ id }) => id)).size).toBe(1_001);
});

test("without anything noted, and while it can't be read, the month says so", async () => {
  const fake = fakeMonth([]);
  fake.data.state.failing = true;
  const { press } = await open(fake);
  expect(screen.getByRole("alert").textContent).toContain("We couldn't load what you noted");
  fake.data.state.failing = false;
  await press("Try again");
  expect(screen.getByText("Nothing noted in this month.")).toBeTruthy();
});
