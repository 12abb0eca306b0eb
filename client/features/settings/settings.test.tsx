import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { AccountPort } from "#client/lib/account-port.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { fakeServices, profileOf, someone } from "#client/test-services.tsx";
import { Settings } from "./settings.tsx";

async function open(account: Partial<AccountPort> = {}) {
  const profile = profileOf();
  const fake = fakeServices({ account, profile });
  fake.services.profile.hold(someone.user.id);
  await act(async () => {
    render(
      <ServicesProvider services={fake.services}>
        <Settings profile={profile} email="ada@example.org" />
      </ServicesProvider>,
    );
  });
  return fake;
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (role: string, name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole(role, { name }));
  });
const isOn = (name: string) => screen.getByRole("switch", { name }).getAttribute("aria-checked");

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Update Password" });

describe("notification preferences", () => {
  test("a switch is saved at once and leaves the other keys alone", async () => {
    const { row } = await open();
    await press("switch", "Mood Reminders");
    expect(row.current.notification_preferences).toEqual({
      email_reminders: true,
      mood_reminders: false,
      session_summaries: true,
      preferred_language: "en",
      voice_preference: "warm",
    });
  });

  test("a switch that could not be saved goes back and says so", async () => {
    const { row } = await open();
    row.failing = true;
    await press("switch", "Session Summaries");
    expect(isOn("Session Summaries")).toBe("true");
    expect(screen.getByText(/Not saved: something went wrong on our side/)).toBeTruthy();
  });
});

describe("name", () => {
  test("is saved trimmed; a failure keeps what was typed", async () => {
    const { row } = await open();
    row.failing = true;
    type("Full Name", " Grace ");
    await press("button", "Save");
    expect(screen.getByRole("alert").textContent).toContain("Not saved");
    expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe(" Grace ");
    row.failing = false;
    await press("button", "Save");
    expect(row.current.full_name).toBe("Grace");
  });

  test("the address is only read", async () => {
    await open();
    expect(screen.getByText("Email cannot be changed")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Email").readOnly).toBe(true);
  });
});

describe("security", () => {
  test("the button waits for two equal passwords, and six characters are needed", async () => {
    const updatePassword = vi.fn<AccountPort["updatePassword"]>().mockResolvedValue({ kind: "done" });
    const said = vi.spyOn(toast, "success");
    await open({ updatePassword });
    expect(button().disabled).toBe(true);
    type("New Password", "123");
    type("Confirm New Password", "12x");
    expect(screen.getByText("Passwords don't match")).toBeTruthy();
    expect(button().disabled).toBe(true);
    type("Confirm New Password", "123");
    await press("button", "Update Password");
    expect(screen.getByText("Password must be at least 6 characters")).toBeTruthy();
    expect(updatePassword).not.toHaveBeenCalled();
    type("New Password", "secret");
    type("Confirm New Password", "secret");
    await press("button", "Update Password");
    expect(updatePassword).toHaveBeenCalledWith("secret");
    expect(said).toHaveBeenCalledOnce();
    expect(screen.getByLabelText<HTMLInputElement>("New Password").value).toBe("");
  });

  test("a refusal is told beside the form, and the password stays typed", async () => {
    await open({
      updatePassword: () => Promise.resolve({ kind: "failed", failure: "same-password", message: "x" }),
    });
    type("New Password", "secret");
    type("Confirm New Password", "secret");
    await press("button", "Update Password");
    expect(screen.getByRole("alert").textContent).toContain("the password you have now");
    expect(screen.getByLabelText<HTMLInputElement>("New Password").value).toBe("secret");
  });
});
