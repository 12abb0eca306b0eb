import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import type { AccountPort } from "#client/lib/account-port.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices } from "#client/test-services.tsx";
import { SecondStepPage } from "./second-step.tsx";

function open(passSecondStep: AccountPort["passSecondStep"]) {
  const fake = fakeServices({ account: { passSecondStep } });
  render(
    <MemoryRouter>
      <ServicesProvider services={fake.services}>
        <SecondStepPage factorId="app" />
      </ServicesProvider>
    </MemoryRouter>,
  );
  return { ...fake, user: userEvent.setup() };
}

const code = () => screen.getByLabelText<HTMLInputElement>("Code");
const type = (value: string) => fireEvent.change(code(), { target: { value } });

test("takes the six digits, however they are spaced, and says when they are wrong", async () => {
  const pass = vi.fn<AccountPort["passSecondStep"]>().mockResolvedValue("wrong-code");
  const { user } = open(pass);
  type("12345");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(pass).not.toHaveBeenCalled();
  expect(screen.getByText("Please enter the six digits.")).toBeTruthy();
  type("123 456");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(pass).toHaveBeenCalledExactlyOnceWith("app", "123456");
  expect((await screen.findByRole("alert")).textContent).toContain("That code isn't right");
  expect(code().getAttribute("autocomplete")).toBe("one-time-code");
});

test("whoever can't go on can log out, and reads how to get back in", async () => {
  const { user, services } = open(() => Promise.resolve("done"));
  expect(screen.getByText(/If you saved the setup key/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Log out" }));
  expect(services.auth.getState()).toMatchObject({ status: "signed-out", chosen: true });
});
