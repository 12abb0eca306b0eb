import { expect, test } from "vitest";
import { countRun } from "./counts.ts";

const vitest = (...files: object[]) => JSON.stringify({ testResults: files });
const file = (status: string, ...statuses: string[]) => ({
  name: "a.test.ts",
  status,
  assertionResults: statuses.map((each, index) => ({ fullName: `test ${index}`, status: each })),
});
const playwright = (statuses: string[], errors: object[] = []) =>
  JSON.stringify({
    errors,
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: statuses.map((status, line) => ({
              title: "opens",
              file: "a.spec.ts",
              line,
              tests: [{ status }],
            })),
          },
        ],
      },
    ],
  });

test("counts passed tests over all files", () => {
  const report = vitest(file("passed", "passed", "passed"), file("passed", "passed"));
  expect(countRun("vitest", report, 0)).toEqual({ passed: 3, failures: [] });
  expect(countRun("playwright", playwright(["expected", "expected"]), 0)).toEqual({
    passed: 2,
    failures: [],
  });
});

test("names failed tests", () => {
  expect(countRun("vitest", vitest(file("failed", "passed", "failed")), 1)).toEqual({
    passed: 1,
    failures: ["a.test.ts: test 1"],
  });
  expect(countRun("playwright", playwright(["expected", "unexpected"]), 1)).toEqual({
    passed: 1,
    failures: ["a.spec.ts:1: opens"],
  });
});

test.each([
  ["skipped", vitest(file("passed", "passed", "skipped")), "vitest", "a.test.ts: test 1 (skipped)"],
  ["still to be written", vitest(file("passed", "passed", "todo")), "vitest", "a.test.ts: test 1 (todo)"],
  ["flaky", playwright(["expected", "flaky"]), "playwright", "a.spec.ts:1: opens (flaky)"],
  [
    "skipped in the browser",
    playwright(["expected", "skipped"]),
    "playwright",
    "a.spec.ts:1: opens (skipped)",
  ],
] as const)("a test that is %s has failed", (_name, report, runner, failure) => {
  expect(countRun(runner, report, 0)).toEqual({ passed: 1, failures: [failure] });
});

test("a file that can't be loaded has failed, and so has an error outside the tests", () => {
  expect(countRun("vitest", vitest(file("failed")), 1)).toEqual({ passed: 0, failures: ["a.test.ts"] });
  const report = playwright(["expected"], [{ message: "the product did not start\n at …" }]);
  expect(countRun("playwright", report, 1)).toEqual({ passed: 1, failures: ["the product did not start"] });
});

test.each([
  ["left no report", undefined, 1, "vitest left no report (it exited with code 1)"],
  [
    "was killed while it wrote",
    '{"testResults": [',
    null,
    "vitest left no report (it exited with code null)",
  ],
  ["reports something else", "{}", 0, "vitest left no report (it exited with code 0)"],
  ["found no tests", vitest(), 0, "vitest found no tests"],
])("a runner that %s has failed", (_name, report, code, failure) => {
  expect(countRun("vitest", report, code)).toEqual({ passed: 0, failures: [failure] });
});

test("a runner that exits with an error although every test passed has failed", () => {
  expect(countRun("vitest", vitest(file("passed", "passed")), 1)).toEqual({
    passed: 1,
    failures: ["vitest exited with code 1"],
  });
});
