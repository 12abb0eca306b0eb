import { expect, test } from "./support/test.ts";
import { linkIn, emptyInbox, newestMail } from "./support/mail.ts";
import { fillSignUp, logIn, newPerson, onboard, settledPerson, signUp } from "./support/person.ts";
import { member } from "./support/member.ts";

test("a person signs up, confirms by email, logs in, answers three questions, and arrives", async ({
  page,
}) => {
  const person = newPerson();
  await signUp(page, person);
  await page
    .getByRole("button", { name: /Account menu/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/(\?.*)?$/);

  await page.goto("/dashboard/settings?tab=1");
  await expect(page).toHaveURL("/?login=1&redirect=%2Fdashboard%2Fsettings%3Ftab%3D1");
  await logIn(page, person);
  await expect(page).toHaveURL("/dashboard/settings?tab=1");

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/dashboard");
  await onboard(page, person);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: `Welcome back, ${person.name}` })).toBeVisible();
});

test("sign-up shows every error text and keeps the input", async ({ page }) => {
  const person = newPerson();
  await page.goto("/?login=1");
  await fillSignUp(page, person);
  const dialog = page.getByRole("dialog");
  const submit = dialog.getByRole("button", { name: "Create account" });
  await submit.click();
  await expect(
    dialog.getByText("Please accept the Terms and Conditions and Privacy Policy to continue"),
  ).toBeVisible();
  await dialog.getByRole("checkbox", { name: /I accept/ }).click();
  await dialog.getByLabel("Confirm Password").fill("something else");
  await submit.click();
  await expect(dialog.getByText("Passwords do not match")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveValue(person.email);
});

test("someone under 18 is refused kindly, and nothing is sent", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/?login=1");
  await fillSignUp(page, newPerson(), "2015-01-01");
  await page.getByRole("checkbox", { name: /I accept/ }).click();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("We can't offer you an account")).toBeVisible();
  expect(requests.filter((url) => url.includes("/auth/v1/signup"))).toEqual([]);
});

test("a wrong password and a server that is down are explained, and the input is kept", async ({
  page,
  context,
}) => {
  const person = newPerson();
  await page.goto("/?login=1");
  await logIn(page, person);
  await expect(page.getByText("That email and password don't match.", { exact: false })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("We can't reach Hearken.", { exact: false })).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel("Email")).toHaveValue(person.email);
  await expect(page.getByRole("dialog").getByLabel("Password", { exact: true })).toHaveValue(person.password);
});

test("an existing address is told nothing more than the server reveals", async ({ page, browser }) => {
  const person = newPerson();
  await signUp(page, person);
  const other = await (await browser.newContext()).newPage();
  await other.goto("/?login=1");
  await fillSignUp(other, person);
  await other.getByRole("checkbox", { name: /I accept/ }).click();
  await other.getByRole("button", { name: "Create account" }).click();
  await expect(
    other.getByText("If you already have an account with this address", { exact: false }),
  ).toBeVisible();
  await other.context().close();
});

test("a forgotten password is replaced through an email, and the new one works", async ({
  page,
  browser,
}) => {
  const person = await settledPerson(page);
  await emptyInbox(person.email);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto("/?login=1");
  await elsewhere.getByRole("button", { name: "Forgot password?" }).click();
  await elsewhere.getByLabel("Email").fill(person.email);
  await elsewhere.getByRole("button", { name: "Send the link" }).click();
  await expect(elsewhere.getByText("If there's an account for", { exact: false })).toBeVisible();

  await elsewhere.goto(linkIn(await newestMail(person.email)));
  await expect(elsewhere).toHaveURL(/\/reset-password/);
  const update = elsewhere.getByRole("button", { name: "Update Password" });
  await elsewhere.getByLabel("New Password", { exact: true }).fill("short");
  await elsewhere.getByLabel("Confirm Password").fill("short");
  await update.click();
  await expect(elsewhere.getByText("Password must be at least 6 characters.").first()).toBeVisible();
  await elsewhere.getByLabel("New Password", { exact: true }).fill("a better one");
  await elsewhere.getByLabel("Confirm Password").fill("a different one");
  await update.click();
  await expect(elsewhere.getByText("Passwords do not match.").first()).toBeVisible();
  await elsewhere.getByLabel("Confirm Password").fill("a better one");
  await update.click();
  await expect(elsewhere.getByText("Your password has been updated. Please log in again.")).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/\?login=1/);
  await logIn(elsewhere, { ...person, password: "a better one" });
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
  await elsewhere.context().close();
});

test("an expired link says so, wherever it leads", async ({ page }) => {
  await page.goto(
    "/dashboard#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired",
  );
  await expect(page.getByText("This link no longer works")).toBeVisible();
  await page.goto("/reset-password");
  await page.getByLabel("New Password", { exact: true }).fill("a better one");
  await page.getByLabel("Confirm Password").fill("a better one");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByText("Reset Failed")).toBeVisible();
  await expect(
    page
      .getByText("The reset link is invalid or expired. Please request a new password reset email.")
      .first(),
  ).toBeVisible();
});

test("settings keep name, notifications and password", async ({ page }) => {
  const person = await member(page);
  await page.goto("/dashboard/settings");
  await expect(page.getByText("Email cannot be changed")).toBeVisible();
  await page.getByLabel("Full Name").fill("Sam Other");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Your name is saved.").first()).toBeVisible();
  await page.getByRole("switch", { name: "Session Summaries" }).click();
  await page.getByLabel("New Password", { exact: true }).fill("a better one");
  const update = page.getByRole("button", { name: "Update Password" });
  await expect(update).toBeDisabled();
  await page.getByLabel("Confirm New Password").fill("a better one");
  await update.click();
  await expect(page.getByText("Password updated").first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue("Sam Other");
  await expect(page.getByRole("switch", { name: "Session Summaries" })).not.toBeChecked();
  await page
    .getByRole("button", { name: /Account menu/ })
    .first()
    .click();
  const signOut = page.getByRole("menuitem", { name: "Log out" });
  // The bar stays while the page scrolls under it, and so does what opens from it: at no time is it elsewhere.
  const movedBy = await signOut.evaluate((item) => {
    document.documentElement.scrollTop = 0;
    const before = item.getBoundingClientRect().top;
    document.documentElement.scrollTop = 200;
    return { page: window.scrollY, item: item.getBoundingClientRect().top - before };
  });
  expect(movedBy).toEqual({ page: 200, item: 0 });
  await signOut.click();
  // Someone who continues before the account service has answered is still signed in.
  await expect(page.getByRole("button", { name: "Log in or Sign up" }).first()).toBeVisible();
  await page.goto("/?login=1");
  await logIn(page, { ...person, password: "a better one" });
  await expect(page).toHaveURL(/\/dashboard$/);
});
