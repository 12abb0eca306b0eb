import { z } from "zod";

/** The result of a stage. `failures` describes each failure in one line. */
export type Counts = { readonly passed: number; readonly failures: readonly string[] };

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

type Outcome = { readonly name: string; readonly status: string };

const playwrightTestSchema = z.object({ status: z.string() });
const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(playwrightTestSchema),
});
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
type Suite = z.infer<typeof suiteSchema>;
const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().default("an error outside of the tests") })),
});

/** A test that was skipped, is a todo, or passed only on retry has not passed. */
function count(outcomes: readonly Outcome[], good: string): Counts {
  const failures = outcomes
    .filter(({ status }) => status !== good)
    .map(({ name, status }) =>
      status === "failed" || status === "unexpected" ? name : `${name} (${status})`,
    );
  return { passed: outcomes.length - failures.length, failures };
}

/** Counts Vitest's JSON report. A file that fails outside its tests counts as a failure of its own. */
function countVitest(report: unknown): Counts {
  const { testResults } = vitestSchema.parse(report);
  const outcomes = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ name: `${name}: ${fullName}`, status })),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((result) => result.status !== "failed"),
  );
  const counted = count(outcomes, "passed");
  return { passed: counted.passed, failures: [...counted.failures, ...broken.map(({ name }) => name)] };
}

function specsOf(suite: Suite): z.infer<typeof specSchema>[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** Counts Playwright's JSON report. An error outside the tests counts as a failure of its own. */
function countPlaywright(report: unknown): Counts {
  const { suites, errors } = playwrightSchema.parse(report);
  const outcomes = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, line, tests }) =>
      tests.map(({ status }) => ({ name: `${file}:${line}: ${title}`, status })),
    );
  const counted = count(outcomes, "expected");
  const outside = errors.map(({ message }) => message.split("\n")[0] ?? message);
  return { passed: counted.passed, failures: [...counted.failures, ...outside] };
}

const counters = { vitest: countVitest, playwright: countPlaywright } as const;
export type Runner = keyof typeof counters;

/**
 * The result of a test runner's run. A run without a report or tests, or one that ended with an error
 * although no test failed, counts as failed.
 */
export function countRun(runner: Runner, report: string | undefined, code: number | null): Counts {
  const counted = readReport(runner, report);
  if (counted === undefined)
    return { passed: 0, failures: [`${runner} left no report (it exited with code ${code})`] };
  if (counted.failures.length > 0) return counted;
  if (counted.passed === 0) return { passed: 0, failures: [`${runner} found no tests`] };
  return code === 0 ? counted : { ...counted, failures: [`${runner} exited with code ${code}`] };
}

function readReport(runner: Runner, report: string | undefined): Counts | undefined {
  if (report === undefined) return undefined;
  try {
    return counters[runner](JSON.parse(report));
  } catch {
    return undefined;
  }
}
