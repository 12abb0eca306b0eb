import type { Page } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { member, service } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

/**
 * A browser's own push service needs the internet, and headless Chromium refuses notifications whatever it is told, so
 * both answers are invented. What the worker does with a push is tested beside it.
 */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const endpoint = `https://push.example.com/${crypto.randomUUID()}`;
    const keys = { p256dh: `B${"k".repeat(86)}`, auth: "a".repeat(22) };
    let held: object | null = null;
    const subscription = {
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        held = null;
        return true;
      },
    };
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    Object.assign(PushManager.prototype, {
      getSubscription: async () => held,
      subscribe: async () => (held = subscription),
    });
  });
}

const section = (page: Page) => page.getByRole("region", { name: "Reminder Settings" });

test("reminders are turned on for this device by keyboard, listed, and turned off", async ({ page }) => {
  const person = await member(page);
  await withPushService(page);
  await page.goto("/dashboard/mood-tracker");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await section(page).getByRole("switch", { name: "Remind me every day" }).press("Space");
  const onDevices = section(page).getByRole("switch", { name: "On my devices" });
  // A key pressed before it is known which devices there are would go to what had the focus before.
  await expect(onDevices).toBeEnabled();
  await onDevices.press("Space");
  await expect(onDevices).toBeChecked();
  await expect(section(page).getByRole("listitem")).toContainText("This device");
  await section(page).getByRole("button", { name: "Save reminder" }).press("Enter");
  await expect(page.getByText("Reminder saved").first()).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsOf(page, { within: "[aria-labelledby=reminder-settings]" })).toEqual([]);
  }
  const saved = await service()
    .from("mood_reminders")
    .select("push_enabled, email_enabled")
    .eq("user_id", person.id)
    .single()
    .throwOnError();
  expect(saved.data).toEqual({ push_enabled: true, email_enabled: false });

  await section(page)
    .getByRole("button", { name: /^Turn off for/ })
    .press("Enter");
  await expect(section(page).getByRole("listitem")).toHaveCount(0);
  const left = await service()
    .from("push_subscriptions")
    .select("id")
    .eq("user_id", person.id)
    .throwOnError();
  expect(left.data).toEqual([]);
});
