import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { settled } from "#client/test-backend.ts";
import { checkInOn, fakeMoods } from "#client/test-moods.ts";
import { fakeServices, profileOf } from "#client/test-services.tsx";
import type { CheckIn } from "./api.ts";
import { MoodTracker } from "./mood-tracker.tsx";

beforeEach(() => sessionStorage.clear());

/** The levels of a check-in whose sliders weren't touched. */
const unsaid = { energy_level: null, stress_level: null, sleep_quality: null };

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const notes = () => screen.getByLabelText<HTMLTextAreaElement>("Notes (optional)");
const write = (words: string) => fireEvent.change(notes(), { target: { value: words } });

/** Somebody sends what is in the form, goes to another page and comes back, and the answer is still to come. */
async function leaveWhileSending(request: string, button: string, answered: CheckIn, before: CheckIn[] = []) {
  const fake = fakeServices();
  fakeMoods(fake.data, before);
  const page = (
    <MemoryRouter>
      <ServicesProvider services={fake.services}>
        <MoodTracker profile={profileOf()} />
      </ServicesProvider>
    </MemoryRouter>
  );
  const { unmount } = render(page);
  await settled(fake.data);
  const { promise, resolve } = Promise.withResolvers<CheckIn>();
  fake.data.on(request, () => promise);
  const send = () => fireEvent.click(screen.getByRole("button", { name: button }));
  const comeBack = async () => {
    unmount();
    render(page);
    await screen.findByRole("heading", { name: /check-in/i });
    await act(async () => vi.waitFor(() => expect(fake.data.state.inFlight).toBe(1)));
  };
  const receive = async () => {
    await act(async () => resolve(answered));
    await settled(fake.data);
  };
  return { send, comeBack, receive };
}

test("what is written while an earlier check-in is on its way stays, and is offered in its place", async () => {
  const recorded = checkInOn("2025-11-20", { ...unsaid, notes: "first" });
  const { send, comeBack, receive } = await leaveWhileSending(
    "POST mood_entries",
    "Record check-in",
    recorded,
  );
  press("Calm");
  write("first");
  send();
  await comeBack();
  write("first, and then he left me");
  await receive();
  expect(screen.getByText("first, and then he left me")).toBeTruthy();
  expect(sessionStorage.length).toBe(1);
});

test("a check-in of the day before leaves what was written since", async () => {
  const recorded = checkInOn("2025-11-19", { ...unsaid, notes: "first" });
  const { send, comeBack, receive } = await leaveWhileSending(
    "POST mood_entries",
    "Record check-in",
    recorded,
  );
  press("Add yesterday's check-in");
  press("Calm");
  write("first");
  send();
  await comeBack();
  fireEvent.click(await screen.findByRole("button", { name: "Add yesterday's check-in" }));
  write("first, and then he left me");
  await receive();
  expect(sessionStorage.getItem("hearken.mood-yesterday.ada")).toContain("he left me");
});

test("a change leaves what was written since", async () => {
  const recorded = checkInOn("2025-11-20", { notes: "first" });
  const { send, comeBack, receive } = await leaveWhileSending(
    "PATCH mood_entries",
    "Save changes",
    recorded,
    [checkInOn("2025-11-20")],
  );
  press("Change");
  write("first");
  send();
  await comeBack();
  fireEvent.click(await screen.findByRole("button", { name: "Change" }));
  write("first, and then he left me");
  await receive();
  expect(notes().value).toBe("first, and then he left me");
  expect(sessionStorage.getItem("hearken.mood-change.ada")).toContain("he left me");
});
