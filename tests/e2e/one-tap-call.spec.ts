import type { Locator, Page } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { listenToPage, waitToHaveHeard } from "./support/page-audio.ts";
import { launchWithMicrophone } from "./support/microphone.ts";
import { linkIn, newestMail } from "./support/mail.ts";
import { member, service } from "./support/member.ts";
import { pastSessions, pastTalk } from "./support/past-sessions.ts";
import { newPerson } from "./support/person.ts";
import { expect, test } from "./support/test.ts";

test.use({ launchOptions: launchWithMicrophone() });

/** Taps, and remembers the names of what was tapped. Typing isn't counted. */
function counting() {
  const taps: string[] = [];
  return {
    taps,
    tap: async (name: string, target: Locator): Promise<void> => {
      taps.push(name);
      await target.click();
    },
  };
}

/** Without an echo canceller's help, since the fake microphone has no echo. */
const plainSound = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("hearken.sound-processing", "off"));

test("from the landing page to the first words of the companion, someone new needs nine taps", async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await plainSound(page);
  await listenToPage(page);
  const person = newPerson();
  const { taps, tap } = counting();
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  await page.goto("/");
  await tap("Log in or Sign up", button("Log in or Sign up").first());
  await tap("Sign Up", page.getByRole("tab", { name: "Sign Up" }));
  const form = page.getByRole("tabpanel", { name: "Sign Up" });
  await form.getByLabel("Full Name").fill(person.name);
  await form.getByLabel("Email").fill(person.email);
  await form.getByLabel("Password", { exact: true }).fill(person.password);
  await form.getByLabel("Confirm Password").fill(person.password);
  await form.getByLabel("Date of birth").fill("1990-05-17");
  await tap("I accept", page.getByRole("checkbox", { name: /I accept/ }));
  await tap("Create account", button("Create account"));
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  // The link is tapped in the mail program, which isn't ours.
  await page.goto(linkIn(await newestMail(person.email)));
  await expect(page).toHaveURL(/\/dashboard$/);

  await expect(page.getByText("Step 1 of 3")).toBeVisible();
  await tap("Continue with the name", button("Continue"));
  await expect(page.getByText("Step 2 of 3")).toBeVisible();
  await tap("Continue with the language", button("Continue"));
  await tap("Gentle", page.getByRole("radio", { name: /Gentle/ }));
  await expect(page.getByText("You'll be talking with an AI, not a person")).toBeVisible();
  await tap("Finish", button("Finish"));
  await tap("Call now", page.getByRole("main").getByRole("button", { name: "Call now" }));
  await waitToHaveHeard(page);
  await expect(
    page
      .getByRole("log")
      .getByText(/I'm here to listen and support you/)
      .first(),
  ).toBeVisible();

  expect(taps).toEqual([
    "Log in or Sign up",
    "Sign Up",
    "I accept",
    "Create account",
    "Continue with the name",
    "Continue with the language",
    "Gentle",
    "Finish",
    "Call now",
  ]);
  expect(await faultsOf(page)).toEqual([]);
});

test("on a device that never agreed, the call asks once; then the bottom bar calls at once, by keyboard too", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await plainSound(page);
  await member(page);
  await page.goto("/dashboard/mood-tracker");
  const call = page
    .getByRole("navigation", { name: "Most-used pages" })
    .getByRole("button", { name: "Call now" });
  await call.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("You'll be talking with an AI, not a person")).toBeVisible();
  await dialog.getByRole("button", { name: "I understand, start call" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/start-session$/);
  await expect(
    page
      .getByRole("log")
      .getByText(/I'm here to listen/)
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: /^End/ }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "End session" }).click();
  await expect(page.getByText("Session saved")).toBeVisible();

  await page.goto("/dashboard/mood-tracker");
  await call.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/start-session$/);
  await expect(
    page
      .getByRole("log")
      .getByText(/I'm here to listen/)
      .first(),
  ).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a call that begins and ends is felt", async ({ page }) => {
    await plainSound(page);
    const { id } = await member(page);
    await page.addInitScript((key) => {
      localStorage.setItem(key, String(Date.now()));
      // These tests ask for less motion, with which nothing vibrates unasked.
      localStorage.setItem("hearken.vibration", "on");
      const felt: unknown[] = [];
      Object.assign(window, { felt });
      navigator.vibrate = (pattern) => felt.push(pattern) > 0;
    }, `hearken.ai-notice.${id}`);
    const felt = () => page.evaluate(() => Reflect.get(window, "felt"));
    await page.goto("/dashboard", { waitUntil: "networkidle" });
    await page.getByRole("main").getByRole("button", { name: "Call now" }).tap();
    await expect.poll(felt).toEqual([[30]]);
    await page.getByRole("button", { name: /^End/ }).first().tap();
    await page.getByRole("dialog").getByRole("button", { name: "End session" }).tap();
    await expect.poll(felt).toEqual([[30], [30, 60, 30]]);
  });
});

for (const width of [360, 1280])
  test(`a past conversation goes on from its page, by voice, by keyboard at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await plainSound(page);
    await listenToPage(page);
    const { id } = await member(page);
    await page.addInitScript(
      (key) => localStorage.setItem(key, String(Date.now())),
      `hearken.ai-notice.${id}`,
    );
    const [session = ""] = await pastSessions(id, [
      { title: "A hard week", ai_summary: "You spoke of work." },
    ]);
    await pastTalk(id, session, ["Hello.", "I am worried about my exam."]);
    await page.goto(`/dashboard/session/${session}`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Continue by voice" }).press("Enter");
    await expect(page).toHaveURL(/start-session$/);
    await expect(page.getByText("Continues “A hard week”")).toBeVisible();
    await waitToHaveHeard(page);
    const { data } = await service()
      .from("sessions")
      .select("type, continued_from")
      .eq("user_id", id)
      .is("ended_at", null);
    expect(data).toEqual([{ type: "call", continued_from: session }]);
    expect(await faultsOf(page, { advice: true })).toEqual([]);
  });
