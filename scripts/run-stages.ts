import type { Run } from "./run.ts";
import type { Stage, StageResult } from "./stages.ts";

type Finished = StageResult & { readonly name: string };
type Options = { readonly signal: AbortSignal; readonly say: (text: string) => void };

/** The stages that `names` selects, all if there are none, or the names that are unknown. */
export function chooseStages(
  stages: readonly Stage[],
  names: readonly string[],
): { ok: true; stages: readonly Stage[] } | { ok: false; problem: string } {
  const known = stages.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return {
      ok: false,
      problem: `There's no stage named ${unknown.join(", ")}. Choose from: ${known.join(", ")}`,
    };
  return {
    ok: true,
    stages: names.length === 0 ? stages : stages.filter(({ name }) => names.includes(name)),
  };
}

/**
 * Runs stages and reports each as it finishes. Stages that depend on timing run alone, one after another,
 * with one background stage at a time beside them; once they are through, two background stages run in
 * parallel.
 */
export async function runStages(stages: readonly Stage[], options: Options): Promise<Finished[]> {
  for (const { prepare } of stages) prepare?.();
  const finished: Finished[] = [];
  const background = stages.filter((stage) => stage.background);
  const inTurn = async (queue: Stage[]): Promise<void> => {
    for (let stage = queue.shift(); stage !== undefined; stage = queue.shift()) {
      if (options.signal.aborted) return;
      finished.push(await runStage(stage, options));
    }
  };
  const foreground = inTurn(stages.filter((stage) => !stage.background));
  await Promise.all([foreground.then(() => inTurn(background)), inTurn(background)]);
  return finished;
}

async function runStage(stage: Stage, { signal, say }: Options): Promise<Finished> {
  const started = performance.now();
  const result = await stage.run(signal).catch((error: unknown) => crashed(stage, error));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isGood = result.failures.length === 0;
  const counted = `${result.passed} passed${isGood ? "" : `, ${result.failures.length} failed`}`;
  if (!isGood && result.output !== "") say(result.output.trimEnd());
  say(`${isGood ? "✓" : "✗"} ${stage.name.padEnd(14)} ${seconds.padStart(6)} s  ${counted}`);
  return { ...result, name: stage.name };
}

function crashed(stage: Stage, error: unknown): StageResult {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { passed: 0, failures: [`${stage.name} crashed`], output };
}

/** The summary: every failure by name, and a final line for all runners together. */
export function summary(results: readonly (Counts & { readonly name: string })[]): string[] {
  const failures = results.flatMap(({ name, failures: names }) => names.map((each) => `  ${name}: ${each}`));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const recap = failures.length === 0 ? [] : ["", "Failed:", ...failures, ""];
  return [...recap, `${passed} passed, ${failures.length} failed`];
}

type Counts = Pick<StageResult, "passed" | "failures">;

/** All of `npm test` and `npm run check`, up to the exit code. */
export async function runAndReport(run: Run, stages: readonly Stage[]): Promise<void> {
  const results = await runStages(stages, { signal: run.signal, say: console.log });
  if (run.signal.aborted) return;
  for (const line of summary(results)) console.log(line);
  run.end({ code: results.every(({ failures }) => failures.length === 0) ? 0 : 1 });
}
