import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import type { AccountPort, CaptchaPort, PendingStep } from "#client/lib/account-port.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { settled } from "#client/test-backend.ts";
import { fakeCaptcha } from "#client/test-captcha.ts";
import { fakeServices, profileOf } from "#client/test-services.tsx";
import { hearToasts } from "#client/test-toasts.ts";
import { Settings } from "./settings.tsx";

async function open(account: Partial<AccountPort> = {}, captcha?: CaptchaPort) {
  const profile = profileOf();
  const fake = fakeServices({ account, profile, ...(captcha ? { captcha } : {}) });
  fake.data.on("POST rpc/my_sign_ins", () => []);
  const deletion: { outcome: "deleted" | "billing" | "signIn" } = { outcome: "deleted" };
  fake.data.on("POST /api/account/delete", () =>
    deletion.outcome === "deleted"
      ? { outcome: "deleted" }
      : Response.json({ outcome: "kept", because: deletion.outcome }, { status: 409 }),
  );
  const onDeleted = vi.fn<() => void>();
  await act(async () => {
    render(
      <MemoryRouter>
        <ServicesProvider services={fake.services}>
          <Settings profile={profile} email="ada@example.org" onDeleted={onDeleted} />
        </ServicesProvider>
      </MemoryRouter>,
    );
  });
  await settled(fake.data);
  return { ...fake, deletion, onDeleted };
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (role: string, name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole(role, { name }));
  });
const failure = () => screen.getByRole("alert").textContent;
const isOn = (name: string) => screen.getByRole("switch", { name }).getAttribute("aria-checked");

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Update Password" });

describe("notification preferences", () => {
  test("save immediately and leave the other keys alone", async () => {
    const { row } = await open();
    await press("switch", "Mood Reminders");
    expect(row.notification_preferences).toEqual({
      email_reminders: true,
      mood_reminders: false,
      session_summaries: true,
      weekly_notice: true,
      preferred_language: "en",
      voice_preference: "warm",
    });
  });

  test("revert and say so if they couldn't be saved", async () => {
    const { data } = await open();
    data.state.failing = true;
    await press("switch", "Session Summaries");
    expect(isOn("Session Summaries")).toBe("true");
    expect(screen.getByText(/Not saved: something went wrong on our side/)).toBeTruthy();
  });
});

test("a name that isn't saved yet survives a reload", async () => {
  sessionStorage.clear();
  await open();
  type("Full Name", "Grace");
  cleanup();
  await open();
  expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe("Grace");
  await press("button", "Save");
  expect(sessionStorage).toHaveLength(0);
});

describe("the pace", () => {
  test("is normal until another is chosen, which is saved at once", async () => {
    const { row } = await open();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Normal" }).checked).toBe(true);
    expect(screen.getByText(/how long it waits when you pause/)).toBeTruthy();
    await press("radio", "Unhurried");
    expect(row.notification_preferences).toMatchObject({
      pace: "unhurried",
      voice_preference: "warm",
    });
  });
});

