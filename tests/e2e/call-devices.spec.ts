import { faultsOf } from "./support/axe.ts";
import { launchWithMicrophone } from "./support/microphone.ts";
import { member } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

test.use({ launchOptions: launchWithMicrophone() });

for (const width of [360, 1280]) {
  test(`the microphone is tested before the first call, by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await member(page);
    await page.goto("/dashboard/start-session");
    await page.getByRole("button", { name: "Test your microphone" }).press("Enter");
    const meter = page.locator("main [data-level-meter]");
    await expect(meter).toBeVisible();
    await expect(page.getByText("Say something: the bar moves when you're heard.")).toBeVisible();
    // The fake microphone beeps.
    await expect
      .poll(() => meter.evaluate((it: HTMLElement) => Number(it.style.getPropertyValue("--level"))))
      .toBeGreaterThan(0.1);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Stop the test" }).press("Enter");
    await expect(meter).toHaveCount(0);
    await page.getByRole("button", { name: /^Voice Call/ }).press("Enter");
    await expect(page.getByRole("button", { name: "Start call", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Settings", exact: true }).press("Enter");
    await expect(page.getByRole("combobox", { name: /Speaker/ })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
}
