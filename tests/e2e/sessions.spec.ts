import type { Page } from "@playwright/test";
import { faultsInBothLooks } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";
import { createMember, member, service } from "./support/member.ts";
import { pastSessions, pastTalk } from "./support/past-sessions.ts";

/** Both widths and both themes, each at least once. */
async function examine(page: Page): Promise<void> {
  expect(await faultsInBothLooks(page, { advice: true })).toEqual([]);
}

const rows = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("link");
const showing = (page: Page) => page.getByRole("main").getByText(/^Showing/);

/** Every request for these rows fails until it is undone. */
async function failing(page: Page, table: string): Promise<() => Promise<void>> {
  const pattern = `**/rest/v1/${table}*`;
  await page.route(pattern, (route) => route.fulfill({ status: 500, body: "{}" }));
  return () => page.unroute(pattern);
}

test("the home page is empty, fails and recovers, then shows recent sessions", async ({ page }) => {
  const person = await member(page);
  const recover = await failing(page, "sessions");
  await page.goto("/dashboard");
  await expect(page.getByText("We couldn't load your sessions")).toBeVisible();
  await recover();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Start Your First Session" })).toHaveAttribute(
    "href",
    "/dashboard/start-session",
  );
  await expect(page.getByRole("link", { name: "Upgrade Now" })).toHaveAttribute("href", "/dashboard/usage");
  await expect(page.getByRole("region", { name: "A quiet moment" })).toBeVisible();

  const ids = await pastSessions(person.id, [{ duration: 3000 }, { type: "chat" }, {}, { duration: 2700 }]);
  await page.reload();
  const recent = page.getByRole("region", { name: "Recent Sessions" });
  await expect(recent.getByRole("listitem")).toHaveText([/Voice Session/, /Text Session/, /Voice Session/]);
  const numbers = page.getByRole("region", { name: "So far" });
  await expect(numbers).toContainText(/Total Sessions\s*4/);
  await expect(numbers).toContainText(/Total Time\s*1h 40m/);
  await expect(numbers).toContainText(/This Week\s*[1-4]/);
  await examine(page);
  await recent.getByRole("link", { name: "View Details" }).nth(1).click();
  await expect(page).toHaveURL(`/dashboard/session/${ids[1] ?? ""}`);
  await page.goBack();
  await recent.getByRole("link", { name: "View All" }).click();
  await expect(page).toHaveURL("/dashboard/sessions");
});

