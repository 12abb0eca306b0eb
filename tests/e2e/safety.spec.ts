import process from "node:process";
import type { Page } from "@playwright/test";
import { beginChat } from "./support/begin-chat.ts";
import { startCuttableProxy } from "./support/cuttable-proxy.ts";
import { violationsIn } from "./support/axe.ts";
import { member, service } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

const helpButton = (page: Page) =>
  page.getByRole("complementary", { name: "Help" }).getByRole("button", { name: "Get help now" });
/** Its position once the font has loaded; until then a fallback of the same width holds its place. */
async function positionOf(page: Page): Promise<string> {
  // The first family is ours; the devices' own ones after it may be missing.
  await page.evaluate(() =>
    document.fonts.load(`1rem ${getComputedStyle(document.body).fontFamily.split(",")[0]}`),
  );
  return JSON.stringify(await helpButton(page).boundingBox());
}
const card = (page: Page) => page.getByRole("dialog", { name: "Help is here" });

/** The link targets of a helpline, by their text. */
const targetsOf = (page: Page): Promise<string[]> =>
  card(page)
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute("href") ?? "").filter((it) => /^(tel|sms):/.test(it)),
    );

test("help is one press away in the same position on every page, by keyboard too, and knows the country", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const positions = new Set<string>();
  for (const path of ["/", "/privacy-policy", "/safety", "/reset-password", "/nowhere"]) {
    await page.goto(path);
    await expect(helpButton(page)).toBeVisible();
    positions.add(await positionOf(page));
  }
  await member(page, { country: "AU" });
  for (const path of ["/dashboard", "/dashboard/start-session", "/dashboard/chat"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    positions.add(await positionOf(page));
  }
  expect([...positions]).toHaveLength(1);
  // The profile's country has loaded by now.
  await expect(async () => {
    await helpButton(page).click();
    expect(await targetsOf(page)).toEqual(
      expect.arrayContaining(["tel:000", "tel:131114", "sms:0477131114"]),
    );
  }).toPass();
  await page.keyboard.press("Escape");

  await page.clock.setFixedTime(new Date("2026-11-20T02:30:00Z"));
  await page.goto("/");
  await expect(helpButton(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(helpButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(page)).toBeVisible();
  // A press in the rendered frame may come before the profile's country.
  await expect.poll(() => targetsOf(page)).toContain("tel:131114");
  // Nobody answers there at half past two at night.
  await card(page).getByLabel("Where you are").selectOption("IT");
  expect((await targetsOf(page))[0]).toBe("tel:112");
  await expect(card(page).getByText("Closed now", { exact: false })).toBeVisible();
  await expect(card(page).getByText("closed right now", { exact: false })).toBeVisible();
  for (const [width, colorScheme] of [
    [360, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violationsIn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await card(page).getByLabel("Where you are").selectOption({ label: "Somewhere else" });
  expect(await targetsOf(page)).toEqual([]);
  await expect(card(page).getByRole("link", { name: "Find a helpline anywhere" })).toBeVisible();

  await card(page)
    .getByRole("button", { name: /5-4-3-2-1/ })
    .click();
  await expect(card(page).getByText("5 things you can see", { exact: false })).toBeVisible();
  for (let step = 0; step < 5; step += 1) await card(page).getByRole("button", { name: "Next" }).click();
  await card(page).getByRole("button", { name: "Done" }).click();
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(helpButton(page)).toBeFocused();
  await page.reload();
  await helpButton(page).click();
  await expect(card(page).getByLabel("Where you are")).toHaveValue("ZZ");
});

test("an at-risk message in a chat brings the card, helplines and a reply that asks; a denial removes nothing", async ({
  page,
}) => {
  const { id } = await member(page);
  await beginChat(page);
  const say = async (words: string): Promise<void> => {
    await page.getByLabel("Your message").fill(words);
    await page.getByRole("button", { name: "Send", exact: true }).click();
  };
  const log = page.getByRole("log");
  await say("I want to kill myself");
  const help = page.getByRole("region", { name: "Help is here" });
  await expect(help.getByText("You don't have to carry this alone")).toBeVisible();
  await expect(help.getByRole("link", { name: /116 123/ })).toHaveAttribute("href", "tel:116123");
  await expect(help.getByRole("link", { name: /999/ })).toHaveAttribute("href", "tel:999");
  await expect(log.getByText("Are you thinking of killing yourself today?", { exact: false })).toBeVisible();
  await say("No, forget it, I was only joking");
  await expect(log.getByText("No, forget it, I was only joking")).toBeVisible();
  await expect(help).toBeVisible();
  await expect
    .poll(async () => {
      const { data } = await service().from("sessions").select("risk_level").eq("user_id", id).single();
      return data?.risk_level;
    })
    .toMatch(/active|imminent/);
  for (const [width, colorScheme] of [
    [360, "dark"],
    [1280, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(help).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
  }
  await help.getByRole("button", { name: "All ways to get help" }).click();
  await expect(card(page)).toBeVisible();
});

test("a journal entry is screened once it is saved, and opens the card", async ({ page }) => {
  await member(page);
  await page.goto("/dashboard/selfcare/reflection-journal");
  await page.getByRole("main").getByRole("textbox").first().fill("I want to kill myself");
  await page.getByRole("main").getByRole("button", { name: /save/i }).click();
  await expect(card(page).getByText("What you wrote sounds heavy.", { exact: false })).toBeVisible();
});

test("a safety plan is saved, loaded, stored on the device only on request, and readable without the server", async ({
  page,
  context,
}) => {
  const { id } = await member(page);
  await page.route("**/rest/v1/safety_plans*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/dashboard/safety-plan");
  await expect(page.getByText("We couldn't load your plan")).toBeVisible();
  await page.unroute("**/rest/v1/safety_plans*");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel("My reasons to stay").fill("My sister, and the dog");
  await page.getByRole("button", { name: "Save my plan" }).click();
  await expect(page.getByText("Your plan is saved").first()).toBeVisible();
  const { data } = await service().from("safety_plans").select("reasons").eq("user_id", id).single();
  expect(data?.reasons).toBe("My sister, and the dog");
  await page.reload();
  await expect(page.getByLabel("My reasons to stay")).toHaveValue("My sister, and the dog");
  expect(await violationsIn(page)).toEqual([]);
  const kept = () => card(page).getByText("My safety plan, kept on this device");
  await helpButton(page).click();
  await expect(kept()).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("switch", { name: "Keep a copy on this device" }).click();
  await context.route(/\/(api|rest|auth)\//, (route) => route.abort());
  await page.goto("/safety");
  await helpButton(page).click();
  await kept().click();
  await expect(card(page).getByText("My sister, and the dog")).toBeVisible();
});

test("the copy of a safety plan stays with its account: signing out says so, and the next person doesn't see it", async ({
  page,
}) => {
  await member(page);
  await page.goto("/dashboard/safety-plan");
  await page.getByLabel("My reasons to stay").fill("My sister, and the dog");
  await page.getByRole("button", { name: "Save my plan" }).click();
  await page.getByRole("switch", { name: "Keep a copy on this device" }).click();
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByText("Your safety plan stays on this device").first()).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await helpButton(page).click();
  await card(page).getByText("A safety plan kept on this device").click();
  await expect(card(page).getByText("My sister, and the dog")).toBeVisible();
  await page.keyboard.press("Escape");

  await member(page);
  await page.goto("/dashboard");
  await helpButton(page).click();
  await expect(card(page).getByRole("link", { name: "My safety plan" })).toBeVisible();
  await expect(card(page).getByText(/kept on this device/)).toHaveCount(0);
});

test("an unsaved safety plan survives other pages and a reload, but neither signing out nor the quick exit", async ({
  page,
}) => {
  await member(page);
  const people = page.getByLabel("People I can ask for help");
  const write = async () => {
    await page.goto("/dashboard/safety-plan");
    await expect(people).toHaveValue("");
    await people.fill("Sam, 555 0100");
  };
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("safety-plan")));
  await write();
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { name: /Welcome back/ })).toBeVisible();
  await page.goBack();
  await expect(people).toHaveValue("Sam, 555 0100");
  await page.reload();
  await expect(people).toHaveValue("Sam, 555 0100");
  await expect(page.getByText("Not saved yet")).toBeVisible();

  await page.route(/^https:\/\//, (route) =>
    route.fulfill({ body: "<title>Elsewhere</title>", contentType: "text/html" }),
  );
  await page.getByRole("button", { name: "Quick exit" }).click();
  await expect(page).toHaveTitle("Elsewhere");
  await write();
  expect(await drafts()).toHaveLength(1);
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  expect(await drafts()).toEqual([]);
});

test("the safety page shows the protocol and its counts, and says if they couldn't be loaded", async ({
  page,
}) => {
  await page.route("**/api/safety/counts", (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Safety" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Safety" })).toBeVisible();
  await expect(page.getByText("We couldn't load the counts.")).toBeVisible();
  await page.unroute("**/api/safety/counts");
  await page.getByRole("button", { name: "Try again" }).click();
  const counted = page.getByRole("table", { name: "Times help was shown or pointed to" });
  await expect(page.getByText("Nothing has been counted yet.").or(counted)).toBeVisible();
  const measured = page.getByRole("table", { name: "False alarms and misses by language" });
  await expect(measured.getByRole("rowheader")).toHaveCount(11);
  const counts = [{ month: "2026-11", level: "active", country: "GB", count: 12 }];
  await page.route("**/api/safety/counts", (route) => route.fulfill({ json: { counts } }));
  await page.reload();
  await expect(page.getByRole("row", { name: /^Nov 2026 United Kingdom fewer than 5/i })).toBeVisible();
});

/** The service worker controls the page and sits between it and the network. */
const isKept = (page: Page) =>
  page.evaluate(
    async () =>
      (await caches.match("/index.html", { ignoreSearch: true })) !== undefined &&
      navigator.serviceWorker.controller !== null,
  );

test.describe("kept on the device", () => {
  test.use({ serviceWorkers: "allow" });

  test("without a network the app still opens and shows the helplines; online again, it works as usual", async ({
    page,
    context,
  }) => {
    await page.goto("/safety");
    await expect.poll(() => isKept(page), { timeout: 30_000 }).toBe(true);
    await context.setOffline(true);
    for (const path of ["/safety", "/dashboard"]) {
      await page.goto(path);
      await expect(helpButton(page)).toBeVisible();
    }
    await expect(page.getByRole("main").getByRole("link", { name: /116 123/ })).toHaveAttribute(
      "href",
      "tel:116123",
    );
    await helpButton(page).click();
    expect(await targetsOf(page)).toContain("tel:999");
    await context.setOffline(false);
    await page.reload();
    // Someone signed out is asked to log in there, and the page behind the dialog can't be reached.
    await expect(page.getByRole("dialog", { name: "Welcome" })).toBeVisible();
    const manifest = await page.request.get("/manifest.webmanifest");
    expect(await manifest.json()).toMatchObject({ name: "Hearken", display: "standalone" });
  });

  test("on a network that never answers a page falls back to the kept one, and an answer of the API is never kept", async ({
    page,
  }) => {
    const line = await startCuttableProxy();
    line.leadTo(Number(new URL(process.env["E2E_BASE_URL"] ?? "").port));
    await page.goto(`${line.url}/safety`);
    await expect.poll(() => isKept(page), { timeout: 30_000 }).toBe(true);
    line.setSilent(true);
    await page.goto(`${line.url}/safety`);
    await expect(page.getByRole("heading", { level: 1, name: "Safety" })).toBeVisible();
    await helpButton(page).click();
    expect(await targetsOf(page)).toContain("tel:999");
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => /^\/(api|auth|rest)\//.test(path))).toEqual([]);
    await line.stop();
  });

  test("the quick exit still leads away, and back leads on", async ({ page }) => {
    await member(page);
    await page.goto("/dashboard/settings");
    await expect.poll(() => isKept(page), { timeout: 30_000 }).toBe(true);
    await page.goto("/dashboard");
    await page.route(/^https:\/\//, (route) =>
      route.fulfill({ body: "<title>Elsewhere</title>", contentType: "text/html" }),
    );
    await page.getByRole("button", { name: "Quick exit" }).click();
    await expect(page).toHaveTitle("Elsewhere");
    await page.goBack().catch(() => null);
    await expect(page).toHaveTitle("Elsewhere");
  });
});
