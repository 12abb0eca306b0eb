import type { Page } from "@playwright/test";
import { faultsInBothLooks } from "./support/axe.ts";
import { member, service } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

const sample = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The practice voice speaks; pressed again it stops. */
async function playsAndStops(page: Page, voice: string): Promise<void> {
  await sample(page, `Play a sample of ${voice}`).click();
  const stop = sample(page, `Stop the sample of ${voice}`);
  await expect(stop).toHaveAttribute("data-phase", "playing");
  await stop.click();
  await expect(sample(page, `Play a sample of ${voice}`)).toBeVisible();
}

test("in the settings each voice has a sample at the chosen pace, one at a time", async ({ page }) => {
  const { id } = await member(page);
  await page.goto("/dashboard/settings");
  await playsAndStops(page, "Warm");
  await page.getByRole("radio", { name: "Unhurried", exact: true }).check();
  await expect
    .poll(async () => (await service().from("profiles").select().eq("id", id).single()).data)
    .toMatchObject({ notification_preferences: { pace: "unhurried", voice_preference: "warm" } });
  const asked = page.waitForRequest(/voice-sample/);
  await sample(page, "Play a sample of Gentle").click();
  expect(new URL((await asked).url()).searchParams.toString()).toBe(
    "style=gentle&language=en&pace=unhurried",
  );
  await expect(sample(page, "Stop the sample of Gentle")).toBeVisible();
  await sample(page, "Play a sample of Friendly").click();
  await expect(sample(page, "Stop the sample of Friendly")).toBeVisible();
  await expect(sample(page, "Play a sample of Gentle")).toBeVisible();
  // It ends by itself.
  await expect(sample(page, "Play a sample of Friendly")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Warm/ })).toBeChecked();
  await page.route("**/api/voice-sample*", (route) => route.fulfill({ status: 503, body: "{}" }));
  await sample(page, "Play a sample of Professional").click();
  await expect(page.getByText("The sample didn't play.", { exact: false })).toBeVisible();
  await page.unroute("**/api/voice-sample*");
  expect(await faultsInBothLooks(page)).toEqual([]);
});

test("whoever is new hears the voices before choosing one", async ({ page }) => {
  const { id } = await member(page);
  const switches = { email_reminders: true, mood_reminders: true, session_summaries: true };
  await service().from("profiles").update({ notification_preferences: switches }).eq("id", id).throwOnError();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("radio", { name: "English" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await playsAndStops(page, "Gentle");
  await expect(page.getByRole("radio", { name: /^Gentle/ })).not.toBeChecked();
  expect(await faultsInBothLooks(page)).toEqual([]);
});