test("sessions are searched, sorted and paged by keyboard alone", async ({ page }) => {
  const person = await member(page, { pass: true });
  await page.goto("/dashboard/sessions");
  await expect(page.getByRole("heading", { name: "No sessions yet" })).toBeVisible();
  await expect(page.getByText("Start your first venting session to see it here")).toBeVisible();
  await examine(page);

  const plain = Array.from({ length: 57 }, () => ({}));
  await pastSessions(person.id, [
    {
      title: "Exam week",
      ai_summary: "Sleep was short. 100% tired.",
      mood_before: "anxious",
      duration: 5400,
    },
    { title: "Über den Garten", type: "chat" },
    { title: "SLEEPLESS", duration: 1 },
    ...plain,
  ]);
  const recover = await failing(page, "rpc/list_sessions");
  await page.reload();
  await expect(page.getByText("We couldn't load your sessions")).toBeVisible();
  await recover();
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(showing(page)).toHaveText("Showing 25 of 60 sessions");
  await expect(page.getByRole("listitem").filter({ hasText: "Exam week" })).toContainText(
    /Duration: 1h 30m\s*Mood: Anxious\s*Sleep was short/,
  );
  await examine(page);

  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await expect(showing(page)).toHaveText("Showing 50 of 60 sessions");
  await expect(rows(page).nth(25)).toBeFocused();

  const sort = page.getByLabel("Sort by");
  await sort.selectOption("Longest First");
  await expect(rows(page).first()).toHaveText(/Exam week/);
  await sort.selectOption("Shortest First");
  await expect(rows(page).first()).toHaveText(/SLEEPLESS/);
  await sort.selectOption("Oldest First");
  await expect(rows(page).first()).toHaveText(/Session 60/);
  await sort.selectOption("Newest First");

  const search = page.getByPlaceholder("Search sessions...");
  for (const [words, count] of [
    ["sleep", 2],
    ["0% T", 1],
    ["über", 1],
    ["*", 0],
    ["_", 0],
  ] as const) {
    await search.fill(words);
    await expect(showing(page)).toHaveText(`Showing ${String(count)} of 60 sessions`);
  }
  await expect(page.getByRole("heading", { name: "No sessions found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search or filter criteria")).toBeVisible();

  await search.fill("garten");
  await expect(rows(page)).toHaveCount(1);
  await rows(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Über den Garten" })).toBeVisible();
  // Going back restores the list, and no URL contained the search text.
  await page.goBack();
  await expect(page).toHaveURL("/dashboard/sessions");
  await expect(search).toHaveValue("garten");
  await expect(rows(page)).toHaveCount(1);
});

test("a session fails, loads, fills and is deleted, and another person's is never shown", async ({
  page,
}) => {
  const person = await member(page);
  const other = await createMember();
  const [id = ""] = await pastSessions(person.id, [
    {
      title: "A hard week",
      mood_before: "stressed",
      mood_after: "better",
      ai_summary: "Work took a lot.",
      transcript: "AI Assistant: Hello.\n\nYou: Hi.",
      duration: 754,
    },
  ]);
  const [foreign = ""] = await pastSessions(other.id, [{ title: "Not yours" }]);
  await pastTalk(person.id, id, [
    "Hello. How are you feeling today?",
    "My boss shouted at me at work. I was anxious and ashamed.",
    "That sounds painful.",
    "I am not happy with this job, and so tired.",
    "What would help a little?",
    "Sleep. And a quiet evening.",
  ]);

  const recover = await failing(page, "session_messages");
  await page.goto(`/dashboard/session/${id}`);
  await expect(page.getByText("We couldn't load this session")).toBeVisible();
  await recover();
  const held = Promise.withResolvers<void>();
  await page.route("**/rest/v1/sessions?*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.getByRole("main").getByRole("status").getByText("Loading")).toBeAttached();
  held.resolve();

  await expect(page.getByRole("heading", { level: 1, name: "A hard week" })).toBeVisible();
  const insights = page.getByRole("region", { name: "Session Insights" });
  await expect(insights).toContainText("Negative");
  await expect(insights).toContainText("Work · 3");
  await expect(insights).toContainText("Usually 15s");
  await expect(page.getByRole("region", { name: "Session Overview" })).toContainText(
    /Duration12mDate.*Mood BeforeStressedMood AfterBetter/,
  );
  await expect(page.getByRole("region", { name: "AI Summary" })).toContainText("Work took a lot.");
  const turns = page.getByRole("region", { name: "Conversation" }).getByRole("listitem");
  await expect(turns).toHaveCount(6);
  await expect(turns.nth(1)).toHaveText(/^You.*Recorded.*My boss/);
  await page.locator("summary", { hasText: "Full Transcript" }).press("Enter");
  await expect(page.getByText("You: My boss shouted at me", { exact: false })).toBeVisible();
  await examine(page);

  await page.goto(`/dashboard/session/${foreign}`);
  await expect(page.getByRole("heading", { level: 1, name: "Session not found" })).toBeVisible();
  await expect(
    page.getByText("The session you're looking for doesn't exist or has been deleted"),
  ).toBeVisible();
  await page.goto("/dashboard/session/nonsense");
  await page.getByRole("link", { name: "Back to Sessions" }).click();
  await rows(page).filter({ hasText: "A hard week" }).click();

  await page.getByRole("button", { name: "Delete this session" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Session deleted").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "No sessions yet" })).toBeVisible();
  for (const table of ["sessions", "session_messages"] as const) {
    const left = await service()
      .from(table)
      .select("id", { count: "exact", head: true })
      .eq("user_id", person.id)
      .throwOnError();
    expect(left.count, table).toBe(0);
  }
});
