/**
 * `npm run lighthouse [-- landing …]`: starts the product with its stand-ins and measures four pages, or the ones named,
 * as a phone on a slow network gets them: three times each, of which the middle one counts. Times depend on the machine
 * and what else it does, which the load average beside them says; bytes and files don't.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { chromium, type Page } from "@playwright/test";
import { z } from "zod";
import { paths } from "#shared/paths.ts";
import { member } from "#tests/e2e/support/member.ts";
import startProduct from "#tests/support/playwright-setup.ts";
import { chromiumArguments } from "#scripts/chromium-arguments.ts";
import { execute } from "#scripts/exec.ts";
import { choosePort } from "#scripts/ports.ts";

/**
 * Fetched when it is needed, not installed with the rest: with what it depends on it takes as much room as everything
 * else that this repository installs.
 */
const lighthouse = "lighthouse@13.5.0";

const pages = [
  { name: "landing", path: paths.home, signedIn: false },
  { name: "dashboard", path: paths.dashboard, signedIn: true },
  { name: "chat", path: paths.chat, signedIn: true },
  { name: "mood", path: paths.moodTracker, signedIn: true },
] as const;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const score = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const timing = z.looseObject({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    "best-practices": score,
    seo: score,
  }),
  audits: z
    .object({
      "first-contentful-paint": timing,
      "largest-contentful-paint": timing,
      "total-blocking-time": timing,
      "cumulative-layout-shift": timing,
      "network-requests": z.object({
        details: z.object({
          items: z.array(
            z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() }),
          ),
        }),
      }),
    })
    .loose(),
});
type Report = z.infer<typeof reportSchema>;

/** Keeps who is signed in, and forgets every file: a first visit of somebody with an account. */
const forgotten = ["file_systems", "shader_cache", "service_workers", "cache_storage"];

const runs = 3;

const { signal } = new AbortController();

/** The one in the middle by its score, so that all of its figures belong together. */
function median(reports: readonly Report[]): Report | undefined {
  const byScore = reports.toSorted(
    (a, b) => (a.categories.performance.score ?? 0) - (b.categories.performance.score ?? 0),
  );
  return byScore[Math.floor(byScore.length / 2)];
}

async function measure(url: string, port: number, folder: string): Promise<Report> {
  const file = join(folder, "report.json");
  const options = [
    `--port=${port}`,
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${categories.join(",")}`,
    ...forgotten.map((type) => `--clear-storage-types=${type}`),
    "--quiet",
    "--no-enable-error-reporting",
  ];
  const { code, output } = await execute(
    "npm",
    ["exec", "--yes", `--package=${lighthouse}`, "--", "lighthouse", url, ...options],
    { signal },
  );
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`);
  return reportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const points = ({ score: part }: Pick<z.infer<typeof score>, "score">): string =>
  part === null ? "–" : String(Math.round(part * 100));

function rowOf(name: string, { categories: rated, audits }: Report): Record<string, string | number> {
  const files = audits["network-requests"].details.items;
  const scripts = files.filter(({ resourceType }) => resourceType === "Script");
  const kB = (list: typeof files) =>
    Math.round(list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000);
  return {
    page: name,
    performance: points(rated.performance),
    accessibility: points(rated.accessibility),
    "best practices": points(rated["best-practices"]),
    SEO: points(rated.seo),
    "first paint": seconds(audits["first-contentful-paint"].numericValue),
    "largest paint": seconds(audits["largest-contentful-paint"].numericValue),
    blocked: `${Math.round(audits["total-blocking-time"].numericValue)} ms`,
    shift: audits["cumulative-layout-shift"].numericValue.toFixed(3),
    files: files.length,
    kB: kB(files),
    scripts: scripts.length,
    "script kB": kB(scripts),
  };
}

const auditSchema = z.object({ title: z.string(), score: z.number().nullable() });

/** What took points. */
function faultsOf({ categories: rated, audits }: Report): string[] {
  const counted = Object.values(rated).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return counted.flatMap(({ id }) => {
    const { title, score: part } = auditSchema.parse(audits[id]);
    return part === null || part >= 0.9 ? [] : [`${title} (${Math.round(part * 100)})`];
  });
}

async function measureAll(url: string, page: Page, port: number, folder: string): Promise<void> {
  const wanted = process.argv.slice(2);
  const rows: Record<string, string | number>[] = [];
  let entered = false;
  for (const { name, path, signedIn } of pages) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (signedIn && !entered) await member(page);
    entered ||= signedIn;
    const reports: Report[] = [];
    while (reports.length < runs) {
      console.error(`${name} ${reports.length + 1}/${runs} …`);
      reports.push(await measure(`${url}${path}`, port, folder));
    }
    const report = median(reports);
    if (report === undefined) continue;
    const scores = reports.map(({ categories: { performance } }) => points(performance)).toSorted();
    rows.push({ ...rowOf(name, report), scores: scores.join(" "), load: (loadavg()[0] ?? 0).toFixed(1) });
    for (const fault of faultsOf(report)) console.error(`  ${fault}`);
  }
  console.table(rows);
}

const stopProduct = await startProduct();
const folder = mkdtempSync(join(tmpdir(), "hearken-lighthouse-"));
try {
  const chosen = await choosePort("0", "127.0.0.1");
  if (!chosen.ok) throw new Error(chosen.problem);
  const url = process.env["E2E_BASE_URL"] ?? "";
  const context = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath: process.env["CHROMIUM_PATH"] ?? "",
    args: [...chromiumArguments, `--remote-debugging-port=${chosen.port}`],
    serviceWorkers: "block",
    baseURL: url,
  });
  try {
    await measureAll(url, context.pages()[0] ?? (await context.newPage()), chosen.port, folder);
  } finally {
    await context.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  await stopProduct();
}