describe("name", () => {
  test("is saved trimmed; a failure keeps what was typed", async () => {
    const { row, data } = await open();
    data.state.failing = true;
    type("Full Name", " Grace ");
    await press("button", "Save");
    expect(screen.getByRole("alert").textContent).toContain("Not saved");
    expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe(" Grace ");
    data.state.failing = false;
    await press("button", "Save");
    expect(row.full_name).toBe("Grace");
  });

  test("the address is only read", async () => {
    await open();
    expect(screen.getByText("Email cannot be changed")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Email").readOnly).toBe(true);
  });
});

describe("security", () => {
  test("the button requires two equal passwords of at least six characters", async () => {
    const updatePassword = vi.fn<AccountPort["updatePassword"]>().mockResolvedValue({ kind: "done" });
    const { said } = hearToasts();
    await open({ updatePassword });
    expect(button().disabled).toBe(true);
    type("New Password", "123");
    type("Confirm New Password", "12x");
    expect(screen.getByText("Passwords don't match")).toBeTruthy();
    expect(button().disabled).toBe(true);
    type("Confirm New Password", "123");
    await press("button", "Update Password");
    expect(screen.getByText("Password must be at least 6 characters")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("New Password"));
    expect(updatePassword).not.toHaveBeenCalled();
    type("New Password", "secret");
    type("Confirm New Password", "secret");
    await press("button", "Update Password");
    expect(updatePassword).toHaveBeenCalledWith("secret");
    expect(said).toHaveBeenCalledOnce();
    expect(screen.getByLabelText<HTMLInputElement>("New Password").value).toBe("");
  });

  test("a refusal is shown beside the form, and the password stays", async () => {
    await open({
      updatePassword: () => Promise.resolve({ kind: "failed", failure: "same-password", message: "x" }),
    });
    type("New Password", "secret");
    type("Confirm New Password", "secret");
    await press("button", "Update Password");
    expect(screen.getByRole("alert").textContent).toContain("your current password");
    expect(screen.getByLabelText<HTMLInputElement>("New Password").value).toBe("secret");
  });
});

describe("deleting the account", () => {
  test("asks for the address, reports failures, and confirms once it is done", async () => {
    const { deletion, data, onDeleted } = await open();
    deletion.outcome = "billing";
    await press("button", "Delete my account");
    type("To confirm, type this account's email address", "ben@example.org");
    await press("button", "Delete for good");
    expect(screen.getByText("That isn't this account's email address.")).toBeTruthy();
    type("To confirm, type this account's email address", " Ada@Example.org");
    await press("button", "Delete for good");
    expect(screen.getByRole("alert").textContent).toContain("We couldn't cancel your subscription");
    expect(onDeleted).not.toHaveBeenCalled();
    data.state.offline = true;
    await press("button", "Delete for good");
    await settled(data);
    expect(screen.getByRole("alert").textContent).not.toContain("subscription");
    data.state.offline = false;
    deletion.outcome = "deleted";
    await press("button", "Delete for good");
    await settled(data);
    expect(onDeleted).toHaveBeenCalledOnce();
  });

  test("doesn't call the account kept while nobody knows, and is done once that is heard", async () => {
    const { data, deletion, onDeleted } = await open();
    const begin = async () => {
      await press("button", "Delete my account");
      type("To confirm, type this account's email address", "ada@example.org");
    };
    const attempt = async () => {
      await press("button", "Delete for good");
      await settled(data);
    };
    await begin();
    data.state.lossy = true;
    await attempt();
    expect(failure()).toContain("We don't know whether your account was deleted");
    data.state.lossy = false;
    // As before; the sign-in may have gone with the account.
    data.on("POST /api/account/delete", () => Response.json({}, { status: 401 }));
    await press("button", "Keep my account");
    await begin();
    await attempt();
    expect(failure()).toContain("We don't know whether your account was deleted");
    data.on("POST /api/account/delete", () => ({ outcome: "kept", because: "billing" }));
    await attempt();
    expect(failure()).toContain("Your account is still here");
    data.on("POST /api/account/delete", () => ({ outcome: deletion.outcome }));
    await attempt();
    expect(onDeleted).toHaveBeenCalledOnce();
  });

  test("asks for the password if the sign-in is old", async () => {
    const signInAgain = vi
      .fn<AccountPort["signInAgain"]>()
      .mockResolvedValue({ kind: "failed", failure: "wrong-credentials" });
    const { deletion, onDeleted } = await open({ signInAgain });
    deletion.outcome = "signIn";
    await press("button", "Delete my account");
    type("To confirm, type this account's email address", "ada@example.org");
    expect(screen.queryByLabelText("Password")).toBeNull();
    await press("button", "Delete for good");
    expect(screen.getByRole("alert").textContent).toContain("Please enter your password");
    await press("button", "Delete for good");
    expect(screen.getByText("Please enter your password.")).toBeTruthy();
    expect(signInAgain).not.toHaveBeenCalled();

    type("Password", "guess");
    await press("button", "Delete for good");
    expect(screen.getByRole("alert").textContent).toContain("isn't this account's password");
    expect(onDeleted).not.toHaveBeenCalled();

    signInAgain.mockImplementation(() => {
      deletion.outcome = "deleted";
      return Promise.resolve({ kind: "done" });
    });
    type("Password", "correct horse");
    await press("button", "Delete for good");
    expect(signInAgain).toHaveBeenLastCalledWith({ email: "ada@example.org", password: "correct horse" });
    expect(onDeleted).toHaveBeenCalledOnce();
  });

  test("asks for the code of a second step as well, in the same dialog, and drops what isn't finished", async () => {
    const pass = vi.fn<PendingStep["pass"]>().mockResolvedValue("wrong-code");
    const drop = vi.fn<() => void>();
    const { deletion, onDeleted } = await open({
      signInAgain: () => Promise.resolve({ kind: "second-step", step: { pass, drop } }),
    });
    deletion.outcome = "signIn";
    const begin = async () => {
      await press("button", "Delete my account");
      type("To confirm, type this account's email address", "ada@example.org");
      await press("button", "Delete for good");
      type("Password", "correct horse");
      await press("button", "Delete for good");
    };
    await begin();
    expect(screen.getByRole("alert").textContent).toContain(
      "Enter the code that your authenticator app shows",
    );
    expect(screen.queryByLabelText("Password")).toBeNull();
    await press("button", "Keep my account");
    expect(drop).toHaveBeenCalledOnce();
    await begin();
    type("Code", "12");
    await press("button", "Delete for good");
    expect(screen.getByText("Please enter the six digits.")).toBeTruthy();
    type("Code", "123 456");
    await press("button", "Delete for good");
    expect(screen.getByRole("alert").textContent).toContain("That code isn't right");
    pass.mockResolvedValue("session-missing");
    await press("button", "Delete for good");
    expect(screen.getByLabelText("Password")).toBeTruthy();
    await press("button", "Delete for good");
    pass.mockResolvedValue("done");
    deletion.outcome = "deleted";
    await press("button", "Delete for good");
    expect(pass).toHaveBeenLastCalledWith("123456");
    expect(onDeleted).toHaveBeenCalledOnce();
  });

  test("sends the password with a captcha token, which is requested only then", async () => {
    const signInAgain = vi
      .fn<AccountPort["signInAgain"]>()
      .mockResolvedValue({ kind: "failed", failure: "wrong-credentials" });
    const captcha = fakeCaptcha();
    const { deletion } = await open({ signInAgain }, captcha.port);
    deletion.outcome = "signIn";
    await press("button", "Delete my account");
    type("To confirm, type this account's email address", "ada@example.org");
    expect(captcha.counts.shown).toBe(0);
    await press("button", "Delete for good");
    expect(captcha.counts.shown).toBe(1);
    type("Password", "correct horse");
    act(() => captcha.tell({ kind: "asking" }));
    await press("button", "Delete for good");
    expect(screen.getByRole("alert").textContent).toContain("complete the security check first");
    expect(signInAgain).not.toHaveBeenCalled();
    act(() => captcha.solve());
    await press("button", "Delete for good");
    const credentials = { email: "ada@example.org", password: "correct horse" };
    expect(signInAgain.mock.calls).toEqual([[credentials, "token 1"]]);
  });
});
