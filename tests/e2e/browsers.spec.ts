import type { Page } from "@playwright/test";
import { beginChat } from "./support/begin-chat.ts";
import { createMember, member } from "./support/member.ts";
import { moodsBefore, withMoods } from "./support/moods.ts";
import { pastSessions, pastTalk } from "./support/past-sessions.ts";
import { logIn } from "./support/person.ts";
import { expect, test } from "./support/test.ts";

const reasons = (page: Page) => page.getByLabel("My reasons to stay");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Runs in the page: the browser blocks its storage, as when cookies are blocked. */
function blockStorage(): void {
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  Object.defineProperty(Navigator.prototype, "serviceWorker", {
    get() {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    },
  });
}

/** Runs in the page: storage is full. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("Setting the value exceeded the quota.", "QuotaExceededError");
  };
}

for (const [name, spoil] of [
  ["blocked", blockStorage],
  ["full", fillStorage],
] as const)
  test(`with storage ${name}, the app works until it is left, and keeps drafts`, async ({ page }) => {
    await page.addInitScript(spoil);
    const person = await createMember();
    await page.goto("/");
    await expect(heading(page)).toBeVisible();
    const language = page.getByRole("combobox", { name: /language|idioma/i }).first();
    await language.selectOption("es");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await language.selectOption("en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.getByRole("link", { name: "Start Venting Now" }).first().click();
    await logIn(page, person);
    await expect(page.getByRole("heading", { name: `Welcome back, ${person.name}` })).toBeVisible();
    const sidebar = page.getByRole("navigation", { name: "Dashboard" });
    const visit = async (link: string) => {
      await sidebar.getByRole("link", { name: link, exact: true }).click();
      await expect(heading(page)).toBeVisible();
    };
    for (const link of ["Start Session", "Text Chat", "Mood Tracker", "Usage & Billing", "Settings"])
      await visit(link);
    const openPlan = async () => {
      await page.getByRole("button", { name: "Get help now" }).click();
      await page.getByRole("link", { name: "My safety plan" }).click();
    };
    await openPlan();
    await reasons(page).fill("My sister");
    await visit("Overview");
    await openPlan();
    await expect(reasons(page)).toHaveValue("My sister");
    await page.getByRole("button", { name: /Account menu/ }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect(page).toHaveURL(/\/(\?.*)?$/);
  });

/** Runs in the page: removes what Chrome 111, Firefox 115 or Safari 16.4 lack. */
function growOld(): void {
  // Iterator helpers stay on their prototype even without the global `Iterator`.
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object;
  for (const [from, names] of [
    [iterators, ["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "find"]],
    [globalThis, ["requestIdleCallback", "Notification", "BroadcastChannel", "navigation", "Iterator"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Intl, ["Segmenter", "DurationFormat"]],
    [Promise, ["withResolvers", "try"]],
    [Array, ["fromAsync"]],
    [URL, ["canParse", "parse"]],
    [AbortSignal, ["any"]],
    [RegExp, ["escape"]],
    [Set.prototype, ["union", "intersection", "difference", "symmetricDifference"]],
    [Set.prototype, ["isSubsetOf", "isSupersetOf", "isDisjointFrom"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [ArrayBuffer.prototype, ["transfer", "resize"]],
    [Element.prototype, ["checkVisibility", "setHTMLUnsafe", "getHTML"]],
    [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover", "popover"]],
    [HTMLDialogElement.prototype, ["closedBy", "requestClose"]],
    [Document.prototype, ["startViewTransition"]],
    [Navigator.prototype, ["wakeLock", "locks", "permissions", "userActivation"]],
  ] as const)
    for (const name of names) Reflect.deleteProperty(from, name);
}

test("the oldest supported browsers show every page that computes something", async ({ page }) => {
  await page.addInitScript(growOld);
  const { id } = await member(page, { pass: true });
  const [session = ""] = await pastSessions(id, [{ title: "Exam week", duration: 1200 }]);
  await pastTalk(id, session, [
    "What happened?",
    "My boss shouted at me at work. I was anxious and ashamed.",
    "I hear you.",
    "I am not happy with this job, and so tired.",
  ]);
  await page.goto(`/dashboard/session/${session}`);
  await expect(page.getByRole("heading", { name: "Exam week" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Session Insights" })).toContainText("Negative");
  const today = new Date().toISOString().slice(0, 10);
  await withMoods(page, moodsBefore(today, 400));
  await page.goto("/dashboard/mood-tracker");
  await expect(page.getByRole("figure", { name: "Days of the week" })).toContainText("Lowest: Monday.");
  for (const path of ["/", "/safety", "/dashboard", "/dashboard/start-session", "/dashboard/settings"]) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
  }
  await beginChat(page);
  await page.getByLabel("Your message").fill("I had a long day");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("log").getByText("I had a long day")).toBeVisible();
});
