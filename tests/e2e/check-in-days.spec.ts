import { faultsInBothLooks } from "./support/axe.ts";
import { member, service } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

for (const width of [360, 1280]) {
  test(`yesterday's check-in is added by keyboard, without levels that nobody set, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const { id } = await member(page);
    await page.goto("/dashboard/mood-tracker");
    await page.getByRole("button", { name: "Add yesterday's check-in" }).press("Enter");
    const form = page.getByRole("region", { name: "Daily Mood Check-in" });
    await expect(form.getByRole("group", { name: "How did you feel yesterday?" })).toBeVisible();
    await expect(form.getByRole("heading", { name: "Daily Mood Check-in" })).toBeFocused();
    await form.getByRole("button", { name: "Calm", exact: true }).press("Space");
    expect(await faultsInBothLooks(page, { advice: true })).toEqual([]);
    await form.locator("[type=submit]").press("Enter");
    await expect(form.getByRole("group", { name: "How are you feeling today?" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add yesterday's check-in" })).toHaveCount(0);

    const { data } = await service()
      .from("mood_entries")
      .select("local_date, mood_label, energy_level, stress_level, sleep_quality")
      .eq("user_id", id)
      .throwOnError();
    const london = new Intl.DateTimeFormat("sv", { timeZone: "Europe/London" });
    expect(data).toEqual([
      {
        local_date: london.format(Date.now() - 86_400_000),
        mood_label: "Calm",
        energy_level: null,
        stress_level: null,
        sleep_quality: null,
      },
    ]);
  });
}
