import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices, profileOf } from "#client/test-services.tsx";
import { OnboardingWizard } from "./onboarding-wizard.tsx";

beforeEach(() => sessionStorage.clear());

const fresh = profileOf({ full_name: null, notification_preferences: {} });

async function open(profile = fresh) {
  const fake = fakeServices({ profile });
  await act(async () => {
    render(
      <ServicesProvider services={fake.services}>
        <OnboardingWizard profile={profile} />
      </ServicesProvider>,
    );
  });
  return fake;
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
  });
const choose = (name: RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole("radio", { name }));
  });

test("each step must be answered; a failed save keeps every answer; the next one succeeds", async () => {
  const { row, data } = await open();

  await press("Continue");
  expect(screen.getByText("Name required")).toBeTruthy();
  expect(screen.getByText("Please enter your full name to continue.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Full Name"));
  fireEvent.change(screen.getByLabelText("Full Name"), { target: { value: " Ada " } });
  expect(screen.queryByText("Name required")).toBeNull();
  await press("Continue");

  expect(screen.getByText("Step 2 of 3")).toBeTruthy();
  expect(document.activeElement?.tagName).toBe("H2");
  await press("Continue");
  expect(screen.getByText("Language required")).toBeTruthy();
  expect(screen.getByText("Please select your preferred language.")).toBeTruthy();
  expect(screen.getByRole("radiogroup").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: /English/ }));
  await choose(/English/);
  await press("Continue");

  await press("Finish");
  expect(screen.getByText("Setup incomplete")).toBeTruthy();
  expect(screen.getByText("Please complete all preferences to continue.")).toBeTruthy();
  // Zone and country were guessed, so the voice alone is marked.
  const voices = screen.getByRole("radiogroup", {
    name: "Voice style",
    description: "Please choose a voice style.",
  });
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  expect(voices.contains(document.activeElement)).toBe(true);
  await choose(/Gentle/);
  expect(screen.queryByText("Setup incomplete")).toBeNull();
  await press("Back");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /English/ }).checked).toBe(true);
  await press("Continue");

  data.state.failing = true;
  await press("Finish");
  expect(screen.getByText("Not saved yet")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Gentle/ }).checked).toBe(true);
  data.state.failing = false;
  await press("Finish");
  expect(row).toMatchObject({
    full_name: "Ada",
    timezone: "Europe/London",
    country: "GB",
    notification_preferences: {
      email_reminders: true,
      preferred_language: "en",
      voice_preference: "gentle",
    },
  });
});

test("a reload loses neither the answers nor the step, and nothing is kept once they are saved", async () => {
  await open();
  fireEvent.change(screen.getByLabelText("Full Name"), { target: { value: "Ada" } });
  cleanup();
  await open();
  expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe("Ada");
  await press("Continue");
  await choose(/English/);
  await press("Continue");
  await choose(/Gentle/);
  cleanup();
  const { row } = await open();
  expect(screen.getByText("Step 3 of 3")).toBeTruthy();
  await press("Finish");
  expect(row).toMatchObject({ full_name: "Ada", notification_preferences: { voice_preference: "gentle" } });
  expect(sessionStorage).toHaveLength(0);
});

test("a zone that says nothing about the country leaves two questions, which are named until answered", async () => {
  await open({ ...fresh, timezone: "Etc/GMT+5", country: null });
  fireEvent.change(screen.getByLabelText("Full Name"), { target: { value: "Ada" } });
  await press("Continue");
  await choose(/English/);
  await press("Continue");
  await press("Finish");
  expect(screen.getByText("Please choose a voice style.")).toBeTruthy();
  expect(screen.getByText("Please choose your country.")).toBeTruthy();
  await choose(/Gentle/);
  expect(screen.queryByText("Please choose a voice style.")).toBeNull();
  expect(screen.getByText("Setup incomplete")).toBeTruthy();
  await press("Finish");
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Country" }));
});
