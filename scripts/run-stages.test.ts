import { expect, test, vi } from "vitest";
import { chooseStages, runStages, summary } from "./run-stages.ts";
import type { Stage, StageResult } from "./stages.ts";

const good: StageResult = { passed: 1, failures: [], output: "" };

/** A stage that ends when the test says so. */
function controlled(name: string, cores: 1 | 2) {
  const { promise, resolve } = Promise.withResolvers<StageResult>();
  const run = vi.fn<Stage["run"]>(() => promise);
  return { stage: { name, quick: true, cores, run }, run, finish: () => resolve(good) };
}

function start(stages: readonly Stage[]) {
  const said: string[] = [];
  const { signal } = new AbortController();
  return { said, results: runStages(stages, { signal, say: (text) => said.push(text) }) };
}

test("small stages run side by side; one that fills the machine waits, and runs alone", async () => {
  const [a, b, big, last] = [
    controlled("a", 1),
    controlled("b", 1),
    controlled("big", 2),
    controlled("last", 1),
  ];
  const { results } = start([a.stage, b.stage, big.stage, last.stage]);
  expect([a.run, b.run, big.run].map((run) => run.mock.calls.length)).toEqual([1, 1, 0]);
  a.finish();
  b.finish();
  await vi.waitFor(() => expect(big.run).toHaveBeenCalled());
  expect(last.run).not.toHaveBeenCalled();
  big.finish();
  last.finish();
  expect((await results).map(({ name }) => name)).toEqual(["a", "b", "big", "last"]);
});

test("a stage that fails or crashes stops no other, and shows its output", async () => {
  const failing: Stage = {
    name: "lint",
    quick: true,
    cores: 1,
    run: async () => ({ passed: 0, failures: ["lint"], output: "a.ts:1 no-any" }),
  };
  const crashing: Stage = { ...failing, name: "sql", run: () => Promise.reject(new Error("no disk")) };
  const { said, results } = start([failing, crashing, { ...failing, name: "unit", run: async () => good }]);
  expect(summary(await results)).toEqual([
    "",
    "Failed:",
    "  lint: lint",
    "  sql: sql crashed",
    "",
    "1 passed, 2 failed",
  ]);
  expect(said.join("\n")).toMatch(/a\.ts:1 no-any\n✗ lint .* s {2}0 passed, 1 failed/);
  expect(said.join("\n")).toMatch(/no disk/);
});

test("one line for all runners together ends a good run", () => {
  const results = [
    { name: "unit", passed: 40, failures: [] },
    { name: "e2e", passed: 2, failures: [] },
  ];
  expect(summary(results)).toEqual(["42 passed, 0 failed"]);
});

test("stages are chosen by name; a wrong name is told, not ignored", () => {
  const all = [controlled("unit", 2).stage, controlled("e2e", 2).stage];
  expect(chooseStages(all, [])).toEqual({ ok: true, stages: all });
  expect(chooseStages(all, ["e2e"])).toEqual({ ok: true, stages: [all[1]] });
  expect(chooseStages(all, ["e2", "unit"])).toEqual({
    ok: false,
    problem: "There is no e2. Choose among: unit, e2e",
  });
});
