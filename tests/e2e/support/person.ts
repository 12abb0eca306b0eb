import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { linkIn, newestMail } from "./mail.ts";

export type Person = { readonly email: string; readonly password: string; readonly name: string };

/** Another instance of the product than the one that all tests share. */
export type Instance = { readonly address?: string | undefined; readonly inbox?: string | undefined };

/** A new person, since tests don't share accounts. */
export function newPerson(name = "Robin Example"): Person {
  return { email: `${randomUUID()}@example.org`, password: "correct horse", name };
}

/** Fills in the sign-up form in the open dialog, without submitting it. */
export async function fillSignUp(page: Page, person: Person, dateOfBirth = "1990-05-17"): Promise<void> {
  await page.getByRole("tab", { name: "Sign Up" }).click();
  // The tab that is being left stays for a moment.
  const form = page.getByRole("tabpanel", { name: "Sign Up" });
  await form.getByLabel("Full Name").fill(person.name);
  await form.getByLabel("Email").fill(person.email);
  await form.getByLabel("Password", { exact: true }).fill(person.password);
  await form.getByLabel("Confirm Password").fill(person.password);
  await form.getByLabel("Date of birth").fill(dateOfBirth);
}

/** Signs up from the landing page and follows the confirmation link; the person is then on the dashboard. */
export async function signUp(
  page: Page,
  person: Person,
  { address = "", inbox }: Instance = {},
): Promise<void> {
  await page.goto(`${address}/`);
  await page.getByRole("button", { name: "Log in or Sign up" }).first().click();
  await fillSignUp(page, person);
  await page.getByRole("checkbox", { name: /I accept/ }).click();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await page.goto(linkIn(await newestMail(person.email, inbox)));
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Logs in through the open dialog. */
export async function logIn(page: Page, person: Person): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(person.email);
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
}

/** Completes onboarding; zone and country are guessed. */
export async function onboard(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Full Name").fill(person.name);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await page.getByRole("radio", { name: /English/ }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: /Gentle/ }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByRole("heading", { name: `Welcome back, ${person.name}` })).toBeVisible();
}

/** Someone signed up, confirmed and onboarded. */
export async function settledPerson(page: Page, instance: Instance = {}): Promise<Person> {
  const person = newPerson();
  await signUp(page, person, instance);
  await onboard(page, person);
  return person;
}
