import { expect, test, vi } from "vitest";
import { chooseStages, runStages, summary } from "./run-stages.ts";
import type { Stage, StageResult } from "./stages.ts";

const good: StageResult = { passed: 1, failures: [], output: "" };

/** A stage that finishes when the test says so. */
function controlled(name: string, background = false) {
  const { promise, resolve } = Promise.withResolvers<StageResult>();
  const run = vi.fn<Stage["run"]>(() => promise);
  return { stage: { name, quick: true, background, run }, run, finish: () => resolve(good) };
}

function start(stages: readonly Stage[]) {
  const said: string[] = [];
  const { signal } = new AbortController();
  return { said, results: runStages(stages, { signal, say: (text) => said.push(text) }) };
}

test("each runs alone, beside one background stage; two of those once the others are through", async () => {
  const [one, two] = [controlled("one"), controlled("two")];
  const [lint, types, sql] = ["lint", "types", "sql"].map((name) => controlled(name, true));
  const all = [lint, one, types, two, sql].filter((it) => it !== undefined);
  const { results } = start(all.map(({ stage }) => stage));
  const running = () => all.filter(({ run }) => run.mock.calls.length > 0).map(({ stage }) => stage.name);
  expect(running()).toEqual(["lint", "one"]);
  one.finish();
  await vi.waitFor(() => expect(running()).toEqual(["lint", "one", "two"]));
  two.finish();
  await vi.waitFor(() => expect(running()).toEqual(["lint", "one", "types", "two"]));
  types?.finish();
  await vi.waitFor(() => expect(running()).toHaveLength(5));
  lint?.finish();
  sql?.finish();
  expect((await results).map(({ name }) => name)).toEqual(["one", "two", "types", "lint", "sql"]);
});

test("a stage's preparation starts with the first stage", async () => {
  const [unit, e2e] = [controlled("unit"), controlled("e2e")];
  const prepare = vi.fn<() => void>();
  const { results } = start([unit.stage, { ...e2e.stage, prepare }]);
  expect(prepare).toHaveBeenCalledOnce();
  expect(e2e.run).not.toHaveBeenCalled();
  unit.finish();
  e2e.finish();
  expect(await results).toHaveLength(2);
});

test("a stage that fails or crashes stops no other, and shows its output", async () => {
  const failing: Stage = {
    name: "lint",
    quick: true,
    background: false,
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

test("a successful run ends with one line for all runners", () => {
  const results = [
    { name: "unit", passed: 40, failures: [] },
    { name: "e2e", passed: 2, failures: [] },
  ];
  expect(summary(results)).toEqual(["42 passed, 0 failed"]);
});

test("stages are chosen by name; a wrong name is reported, not ignored", () => {
  const all = [controlled("unit").stage, controlled("e2e").stage];
  expect(chooseStages(all, [])).toEqual({ ok: true, stages: all });
  expect(chooseStages(all, ["e2e"])).toEqual({ ok: true, stages: [all[1]] });
  expect(chooseStages(all, ["e2", "unit"])).toEqual({
    ok: false,
    problem: "There's no stage named e2. Choose from: unit, e2e",
  });
});
