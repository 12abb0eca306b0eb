import type { Page } from "@playwright/test";

/** A check-in as the database returns it. */
type Row = {
  readonly id: string;
  readonly local_date: string;
  readonly local_hour: number;
  readonly mood_score: number;
  readonly mood_label: string;
  readonly notes: string | null;
  readonly energy_level: number;
  readonly stress_level: number;
  readonly sleep_quality: number;
};

const dayMs = 86_400_000;
const labels = ["Panic, Lonely", "Sad, Worry", "Longing", "Calm, Liking", "Happy"];

const level = (value: number) => Math.round(10 * Math.min(5, Math.max(1, value))) / 10;

/**
 * Check-ins on the `count` days before `today`, oldest first: slow ups and downs, lower on Mondays, following
 * sleep.
 */
export function moodsBefore(today: string, count: number): readonly Row[] {
  return Array.from({ length: count }, (_, index) => {
    const ago = count - index;
    const date = new Date(Date.parse(`${today}T00:00:00Z`) - ago * dayMs);
    const sleep = 3 + 1.6 * Math.sin(ago / 9) + 0.4 * Math.sin(ago * 1.7);
    const monday = date.getUTCDay() === 1 ? -1 : 0;
    const score = Math.min(5, Math.max(1, Math.round(sleep + monday + 0.6 * Math.sin(ago * 2.3))));

    return {
      id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      local_date: date.toISOString().slice(0, 10),
      local_hour: ago % 3 === 0 ? 8 : 20,
      mood_score: score,
      mood_label: labels[score - 1] ?? "Calm",
      notes: ago % 5 === 0 ? "A walk by the river, and soup." : null,
      energy_level: level(score + Math.sin(ago)),
      stress_level: level(6 - score + Math.cos(ago * 3)),
      sleep_quality: level(sleep),
    };
  });
}

/** Answers the page's reads of check-ins with these rows. Writes still go to the database. */
export async function withMoods(page: Page, rows: readonly Row[]): Promise<void> {
  await page.route("**/rest/v1/mood_entries*", async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const query = new URL(route.request().url()).searchParams;
    const bounds = query.getAll("local_date");
    const bound = (kind: string) => bounds.find((one) => one.startsWith(`${kind}.`))?.slice(kind.length + 1);
    const [from, to] = [bound("gte") ?? "0", bound("lte") ?? "9"];
    const found = rows.filter(({ local_date }) => local_date >= from && local_date <= to);
    const ordered = query.get("order")?.includes("desc") ? found.toReversed() : found;
    return route.fulfill({ json: ordered.slice(0, Number(query.get("limit") ?? 1000)) });
  });
  await page.route("**/rpc/get_mood_days*", async (route) => {
    const { from_day: from, to_day: to } = route.request().postDataJSON();
    const found = rows.filter(({ local_date }) => local_date >= from && local_date <= to);
    return route.fulfill({
      json: found.map((row) => Object.assign({}, row, { mood: row.mood_score, moments: [] })),
    });
  });
  await page.route("**/rpc/check_in_state*", async (route) => {
    const answer = await route.fetch();
    return route.fulfill({
      json: Object.assign(await answer.json(), { first_day: rows[0]?.local_date ?? null }),
    });
  });
}
