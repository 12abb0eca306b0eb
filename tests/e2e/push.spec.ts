import type { BrowserContext, Page } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { member, service } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

/**
 * A browser's own push service needs the internet, so its address is invented; everything else is the browser's. The
 * push itself arrives as it does from there.
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
    Object.assign(PushManager.prototype, {
      getSubscription: async () => held,
      subscribe: async () => (held = subscription),
    });
  });
}

const section = (page: Page) => page.getByRole("region", { name: "Reminder Settings" });

async function deliver(context: BrowserContext, page: Page, payload: object): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
}

test("reminders are turned on for this device, arrive as a notification, and are turned off", async ({
  page,
  context,
}) => {
  const person = await member(page);
  await withPushService(page);
  await page.goto("/dashboard/mood-tracker");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await section(page).getByRole("switch", { name: "Remind me every day" }).click();
  const onDevices = section(page).getByRole("switch", { name: "On my devices" });
  await onDevices.click();
  await expect(onDevices).toBeChecked();
  await expect(section(page).getByRole("listitem")).toContainText("This device");
  await section(page).getByRole("button", { name: "Save reminder" }).click();
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

  await deliver(context, page, {
    title: "Your daily reminder",
    body: "A moment for yourself, if you like.",
    language: "en",
    direction: "ltr",
    path: "/dashboard/mood-tracker",
    checkIn: "Check in",
    later: { label: "Later today", token: "token" },
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notices = await registration.getNotifications();
      return notices.map((notice) => ({
        title: notice.title,
        tag: notice.tag,
        data: notice.data as unknown,
      }));
    });
  await expect.poll(shown).toEqual([
    {
      title: "Your daily reminder",
      tag: "hearken-reminder",
      data: { path: "/dashboard/mood-tracker", later: "token" },
    },
  ]);

  await section(page)
    .getByRole("button", { name: /^Turn off for/ })
    .click();
  await expect(section(page).getByRole("listitem")).toHaveCount(0);
  const left = await service()
    .from("push_subscriptions")
    .select("id")
    .eq("user_id", person.id)
    .throwOnError();
  expect(left.data).toEqual([]);
});
