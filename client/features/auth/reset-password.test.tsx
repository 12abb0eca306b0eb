import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { AccountPort } from "#client/lib/account-port.ts";
import { readAuthFragment } from "#client/lib/auth-urls.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices, someone } from "#client/test-services.tsx";
import { hearToasts } from "#client/test-toasts.ts";
import { ResetPasswordForm } from "./reset-password.tsx";

/** A link whose token is about this person and lasts until then, s. */
const linkOf = (sub: string, exp = 1_900_000_000) =>
  `#access_token=a.${btoa(JSON.stringify({ sub, exp }))}.c&refresh_token=r&type=recovery`;
const link = linkOf(someone.user.id);
const linkText = "The reset link is invalid or expired. Please request a new password reset email.";

async function open(hash: string, account: Partial<AccountPort> = {}) {
  const { services, emit } = fakeServices({ account });
  emit("SIGNED_IN", someone);
  const onOpened = vi.fn<() => void>();
  const onDone = vi.fn<() => void>();
  await act(async () => {
    render(
      <ServicesProvider services={services}>
        <ResetPasswordForm fragment={readAuthFragment(hash)} onOpened={onOpened} onDone={onDone} />
      </ServicesProvider>,
    );
  });
  return { services, onOpened, onDone };
}

async function submit(newPassword: string, confirm: string) {
  fireEvent.change(screen.getByLabelText("New Password"), { target: { value: newPassword } });
  fireEvent.change(screen.getByLabelText("Confirm Password"), { target: { value: confirm } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Update Password" })));
}

describe("reset password", () => {
  let said: ReturnType<typeof hearToasts>["said"];
  beforeEach(() => {
    said = hearToasts().said;
  });

  test("uses the link, updates, confirms, signs out and hands over to login", async () => {
    const updatePassword = vi.fn<AccountPort["updatePassword"]>().mockResolvedValue({ kind: "done" });
    const { services, onOpened, onDone } = await open(link, { updatePassword });
    expect(onOpened).toHaveBeenCalledOnce();
    await submit("secret", "secret");
    expect(updatePassword).toHaveBeenCalledWith("secret");
    expect(said).toHaveBeenCalledWith("Success", "Your password has been updated. Please log in again.");
    expect(services.auth.getState()).toEqual({ status: "signed-out", chosen: true });
    expect(onDone).toHaveBeenCalledOnce();
  });

  test("reports wrong entries and sends nothing", async () => {
    const updatePassword = vi.fn<AccountPort["updatePassword"]>();
    await open(link, { updatePassword });
    await submit("12345", "1234");
    expect(screen.getByText("Password must be at least 6 characters.")).toBeTruthy();
    expect(screen.getByText("Passwords do not match.")).toBeTruthy();
    expect(updatePassword).not.toHaveBeenCalled();
  });

  test.each([
    ["session-missing", "Auth session missing!", linkText],
    ["unknown", "You must be logged in to do that", linkText],
    ["weak-password", "Password should contain a digit", "Password should contain a digit"],
  ] as const)("a refusal (%s) is told: %s", async (failure, message, told) => {
    const { onDone } = await open(link, {
      updatePassword: () => Promise.resolve({ kind: "failed", failure, message }),
    });
    await submit("secret", "secret");
    expect(said).toHaveBeenCalledWith("Reset Failed", told);
    expect(screen.getByLabelText<HTMLInputElement>("New Password").value).toBe("secret");
    expect(onDone).not.toHaveBeenCalled();
  });

  test("says at once that a link is dead, offers a new one, and updates nobody's password", async () => {
    const updatePassword = vi.fn<AccountPort["updatePassword"]>();
    const { onOpened } = await open(link, {
      adopt: () => Promise.resolve("session-missing"),
      updatePassword,
    });
    expect(screen.getByText("This link no longer works")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Request a new link" })).toBeTruthy();
    await submit("secret", "secret");
    expect(said).toHaveBeenCalledWith("Reset Failed", linkText);
    expect(updatePassword).not.toHaveBeenCalled();
    expect(onOpened).not.toHaveBeenCalled();
  });

  test.each([
    ["of somebody else", linkOf("mallory")],
    ["that doesn't say whose it is", "#access_token=a.b.c&refresh_token=r&type=recovery"],
    ["that would be renewed unseen", linkOf(someone.user.id, 1_000)],
  ])("a link %s doesn't replace who is logged in, unless they log out", async (_whose, hash) => {
    const adopt = vi.fn<AccountPort["adopt"]>().mockResolvedValue("done");
    const updatePassword = vi.fn<AccountPort["updatePassword"]>();
    const { services, onOpened } = await open(hash, { adopt, updatePassword });
    expect(screen.getByText("Another account is logged in here")).toBeTruthy();
    await submit("secret", "secret");
    expect(adopt).not.toHaveBeenCalled();
    expect(updatePassword).not.toHaveBeenCalled();
    expect(services.auth.getState().status).toBe("signed-in");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Log out" })));
    expect(adopt).toHaveBeenCalledOnce();
    expect(onOpened).toHaveBeenCalledOnce();
    expect(screen.queryByText("Another account is logged in here")).toBeNull();
  });
});
