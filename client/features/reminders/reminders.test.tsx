import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Profile } from "#client/lib/profile.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { fakeServices, profileOf } from "#client/test-services.tsx";
import { ReminderSettings } from "./reminder-settings.tsx";
import { useInAppReminder } from "./use-in-app-reminder.ts";

const said = vi.fn<typeof toast.success>();
beforeEach(() => {
  localStorage.clear();
  said.mockReset();
  vi.spyOn(toast, "success").mockImplementation(said);
});
afterEach(() => vi.useRealTimers());

function Watching({ profile }: { profile: Profile }) {
  useInAppReminder(profile);
  return null;
}

async function open(profile = profileOf(), fake = fakeServices(), watching = false) {
  const page = watching ? <Watching profile={profile} /> : <ReminderSettings profile={profile} />;
  await act(async () =>
    render(
      <MemoryRouter>
        <ServicesProvider services={fake.services}>{page}</ServicesProvider>
      </MemoryRouter>,
    ),
  );
  return fake;
}

const press = (role: string, name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole(role, { name }));
  });
const set = {
  reminder_time: "20:00",
  timezone: "Europe/London",
  is_enabled: true,
  email_enabled: true,
  paused_at: null,
};

test("off shows a single switch; on adds time and email; Test Email appears once saved", async () => {
  const { reminders } = await open();
  expect(screen.getAllByRole("switch")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Save reminder" })).toBeNull();
  await press("switch", "Remind me every day");
  fireEvent.change(screen.getByLabelText("Time"), { target: { value: "07:30" } });
  await press("switch", "By email, too");
  expect(screen.queryByRole("button", { name: "Test Email" })).toBeNull();
  await press("button", "Save reminder");
  expect(reminders.reminder).toMatchObject({
    reminder_time: "07:30",
    timezone: "Europe/London",
    email_enabled: true,
  });
  expect(reminders.asked).toEqual(["confirmation"]);
  expect(said).toHaveBeenCalledWith("Reminder saved", "A confirmation is on its way to your inbox.");
  await press("button", "Test Email");
  expect(reminders.asked).toEqual(["confirmation", "test"]);
  expect(screen.getByRole("status").textContent).toContain("A test email is on its way.");
  reminders.mailAnswer = "limited";
  await press("button", "Test Email");
  expect(screen.getByRole("alert").textContent).toContain("Please try again in an hour.");
});

test("without email nothing is sent, and Test Email isn't offered", async () => {
  const { reminders } = await open();
  await press("switch", "Remind me every day");
  await press("button", "Save reminder");
  expect(reminders.asked).toEqual([]);
  expect(said).toHaveBeenCalledWith("Reminder saved");
  expect(screen.queryByRole("button", { name: "Test Email" })).toBeNull();
});

test("failures are reported, and the choices stay", async () => {
  const fake = fakeServices();
  fake.reminders.failing = true;
  await open(profileOf(), fake);
  expect(screen.getByRole("alert").textContent).toContain("We couldn't load your reminder");
  fake.reminders.failing = false;
  await press("button", "Try again");
  await press("switch", "Remind me every day");
  fake.reminders.failing = true;
  await press("button", "Save reminder");
  expect(screen.getByRole("alert").textContent).toContain("Your choices are still here.");
  expect(screen.getByRole("switch", { name: "Remind me every day" }).getAttribute("aria-checked")).toBe(
    "true",
  );
});

test("a paused one says why, and Save resumes it", async () => {
  const fake = fakeServices();
  fake.reminders.reminder = { ...set, paused_at: "2026-11-01T00:00:00Z" };
  await open(profileOf(), fake);
  expect(screen.getByText("Your reminder is paused")).toBeTruthy();
  await press("button", "Save reminder");
  expect(fake.reminders.reminder).toMatchObject({ paused_at: null });
  expect(screen.queryByText("Your reminder is paused")).toBeNull();
});

test.each([
  [{ email_reminders: false }, /turned off in your settings, so you won't get any by email/],
  [{ mood_reminders: false }, /Mood reminders are turned off/],
])("switched off in the settings: %o is said here", async (preferences, text) => {
  const fake = fakeServices();
  fake.reminders.reminder = set;
  await open(profileOf({ notification_preferences: preferences }), fake);
  expect(screen.getByText(text)).toBeTruthy();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("in the open app: once per local day, at its time, and not after a check-in", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T19:59:30Z") });
  const fake = fakeServices();
  fake.reminders.reminder = set;
  await open(profileOf(), fake, true);
  expect(said).not.toHaveBeenCalled();
  await pass(60_000);
  expect(said).toHaveBeenCalledExactlyOnceWith("Your daily reminder", "A moment for yourself, if you like.");
  await pass(3 * 3_600_000);
  expect(said).toHaveBeenCalledTimes(1);
  fake.reminders.checkedIn = true;
  await pass(24 * 3_600_000);
  expect(said).toHaveBeenCalledTimes(1);
  fake.reminders.checkedIn = false;
  await pass(24 * 3_600_000);
  expect(said).toHaveBeenCalledTimes(2);
});
