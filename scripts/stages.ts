import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser.ts";
import { buildClient } from "./client-build.ts";
import { type Counts, countRun, type Runner } from "./counts.ts";
import { execute } from "./exec.ts";

export type StageResult = Counts & {
  /** What to show when something failed; empty when it was shown as it came. */
  readonly output: string;
};

export type Stage = {
  readonly name: string;
  /** The quick gate (`npm run check`), or only in `npm test`. */
  readonly quick: boolean;
  /** How many cores it can keep busy. */
  readonly cores: 1 | 2;
  readonly run: (signal: AbortSignal) => Promise<StageResult>;
};

/** A tool that is content or not: one test. */
function tool(name: string, command: string, ...args: string[]): Stage {
  return {
    name,
    quick: true,
    cores: 1,
    async run(signal) {
      const { code, output } = await execute(command, args, { signal });
      return code === 0 ? { passed: 1, failures: [], output } : { passed: 0, failures: [name], output };
    },
  };
}

type RunnerCall = {
  readonly runner: Runner;
  readonly args: readonly string[];
  readonly env: (report: string) => Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};

/** Runs a test runner with its own readable reporter at the terminal and its JSON report in a file, to be counted. */
async function runTests({ runner, args, env, signal }: RunnerCall): Promise<StageResult> {
  const folder = mkdtempSync(join(tmpdir(), "hearken-report-"));
  const report = join(folder, "report.json");
  const withReport = args.map((argument) => argument.replace("{report}", report));
  const { code } = await execute(runner, withReport, { signal, stream: true, env: env(report) });
  const text = existsSync(report) ? readFileSync(report, "utf8") : undefined;
  rmSync(folder, { recursive: true, force: true });
  return { ...countRun(runner, text, code), output: "" };
}

function vitest(name: string, quick: boolean, ...projects: string[]): Stage {
  const chosen = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", "--outputFile.json={report}"];
  const args = ["run", ...chosen, ...reporters, "--allowOnly=false"];
  return {
    name,
    quick,
    cores: 2,
    run: (signal) => runTests({ runner: "vitest", args, env: () => ({}), signal }),
  };
}

const build: Stage = {
  name: "build",
  quick: false,
  cores: 1,
  async run(signal) {
    const problem = await buildClient(signal, () => undefined);
    return problem === undefined
      ? { passed: 1, failures: [], output: "" }
      : { passed: 0, failures: ["build"], output: problem };
  },
};

const e2e: Stage = {
  name: "e2e",
  quick: false,
  cores: 2,
  async run(signal) {
    const browser = ensureBrowser(console.log);
    if (!browser.ok) return { passed: 0, failures: [browser.problem], output: browser.problem };
    return runTests({
      runner: "playwright",
      args: ["test", "--reporter=list,json", "--forbid-only"],
      env: (report) => ({ CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      signal,
    });
  },
};

/** Everything there is to check, the quickest answers first. */
export const stages: readonly Stage[] = [
  build,
  tool("format", "oxfmt", "--check"),
  tool("lint", "oxlint", "--deny-warnings"),
  tool("types", "tsc", "-b"),
  tool("imports", "node", "scripts/check-imports.ts"),
  tool("unused", "knip", "--no-progress"),
  tool("database-types", "node", "scripts/database-types.ts", "--check"),
  vitest("unit", true, "unit", "client"),
  vitest("integration", false, "integration"),
  vitest("sql", false, "sql"),
  e2e,
];
