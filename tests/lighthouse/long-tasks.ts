/**
 * `npm run long-tasks`: starts the product with its stand-ins, gives somebody 2,000 sessions, 40,000 messages and five
 * years of moods, opens the pages that show them, and prints the longest task of the page's main thread on each, of three
 * visits, and the longest wait for an answer of the database. A task over 100 ms is felt, an answer after 200 ms noticed.
 * Times depend on the machine and what else it does, which the load average says. Moods are answered by the test.
 */
import { loadavg } from "node:os";
import process from "node:process";
import { chromium, type Page } from "@playwright/test";
import { paths } from "#shared/paths.ts";
import { member, service } from "#tests/e2e/support/member.ts";
import { moodsBefore, withMoods } from "#tests/e2e/support/moods.ts";
import { pastSessions } from "#tests/e2e/support/past-sessions.ts";
import startProduct from "#tests/support/playwright-setup.ts";
import { chromiumArguments } from "#scripts/chromium-arguments.ts";

const sessions = 2_000;
const messagesEach = 20;
const days = 1_826;
const visits = 3;
/** Rows that one request inserts. */
const atOnce = 2_000;

async function fill(userId: string): Promise<string> {
  const began = Date.now();
  const ids = await pastSessions(
    userId,
    Array.from({ length: sessions }, () => ({
      ai_summary: "You talked about work, sleep and a friend who moved away.",
    })),
  );
  const rows = ids.flatMap((session_id, session) =>
    Array.from({ length: messagesEach }, (_, index) => ({
      session_id,
      user_id: userId,
      seq: index + 1,
      role: index % 2 === 0 ? "assistant" : "user",
      content: `The river was high in week ${session % 52}, and I walked there for a while before work.`,
      timestamp: new Date(began - session * 86_400_000 + index * 20_000).toISOString(),
    })),
  );
  for (let from = 0; from < rows.length; from += atOnce)
    await service()
      .from("session_messages")
      .insert(rows.slice(from, from + atOnce))
      .throwOnError();
  return ids[0] ?? "";
}

/** Has the page note its long tasks, ms: those of more than 50 ms. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
  });

const longTasks = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "longTasks") as number[]);

/** From each request for rows to the end of its answer, ms. */
const waits = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/rest/v1/"))
      .map(({ duration }) => duration),
  );

const longestOf = (durations: readonly number[]): number => Math.round(Math.max(0, ...durations));

type Visit = { readonly name: string; readonly open: () => Promise<void> };

function visitsOf(page: Page, sessionId: string): readonly Visit[] {
  const main = page.getByRole("main");
  const list = async () => {
    await page.goto(paths.sessions);
    await main.getByRole("listitem").first().waitFor();
  };
  return [
    {
      name: "dashboard",
      open: async () => {
        await page.goto(paths.dashboard);
        await page.getByRole("heading", { level: 1 }).waitFor();
      },
    },
    { name: "sessions", open: list },
    {
      name: "search in what was said",
      open: async () => {
        await list();
        await page.getByPlaceholder("Search sessions...").fill("river week 12");
        await main.locator("mark").first().waitFor();
      },
    },
    {
      name: "a session",
      open: async () => {
        await page.goto(paths.session.replace(":id", sessionId));
        await main.getByText("The river was high").first().waitFor();
      },
    },
    {
      name: "mood, with five years",
      open: async () => {
        await page.goto(paths.moodTracker);
        await page.getByRole("figure", { name: "Mood over time" }).waitFor();
      },
    },
    {
      name: "mood, a year of days",
      open: async () => {
        await page.goto(paths.moodTracker);
        const statistics = page.getByRole("region", { name: "Mood Statistics" });
        await statistics.getByLabel("Period").selectOption("366");
        await page.getByRole("figure", { name: "Mood over time" }).waitFor();
      },
    },
  ];
}

const stopProduct = await startProduct();
try {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "",
    args: [...chromiumArguments],
  });
  const page = await browser.newPage({
    baseURL: process.env["E2E_BASE_URL"] ?? "",
    serviceWorkers: "block",
    viewport: { width: 360, height: 740 },
  });
  await watch(page);
  const { id } = await member(page, { pass: true });
  const sessionId = await fill(id);
  await withMoods(page, moodsBefore(new Date().toISOString().slice(0, 10), days));
  const rows: Record<string, string | number>[] = [];
  for (const { name, open } of visitsOf(page, sessionId)) {
    const tasks: number[] = [];
    const answers: number[] = [];
    while (tasks.length < visits) {
      await open();
      // What the page does once it shows its content counts as well.
      await page.waitForTimeout(1_500);
      tasks.push(longestOf(await longTasks(page)));
      answers.push(longestOf(await waits(page)));
    }
    rows.push({
      page: name,
      "longest tasks, ms": tasks.join(" "),
      "longest waits for rows, ms": answers.join(" "),
      load: (loadavg()[0] ?? 0).toFixed(1),
    });
  }
  console.table(rows);
  await browser.close();
} finally {
  await stopProduct();
}
