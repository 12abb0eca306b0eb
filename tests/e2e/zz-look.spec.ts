import { member } from "./support/member.ts";
import { test } from "./support/test.ts";

test.use({ permissions: ["notifications"] });
test("look", async ({ page }) => {
  for (const language of ["en", "ar"]) {
    const person = await member(page, { language });
    await page.addInitScript(() => {
      const endpoint = "https://push.example.com/look-" + Math.random();
      const s = {
        endpoint,
        options: {},
        toJSON: () => ({ endpoint, keys: { p256dh: "B" + "k".repeat(86), auth: "a".repeat(22) } }),
      };
      let held: object | null = null;
      Object.defineProperty(navigator, "serviceWorker", {
        value: {
          getRegistration: async () => ({
            pushManager: { getSubscription: async () => held, subscribe: async () => (held = s) },
          }),
          addEventListener() {},
          removeEventListener() {},
        },
      });
    });
    await page.goto("/dashboard/mood-tracker");
    const section = page.locator("[aria-labelledby=reminder-settings]");
    await section.getByRole("switch").first().click();
    await section.getByRole("switch").nth(1).click();
    await page.waitForTimeout(1500);
    for (const [width, theme] of [
      [360, "light"],
      [1280, "dark"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await section.screenshot({ path: `/tmp/look/reminders-${language}-${width}.png` });
    }
    await page.goto("/dashboard/settings");
    const two = page.locator("section").filter({ has: page.locator("ol, .self-start") });
    await page.getByRole("button", { name: language === "en" ? "Set it up" : "إعداد" }).click();
    await page.waitForTimeout(1000);
    const card = page.getByRole("region", {
      name: language === "en" ? "Two-step sign-in" : "تسجيل الدخول بخطوتين",
    });
    const where = page.getByRole("region", {
      name: language === "en" ? "Where you're logged in" : "أماكن تسجيل دخولك",
    });
    for (const [width, theme] of [
      [360, "dark"],
      [1280, "light"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await card.screenshot({ path: `/tmp/look/twostep-${language}-${width}.png` });
      await where.screenshot({ path: `/tmp/look/signins-${language}-${width}.png` });
    }
    void two;
    void person;
  }
  await page.evaluate(() => localStorage.removeItem("hearken.session"));
  await page.goto("/?login=1");
  await page.setViewportSize({ width: 360, height: 800 });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: "/tmp/look/login-360.png" });
});
