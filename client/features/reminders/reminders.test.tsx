import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Profile } from "#client/lib/profile.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { settled } from "#client/test-backend.ts";
import { deferred } from "#client/test-deferred.ts";
import { fakeServices, profileOf, someone } from "#client/test-services.tsx";
import { hearToasts } from "#client/test-toasts.ts";
import { ReminderSettings } from "./reminder-settings.tsx";
import { useInAppReminder } from "./use-in-app-reminder.ts";

let said: ReturnType<typeof hearToasts>["said"];
beforeEach(() => {
  localStorage.clear();
  said = hearToasts().said;
});
afterEach(() => vi.useRealTimers());

function Watching({ profile }: { profile: Profile }) {
  useInAppReminder(profile);
  return null;
}

/** Services with what the database fills in, and emails that are sent. */
function withReminder(row?: object) {
  const fake = fakeServices();
  const { data } = fake;
  data.defaults["mood_reminders"] = { paused_at: null, push_enabled: false };
  if (row) data.tables["mood_reminders"] = [{ user_id: someone.user.id, ...row }];
  for (const path of ["send-reminder-confirmation", "send-test-reminder"])
    data.on(`POST /api/email/${path}`, () => ({ status: "queued" }));
  return fake;
}

async function open(profile = profileOf(), fake = withReminder(), watching = false) {
  const page = watching ? <Watching profile={profile} /> : <ReminderSettings profile={profile} />;
  const shown = render(
    <MemoryRouter>
      <ServicesProvider services={fake.services}>{page}</ServicesProvider>
    </MemoryRouter>,
  );
  await settled(fake.data);
  const press = async (role: string, name: string) => {
    fireEvent.click(screen.getByRole(role, { name }));
    await settled(fake.data);
  };
  const mails = () =>
    fake.data.requests.map(({ name }) => name).filter((name) => name.startsWith("POST /api/email/"));
  return { ...fake, ...shown, press, mails, reminder: () => fake.data.tables["mood_reminders"]?.[0] };
}

const set = {
  reminder_time: "20:00",
  timezone: "Europe/London",
  is_enabled: true,
  email_enabled: true,
  push_enabled: false,
  paused_at: null,
};

test("off shows a single switch; on adds time and email; Test Email appears once saved", async () => {
  const { press, mails, reminder, data } = await open();
  expect(screen.getAllByRole("switch")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Save reminder" })).toBeNull();
  await press("switch", "Remind me every day");
  fireEvent.change(screen.getByLabelText("Time"), { target: { value: "07:30" } });
  await press("switch", "Also by email");
  expect(screen.queryByRole("button", { name: "Test Email" })).toBeNull();
  await press("button", "Save reminder");
  expect(reminder()).toMatchObject({
    reminder_time: "07:30",
    timezone: "Europe/London",
    email_enabled: true,
    push_enabled: false,
  });
  expect(mails()).toEqual(["POST /api/email/send-reminder-confirmation"]);
  expect(said).toHaveBeenCalledWith("Reminder saved", "A confirmation is on its way to your inbox.");
  await press("button", "Test Email");
  expect(mails()).toHaveLength(2);
  expect(screen.getByRole("status").textContent).toContain("A test email is on its way.");
  data.on("POST /api/email/send-test-reminder", () => new Response("{}", { status: 429 }));
  await press("button", "Test Email");
  expect(screen.getByRole("alert").textContent).toContain("Please try again in an hour.");
});

test("what is chosen while the reminder is being saved isn't lost", async () => {
  const { press, data } = await open();
  await press("switch", "Remind me every day");
  await press("switch", "Also by email");
  const confirmed = deferred<object>();
  data.on("POST /api/email/send-reminder-confirmation", () => confirmed.promise);
  fireEvent.click(screen.getByRole("button", { name: "Save reminder" }));
  fireEvent.change(screen.getByLabelText("Time"), { target: { value: "07:30" } });
  confirmed.resolve({ status: "queued" });
  await settled(data);
  expect(said).toHaveBeenCalledOnce();
  expect(screen.getByLabelText<HTMLInputElement>("Time").value).toBe("07:30");
});

test("without email nothing is sent, and Test Email isn't offered", async () => {
  const { press, mails } = await open();
  await press("switch", "Remind me every day");
  await press("button", "Save reminder");
  expect(mails()).toEqual([]);
  expect(said).toHaveBeenCalledWith("Reminder saved");
  expect(screen.queryByRole("button", { name: "Test Email" })).toBeNull();
});

test("failures are reported, and the choices stay", async () => {
  const fake = withReminder();
  fake.data.state.failing = true;
  const { press } = await open(profileOf(), fake);
  expect(screen.getByRole("alert").textContent).toContain("We couldn't load your reminder");
  fake.data.state.failing = false;
  await press("button", "Try again");
  await press("switch", "Remind me every day");
  fake.data.state.failing = true;
  await press("button", "Save reminder");
  expect(screen.getByRole("alert").textContent).toContain("Your choices are still here.");
  expect(screen.getByRole("switch", { name: "Remind me every day" }).getAttribute("aria-checked")).toBe(
    "true",
  );
});

test("without a time it isn't saved, and Save leads to the time", async () => {
  const { press, reminder } = await open();
  await press("switch", "Remind me every day");
  fireEvent.change(screen.getByLabelText("Time"), { target: { value: "" } });
  await press("button", "Save reminder");
  expect(document.activeElement).toBe(screen.getByLabelText("Time"));
  expect(reminder()).toBeUndefined();
});

test("a paused one says why, and Save resumes it", async () => {
  const fake = withReminder({ ...set, paused_at: "2026-11-01T00:00:00Z" });
  const { press } = await open(profileOf(), fake);
  expect(screen.getByText("Your reminder is paused")).toBeTruthy();
  const [row] = fake.data.tables["mood_reminders"] ?? [];
  // As the database's trigger does on every change.
  if (row) row["paused_at"] = null;
  await press("button", "Save reminder");
  expect(screen.queryByText("Your reminder is paused")).toBeNull();
});

test.each([
  [{ email_reminders: false }, /turned off in your settings, so you won't get any by email/],
  [{ mood_reminders: false }, /Mood reminders are turned off/],
])("switched off in the settings: %o is said here", async (preferences, text) => {
  await open(profileOf({ notification_preferences: preferences }), withReminder(set));
  expect(screen.getByText(text)).toBeTruthy();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("in the open app: once per local day, at its time, and not after a check-in", async () => {
  vi.useFakeTimers({
    now: new Date("2026-11-20T19:59:30Z"),
    toFake: ["Date", "setInterval", "clearInterval"],
  });
  const fake = withReminder(set);
  await open(profileOf(), fake, true);
  const checkedIn = (local_date: string) => {
    fake.data.tables["mood_entries"] = [{ id: "one", local_date }];
  };
  const later = async (ms: number) => {
    await pass(ms);
    await settled(fake.data);
  };
  expect(said).not.toHaveBeenCalled();
  await later(60_000);
  expect(said).toHaveBeenCalledExactlyOnceWith("Your daily reminder", "A moment for yourself, if you like.");
  await later(3 * 3_600_000);
  expect(said).toHaveBeenCalledTimes(1);
  checkedIn("2026-11-21");
  vi.setSystemTime(new Date("2026-11-21T20:00:00Z"));
  await later(20_000);
  expect(said).toHaveBeenCalledTimes(1);
  vi.setSystemTime(new Date("2026-11-22T20:00:00Z"));
  await later(20_000);
  expect(said).toHaveBeenCalledTimes(2);
});
