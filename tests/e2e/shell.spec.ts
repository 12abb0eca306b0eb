import { expect, test } from "./support/test.ts";
import { member } from "./support/member.ts";

test("the landing page says what the app is, and leads to login", async ({ page }) => {
  await page.goto("/");
  for (const name of ["Home", "Features", "Pricing"])
    await expect(page.getByRole("banner").getByRole("link", { name })).toBeVisible();
  await expect(page.getByText("Someone to talk it through with.").first()).toBeVisible();
  for (const price of ["$7.99", "$49.99", "$1"])
    await expect(page.getByText(price, { exact: false }).first()).toBeVisible();
  await page.getByRole("link", { name: "Start Venting Now" }).first().click();
  await expect(page).toHaveURL("/?login=1&redirect=%2Fdashboard");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a missing page is a 404, and leads home", async ({ page }) => {
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("the sidebar leads everywhere, and marks the current page", async ({ page }) => {
  await member(page);
  await page.goto("/dashboard");
  const sidebar = page.getByRole("navigation", { name: "Dashboard" });
  for (const [name, path] of [
    ["Start Session", "/dashboard/start-session"],
    ["Text Chat", "/dashboard/chat"],
    ["Previous Sessions", "/dashboard/sessions"],
    ["Mood Tracker", "/dashboard/mood-tracker"],
    ["Reflection journal", "/dashboard/selfcare/reflection-journal"],
    ["Safety plan", "/dashboard/safety-plan"],
    ["Emotional Wrap-Ups", "/dashboard/emotional-wrap-ups"],
    ["Usage & Billing", "/dashboard/usage"],
    ["Settings", "/dashboard/settings"],
    ["Overview", "/dashboard"],
  ] as const) {
    const link = sidebar.getByRole("link", { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("the keyboard alone is enough to log in and reach the settings", async ({ page }) => {
  await member(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /skip/i })).toBeFocused();
  const settings = page
    .getByRole("navigation", { name: "Dashboard" })
    .getByRole("link", { name: "Settings" });
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press("Tab");
    if (await settings.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(settings).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/settings");
});

test("quick exit leaves at once, and going back shows nothing of this site", async ({ page: first }) => {
  await member(first);
  // A tab with no earlier history.
  const page = await first.context().newPage();
  for (const path of ["/", "/dashboard", "/dashboard/chat", "/dashboard/settings"]) await page.goto(path);
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Overview" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.route(/^https:\/\//, (route) =>
    route.fulfill({ body: "<title>Elsewhere</title>", contentType: "text/html" }),
  );
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Escape");
  await expect(page).toHaveTitle("Elsewhere");
  for (let steps = 0; steps < 3; steps += 1) {
    // Going back starts a load that is then aborted by the redirect.
    await page.goBack().catch(() => null);
    await expect(page).toHaveTitle("Elsewhere");
    await expect(page).toHaveURL(/^https:\/\//);
  }
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an Escape that closes something is no step toward the quick exit, but three quick ones leave whatever they close", async ({
  page,
}) => {
  await page.clock.install();
  await member(page);
  await page.goto("/dashboard");
  // The page's frame has a menu as well, which the page's own takes the place of.
  await expect(page.getByRole("heading", { level: 1, name: /Welcome/ })).toBeVisible();
  await page.route(/^https:\/\//, (route) =>
    route.fulfill({ body: "<title>Elsewhere</title>", contentType: "text/html" }),
  );
  const escape = async () => {
    await page.keyboard.press("Escape");
    await page.clock.runFor(400);
  };
  const [menu, card] = [page.getByRole("menu"), page.getByRole("dialog", { name: "Help is here" })];
  for (let times = 0; times < 3; times += 1) {
    await page
      .getByRole("button", { name: /Account menu/ })
      .first()
      .press("Enter");
    await expect(menu).toBeVisible();
    // It listens to keys once it has the focus, itself or within.
    await expect(page.locator("[role=menu]:focus, [role=menu] :focus")).toBeVisible();
    await escape();
    await expect(menu).toBeHidden();
  }
  await page.getByRole("button", { name: "Get help now" }).first().click();
  await expect(card).toBeVisible();
  await escape();
  await expect(card).toBeHidden();
  await escape();
  await escape();
  await expect(page).toHaveURL("/dashboard");
  await escape();
  await expect(page).toHaveTitle("Elsewhere");

  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Escape");
  await expect(page).toHaveTitle("Elsewhere");
});

test("a language is chosen once, and right-to-left ones flip the layout", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("combobox", { name: /language/i })
    .first()
    .selectOption("ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});

test("a language chosen by a link gives way to a later choice", async ({ page }) => {
  await page.goto("/?lang=fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page).toHaveURL("/");
  await page
    .getByRole("combobox", { name: /langue/i })
    .first()
    .selectOption("es");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  // The profile's language is older than a choice on this device.
  await member(page, { language: "de" });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("the profile's language is shown on a device where none was chosen", async ({ page }) => {
  await member(page, { language: "de" });
  await page.goto("/dashboard");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("a page that is loaded anew starts at its top, and Back finds the place where one was left", async ({
  page,
}) => {
  await member(page);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await page.goto("/dashboard/settings");
  await expect(page.getByRole("heading", { name: "Delete account" })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(scrolled).toBe(1200);
  await page.goto("/dashboard/mood-tracker");
  await expect(heading("Mood Tracker")).toBeInViewport();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  // The page may still be replaced while it's asked.
  await expect(async () => expect(await scrolled()).toBe(1200)).toPass();
  await page.reload();
  await expect(heading("Settings")).toBeInViewport();
  expect(await scrolled()).toBe(0);
});

test("the landing page stays where somebody scrolled it when the app starts", async ({ page }) => {
  await page.goto("/");
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole("combobox").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280])
    test(`the landing page can be read, and leads to help, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const [language, direction] of [
        ["en", "ltr"],
        ["ar", "rtl"],
      ] as const) {
        await page.goto(`/?lang=${language}`);
        await expect(page.locator("html")).toHaveAttribute("dir", direction);
        await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
        expect(await page.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(3);
        await expect(page.locator('a[href="https://findahelpline.com"]').first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
});
