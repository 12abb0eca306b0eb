import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import type { AccountPort } from "#client/lib/account-port.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices } from "#client/test-services.tsx";
import { AuthDialog } from "./auth-dialog.tsx";

function open(account: Partial<AccountPort> = {}) {
  const onClose = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <ServicesProvider services={fakeServices({ account }).services}>
        <AuthDialog open onClose={onClose} />
      </ServicesProvider>
    </MemoryRouter>,
  );
  return { onClose, user: userEvent.setup() };
}

const fill = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

const value = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

async function fillSignUp(user: ReturnType<typeof userEvent.setup>, dateOfBirth: string) {
  await user.click(screen.getByRole("tab", { name: "Sign Up" }));
  fill("Email", " ada@example.org ");
  fill("Password", "secret");
  fill("Confirm Password", "secret");
  fill("Date of birth", dateOfBirth);
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Create account" }));
}

test("sign-up and onboarding say the same of the name: it may wait, and a nickname is fine", async () => {
  const { user } = open();
  await user.click(screen.getByRole("tab", { name: "Sign Up" }));
  const name = screen.getByLabelText<HTMLInputElement>("Full Name");
  expect(name.required).toBe(false);
  const hint = document.getElementById(name.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("You can also tell us after signing up. A nickname is fine.");
});

test("the next view shows from its top, also after scrolling down to the button that led there", async () => {
  const { user } = open({ signUp: () => Promise.resolve("check-mail") });
  const scroller = screen.getByRole("dialog").parentElement;
  if (!scroller) throw new Error("the dialog stands in nothing that scrolls");
  scroller.scrollTop = 400;
  await fillSignUp(user, "1990-01-01");
  const title = await screen.findByRole("heading", { name: "Check your email" });
  expect(scroller.scrollTop).toBe(0);
  expect(document.activeElement).toBe(title);
});

describe("login", () => {
  test("reports a wrong password where the focus is, and keeps the input", async () => {
    const { user } = open({ signIn: () => Promise.resolve("wrong-credentials") });
    fill("Email", "ada@example.org");
    fill("Password", "secret");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("don't match");
    expect(document.activeElement?.contains(alert)).toBe(true);
    expect(value("Email")).toBe("ada@example.org");
    expect(value("Password")).toBe("secret");
    fill("Password", "secret!");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("sends nothing if the form is empty, and focuses the first field", async () => {
    const signIn = vi.fn<AccountPort["signIn"]>();
    const { user } = open({ signIn });
    await user.click(screen.getByRole("button", { name: "Log in" }));
    expect(screen.getByText("Please enter your email address.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    expect(signIn).not.toHaveBeenCalled();
  });

  test("offers a new email for an unconfirmed address", async () => {
    const resendConfirmation = vi.fn<AccountPort["resendConfirmation"]>().mockResolvedValue("done");
    const { user } = open({ signIn: () => Promise.resolve("unconfirmed"), resendConfirmation });
    fill("Email", "ada@example.org");
    fill("Password", "secret");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    await user.click(await screen.findByRole("button", { name: "Send a new confirmation email" }));
    expect(await screen.findByText(/We sent a link to ada@example.org/)).toBeTruthy();
    expect(resendConfirmation).toHaveBeenCalledWith("ada@example.org");
  });
});

describe("sign-up", () => {
  test("sends the account without the date of birth, then says to check for email", async () => {
    const signUp = vi.fn<AccountPort["signUp"]>().mockResolvedValue("check-mail");
    const { user } = open({ signUp });
    await fillSignUp(user, "1990-02-03");
    expect(await screen.findByText(/We sent a link to ada@example.org/)).toBeTruthy();
    expect(signUp.mock.calls).toEqual([
      [{ email: "ada@example.org", password: "secret", fullName: "", language: "en" }],
    ]);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /Send it again/ }).disabled).toBe(true);
  });

  test("refuses someone too young kindly before anything is sent, and clears their input", async () => {
    const signUp = vi.fn<AccountPort["signUp"]>();
    const { user, onClose } = open({ signUp });
    const born = `${new Date().getFullYear() - 10}-01-01`;
    await fillSignUp(user, born);
    expect(await screen.findByText(/Hearken is for adults/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Find a helpline near you" })).toBeTruthy();
    expect(signUp).not.toHaveBeenCalled();
    const closers = screen.getAllByRole("button", { name: "Close" });
    await user.click(closers.find((button) => button.textContent === "Close") ?? document.body);
    expect(onClose).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("tab", { name: "Sign Up" }));
    expect(value("Date of birth")).toBe("");
    expect(value("Password")).toBe("");
  });

  test("keeps the form after a failure, and when switching to Login and back", async () => {
    const { user } = open({ signUp: () => Promise.resolve("unreachable") });
    await fillSignUp(user, "1990-02-03");
    expect((await screen.findByRole("alert")).textContent).toContain("What you typed is still here");
    await user.click(screen.getByRole("tab", { name: "Login" }));
    await user.click(screen.getByRole("tab", { name: "Sign Up" }));
    expect(value("Email").trim()).toBe("ada@example.org");
    expect(value("Date of birth")).toBe("1990-02-03");
  });

  test("tells password managers what each field is, and opens the terms in a new tab", async () => {
    const { user } = open();
    expect(screen.getByLabelText("Password").getAttribute("autocomplete")).toBe("current-password");
    await user.click(screen.getByRole("tab", { name: "Sign Up" }));
    expect(screen.getByLabelText("Email").getAttribute("autocomplete")).toBe("username");
    expect(screen.getByLabelText("Password").getAttribute("autocomplete")).toBe("new-password");
    expect(screen.getByLabelText("Confirm Password").getAttribute("autocomplete")).toBe("new-password");
    expect(screen.getByRole("link", { name: "Terms and Conditions" }).getAttribute("target")).toBe("_blank");
  });
});

test("forgot password starts with the typed address and answers the same for all", async () => {
  const { user } = open();
  fill("Email", "ada@example.org");
  await user.click(screen.getByRole("button", { name: "Forgot password?" }));
  expect(value("Email")).toBe("ada@example.org");
  await user.click(screen.getByRole("button", { name: "Send the link" }));
  await waitFor(() => expect(screen.getByText(/If there's an account for ada@example.org/)).toBeTruthy());
});

test("a login link starts with the typed address and answers the same for all", async () => {
  const requestLink = vi.fn<AccountPort["requestLink"]>().mockResolvedValue("done");
  const { user } = open({ requestLink });
  fill("Email", "ada@example.org");
  await user.click(screen.getByRole("button", { name: "Email me a login link" }));
  await user.click(screen.getByRole("button", { name: "Send the link" }));
  await waitFor(() => expect(screen.getByText(/If there's an account for ada@example.org/)).toBeTruthy());
  expect(requestLink).toHaveBeenCalledExactlyOnceWith("ada@example.org");
});
