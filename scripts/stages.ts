import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, ensureBrowser } from "./browser.ts";
import { buildClient } from "./client-build.ts";
import { type Counts, countRun, type Runner } from "./counts.ts";
import { execute } from "./exec.ts";
import { root } from "./root.ts";

export type StageResult = Counts & {
  /** What to show after a failure; empty if it was already shown as it ran. */
  readonly output: string;
};

export type Stage = {
  readonly name: string;
  /** Whether it is part of the quick gate (`npm run check`), or only of `npm test`. */
  readonly quick: boolean;
  /** It only needs processor time: it uses what the others leave, and doesn't disturb their timing. */
  readonly background: boolean;
  /**
   * Preparation that waits without using the processor; it starts with the first stage, and the stage awaits
   * it.
   */
  readonly prepare?: () => void;
  readonly run: (signal: AbortSignal) => Promise<StageResult>;
};

/** A tool that passes or fails as a whole counts as one test. */
function tool(name: string, command: string, ...args: string[]): Stage {
  return {
    name,
    quick: true,
    background: true,
    async run(signal) {
      const { code, output } = await execute(command, args, { signal, background: true });
      return code === 0 ? { passed: 1, failures: [], output } : { passed: 0, failures: [name], output };
    },
  };
}

type RunnerCall = {
  readonly runner: Runner;
  readonly args: readonly string[];
  readonly env: (report: string) => Readonly<Record<string, string>>;
  readonly background: boolean;
  readonly signal: AbortSignal;
};

/** A compile cache for the tests' many short-lived processes. */
const compiled = { NODE_COMPILE_CACHE: join(root, "dist/compiled") };

/**
 * Runs a test runner with its own readable reporter in the terminal and its JSON report in a file, to be
 * counted.
 */
async function runTests({ runner, args, env, background, signal }: RunnerCall): Promise<StageResult> {
  const folder = mkdtempSync(join(tmpdir(), "hearken-report-"));
  const report = join(folder, "report.json");
  const withReport = args.map((argument) => argument.replace("{report}", report));
  const { code, output } = await execute(runner, withReport, {
    signal,
    background,
    stream: !background,
    env: { ...compiled, ...env(report) },
  });
  const text = existsSync(report) ? readFileSync(report, "utf8") : undefined;
  rmSync(folder, { recursive: true, force: true });
  return { ...countRun(runner, text, code), output };
}

type VitestStage = Pick<Stage, "name" | "quick" | "background"> & {
  readonly projects: readonly string[];
  readonly options?: readonly string[];
};

function vitest({ projects, options = [], ...stage }: VitestStage): Stage {
  const chosen = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", "--outputFile.json={report}"];
  const args = ["run", ...chosen, ...reporters, "--allowOnly=false", ...options];
  return {
    ...stage,
    run: (signal) =>
      runTests({ runner: "vitest", args, env: () => ({}), background: stage.background, signal }),
  };
}

const build: Stage = {
  name: "build",
  quick: false,
  background: false,
  async run(signal) {
    const problem = await buildClient(signal, () => undefined);
    return problem === undefined
      ? { passed: 1, failures: [], output: "" }
      : { passed: 0, failures: ["build"], output: problem };
  },
};

let ensured: Promise<Browser> | undefined;
const ensuredBrowser = () => (ensured ??= ensureBrowser(console.log));

const browser: Stage = {
  name: "e2e",
  quick: false,
  background: false,
  // Downloads a browser if there is none yet.
  prepare: () => void ensuredBrowser(),
  async run(signal) {
    const found = await ensuredBrowser();
    if (!found.ok) return { passed: 0, failures: [found.problem], output: found.problem };
    return runTests({
      runner: "playwright",
      args: ["test", "--reporter=list,json", "--forbid-only"],
      env: (report) => ({ CHROMIUM_PATH: found.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      background: false,
      signal,
    });
  },
};

/** Everything there is to check. */
export const stages: readonly Stage[] = [
  build,
  tool("format", "oxfmt", "--check"),
  tool("lint", "oxlint", "--deny-warnings"),
  tool("types", "tsc", "-b"),
  tool("structure", "node", "scripts/check-structure.ts"),
  tool("unused", "knip", "--no-progress"),
  tool("database-types", "node", "scripts/database-types.ts", "--check"),
  tool("limits-page", "node", "scripts/limits-page.ts", "--check"),
  vitest({ name: "reminder-year", quick: false, background: true, projects: ["reminder-year"] }),
  vitest({ name: "sql", quick: false, background: false, projects: ["sql"] }),
  vitest({ name: "unit", quick: true, background: false, projects: ["unit", "client"] }),
  vitest({ name: "integration", quick: false, background: false, projects: ["integration"] }),
  browser,
];
