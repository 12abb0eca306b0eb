import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices, profileOf, someone } from "#client/test-services.tsx";
import { AgeQuestion } from "./age-question.tsx";

beforeEach(() => sessionStorage.clear());

async function open() {
  const fake = fakeServices({ profile: profileOf({ age_confirmed_at: null, terms_accepted_at: null }) });
  await act(async () => {
    render(
      <MemoryRouter>
        <ServicesProvider services={fake.services}>
          <AgeQuestion userId={someone.user.id} />
        </ServicesProvider>
      </MemoryRouter>,
    );
  });
  return fake;
}

async function answer(dateOfBirth: string, { terms = true } = {}) {
  const fake = await open();
  fireEvent.change(screen.getByLabelText("Date of birth"), { target: { value: dateOfBirth } });
  if (terms) fireEvent.click(screen.getByRole("checkbox"));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Continue" })));
  return fake;
}

test("an adult who accepts the terms is recorded", async () => {
  const { row } = await answer("1990-02-03");
  expect(row.age_confirmed_at).not.toBeNull();
  expect(row.terms_accepted_at).not.toBeNull();
});

test("a reload loses neither the date nor the choice, and both are forgotten once they have been judged", async () => {
  await answer("1990-02-03", { terms: false });
  fireEvent.click(screen.getByRole("checkbox"));
  cleanup();
  const { row } = await open();
  expect(screen.getByLabelText<HTMLInputElement>("Date of birth").value).toBe("1990-02-03");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Continue" })));
  expect(row.age_confirmed_at).not.toBeNull();
  expect(sessionStorage).toHaveLength(0);
  cleanup();
  await answer(`${new Date().getFullYear() - 10}-01-01`);
  expect(sessionStorage).toHaveLength(0);
});

test("nothing is recorded without the terms", async () => {
  const { row } = await answer("1990-02-03", { terms: false });
  expect(
    screen.getByText("Please accept the Terms and Conditions and Privacy Policy to continue"),
  ).toBeTruthy();
  expect(row.age_confirmed_at).toBeNull();
});

test("someone too young is refused kindly, and nothing is recorded", async () => {
  const { row } = await answer(`${new Date().getFullYear() - 10}-01-01`);
  expect(screen.getByRole("heading", { name: "Thank you for being honest" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Find a helpline near you" })).toBeTruthy();
  expect(row.age_confirmed_at).toBeNull();
});

test("a missing date is asked for again", async () => {
  const { row } = await answer("");
  expect(screen.getByText("Please enter your date of birth.")).toBeTruthy();
  expect(row.age_confirmed_at).toBeNull();
});
