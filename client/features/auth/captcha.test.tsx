import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import type { AccountPort } from "#client/lib/account-port.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeCaptcha } from "#client/test-captcha.ts";
import { fakeServices } from "#client/test-services.tsx";
import { AuthDialog } from "./auth-dialog.tsx";

function open(account: Partial<AccountPort> = {}) {
  const captcha = fakeCaptcha();
  const { services } = fakeServices({ account, captcha: captcha.port });
  const dialog = (isOpen: boolean) => (
    <MemoryRouter>
      <ServicesProvider services={services}>
        <AuthDialog open={isOpen} onClose={() => undefined} />
      </ServicesProvider>
    </MemoryRouter>
  );
  const { rerender } = render(dialog(false));
  expect(captcha.counts.shown).toBe(0);
  rerender(dialog(true));
  const user = userEvent.setup();
  return {
    user,
    counts: captcha.counts,
    looks: captcha.looks,
    tell: (...given: Parameters<typeof captcha.tell>) => act(() => captcha.tell(...given)),
    solve: () => act(() => captcha.solve()),
    press: (name: string) => user.click(screen.getByRole("button", { name })),
  };
}

const fill = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const fillLogin = () => {
  fill("Email", "ada@example.org");
  fill("Password", "secret");
};
const alert = async () => (await screen.findByRole("alert")).textContent;
const credentials = { email: "ada@example.org", password: "secret" };

test("is shown only with the form, labeled, with its provider and its progress", () => {
  const { tell, looks, counts } = open();
  expect(counts.shown).toBe(1);
  expect(looks).toEqual([{ language: "en", theme: "light" }]);
  const group = screen.getByRole("group", { name: "Security check" });
  expect(group.textContent).toContain("Provided by Testcha");
  const note = screen.getByRole("status");
  expect(group.getAttribute("aria-describedby")).toBe(note.id);
  expect(note.textContent).toContain("Loading");
  tell({ kind: "asking" });
  expect(note.textContent).toContain("complete the check");
  tell({ kind: "solved", token: "t" });
  expect(note.textContent).toContain("passed");
});

describe("login", () => {
  test.each([
    ["asking", "complete the security check first"],
    ["expired", "expired"],
    ["unreachable", "couldn't load"],
  ] as const)(
    "sends nothing while the captcha is %s, says why, and keeps what was typed",
    async (kind, text) => {
      const signIn = vi.fn<AccountPort["signIn"]>();
      const { tell, press } = open({ signIn });
      tell({ kind });
      fillLogin();
      await press("Log in");
      expect(await alert()).toContain(text);
      expect(signIn).not.toHaveBeenCalled();
      expect([value("Email"), value("Password")]).toEqual(["ada@example.org", "secret"]);
    },
  );

  test("uses a new token for every attempt", async () => {
    const signIn = vi.fn<AccountPort["signIn"]>().mockResolvedValue("wrong-credentials");
    const { solve, press, counts } = open({ signIn });
    fillLogin();
    solve();
    await press("Log in");
    expect(await alert()).toContain("don't match");
    expect(counts.reset).toBe(1);
    await press("Log in");
    expect(await alert()).toContain("complete the security check first");
    expect(signIn).toHaveBeenCalledOnce();
    solve();
    await press("Log in");
    expect(signIn.mock.calls).toEqual([
      [credentials, "token 1"],
      [credentials, "token 2"],
    ]);
  });

  test("waits for a captcha that runs by itself", async () => {
    const signIn = vi.fn<AccountPort["signIn"]>().mockResolvedValue("done");
    const { tell, solve, press } = open({ signIn });
    tell({ kind: "checking" });
    fillLogin();
    await press("Log in");
    expect(signIn).not.toHaveBeenCalled();
    solve();
    await vi.waitFor(() => expect(signIn).toHaveBeenCalledWith(credentials, "token 1"));
  });

  test("reports a token that the service refuses, and asks again", async () => {
    const { solve, press, counts } = open({ signIn: () => Promise.resolve("captcha-refused") });
    fillLogin();
    solve();
    await press("Log in");
    expect(await alert()).toContain("didn't go through");
    expect(counts.reset).toBe(1);
    expect(value("Password")).toBe("secret");
  });

  test("keeps saying what expired while the widget asks again", () => {
    const { tell } = open();
    tell({ kind: "expired" });
    tell({ kind: "asking" });
    expect(screen.getByRole("status").textContent).toContain("expired");
  });

  test("retries one that can't be loaded", async () => {
    const { tell, press, looks, counts } = open();
    tell({ kind: "unreachable" });
    await press("Try again");
    expect([looks.length, counts.shown]).toEqual([2, 1]);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("also needs one for a new confirmation email, whose button is disabled until there is one", async () => {
    const resendConfirmation = vi.fn<AccountPort["resendConfirmation"]>().mockResolvedValue("done");
    const { solve, press } = open({ signIn: () => Promise.resolve("unconfirmed"), resendConfirmation });
    fillLogin();
    solve();
    await press("Log in");
    await screen.findByRole("alert");
    await press("Send a new confirmation email");
    expect(await alert()).toContain("complete the security check first");
    expect(resendConfirmation).not.toHaveBeenCalled();
    solve();
    await press("Send a new confirmation email");
    expect(resendConfirmation.mock.calls).toEqual([["ada@example.org", "token 2"]]);
  });
});

test("sign-up sends the token along", async () => {
  const signUp = vi.fn<AccountPort["signUp"]>().mockResolvedValue("check-mail");
  const { user, solve, tell, press, counts } = open({ signUp });
  await user.click(screen.getByRole("tab", { name: "Sign Up" }));
  expect(counts.shown).toBe(1);
  fillLogin();
  fill("Confirm Password", "secret");
  fill("Date of birth", "1990-02-03");
  await user.click(screen.getByRole("checkbox"));
  tell({ kind: "asking" });
  await press("Create account");
  expect(await alert()).toContain("complete the security check first");
  expect(signUp).not.toHaveBeenCalled();
  solve();
  await press("Create account");
  await screen.findByText(/We sent a link to ada@example.org/);
  expect(signUp.mock.calls).toEqual([[{ ...credentials, fullName: "", language: "en" }, "token 1"]]);
});

test("a forgotten password sends the token along", async () => {
  const requestReset = vi.fn<AccountPort["requestReset"]>().mockResolvedValue("done");
  const { solve, tell, press } = open({ requestReset });
  fill("Email", "ada@example.org");
  await press("Forgot password?");
  tell({ kind: "asking" });
  await press("Send the link");
  expect(await alert()).toContain("complete the security check first");
  expect(requestReset).not.toHaveBeenCalled();
  solve();
  await press("Send the link");
  await screen.findByText(/If there's an account for ada@example.org/);
  expect(requestReset.mock.calls).toEqual([["ada@example.org", "token 1"]]);
});
