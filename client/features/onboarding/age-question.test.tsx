import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices, profileOf, someone } from "#client/test-services.tsx";
import { AgeQuestion } from "./age-question.tsx";

async function answer(dateOfBirth: string, { terms = true } = {}) {
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
