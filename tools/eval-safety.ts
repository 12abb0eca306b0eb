/** `npm run eval:safety`: how well danger is detected, and how the companion responds to it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { evaluateHearing } from "#safety-model/eval/evaluate-hearing.ts";
import { loadHearing } from "#relay/load-hearing.ts";
import type { Hear } from "#relay/safety/hear.ts";
import { readerOver } from "#relay/safety/reader.ts";
import type { ReadTurn } from "#relay/live/ports.ts";
import {
  type ChatModel,
  configuredModel,
  isChatConfigured,
  judgeModel,
  practiceCompanion,
} from "./eval-safety/chat-model.ts";
import { simulate, simulationProblems } from "./eval-safety/conversations.ts";
import { type EvalOptions, evalUsage, parseEvalOptions } from "./eval-safety/options.ts";
import { hearsBy } from "./eval-safety/hears.ts";
import { publish } from "./eval-safety/publish.ts";
import { readAll, readerFigures, readerProblems, readHeldOut } from "./eval-safety/reader-figures.ts";
import { textOfReader, textOfSimulated } from "./eval-safety/report.ts";
import { readEnvironment } from "../scripts/product.ts";
import { root } from "../scripts/root.ts";

/** The results of one part of the evaluation: figures for the file, and failed checks. */
type Found = { readonly figures: unknown; readonly problems: readonly string[] };

/** Which models answer, transcribe and read; none but a configured model does. */
type Cast = { readonly model: ChatModel; readonly hear: Hear; readonly read: ReadTurn | null };

/** Part A: how well turns are screened without a network; ordinary talk first. */
function evaluateFloorAndScreen({ hear }: Cast, options: EvalOptions, startedAt: Date): Found {
  const { lines, figures, problems } = evaluateHearing(hearsBy(hear));
  console.log(`${lines.join("\n")}\n`);
  if (options.publish) publish(figures, startedAt);
  return { figures, problems };
}

/** Part A, with the configured model as the reader. */
async function evaluateReader({ model, hear, read }: Cast): Promise<Found> {
  if (read === null) {
    console.log(
      `No chat model is configured, and the ${model.name} can't judge danger, so no reader was measured.\n`,
    );
    return { figures: null, problems: [] };
  }
  const figures = readerFigures(await readAll(readHeldOut(), hear, read));
  console.log(`${textOfReader(model.name, figures)}\n`);
  return { figures, problems: readerProblems(figures) };
}

/** Where the conversations of this run are stored. */
function storeLogs(startedAt: Date, logs: unknown): string {
  const folder = join(root, ".data/eval", startedAt.toISOString().replaceAll(":", "-"));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "conversations.json"), `${JSON.stringify(logs, null, 2)}\n`);
  return folder;
}

/** Part B: how the companion responds to people in danger, and to people who are not. */
async function evaluateReplies(
  { model, hear, read }: Cast,
  judge: ChatModel | null,
  startedAt: Date,
): Promise<Found> {
  const simulated = await simulate({ ai: model.ai, hear, read }, judge?.ai ?? null);
  console.log(textOfSimulated(model.name, simulated));
  const logs = { startedAt, model: model.name, judge: judge?.name ?? null, simulated };
  console.log(`The conversations are in ${storeLogs(startedAt, logs)}\n`);
  const figures = simulated.map(({ persona: { id, language }, reader, byRubric, byModel }) => ({
    id,
    language,
    reader,
    byRubric,
    byModel,
  }));
  return { figures, problems: simulationProblems(simulated, judge !== null) };
}

async function evaluate(options: EvalOptions): Promise<readonly string[]> {
  const startedAt = new Date();
  const env = readEnvironment();
  const judge = options.judge ? judgeModel(env) : null;
  if (options.judge && judge === null)
    return ["No judge is configured: set JUDGE_BASE_URL, JUDGE_API_KEY and JUDGE_MODEL, or a chat model."];
  const isConfigured = isChatConfigured(env);
  const model = isConfigured ? configuredModel(env) : await practiceCompanion();
  try {
    const read = isConfigured ? readerOver(model.ai, model.after) : null;
    const cast: Cast = { model, hear: (await loadHearing()).hear, read };
    const hearing = evaluateFloorAndScreen(cast, options, startedAt);
    const reader = await evaluateReader(cast);
    const replies = await evaluateReplies(cast, judge, startedAt);
    const problems = [...hearing.problems, ...reader.problems, ...replies.problems];
    const found = {
      startedAt,
      model: model.name,
      hearing: hearing.figures,
      reader: reader.figures,
      replies: replies.figures,
      problems,
    };
    if (options.json !== null) writeFileSync(options.json, `${JSON.stringify(found, null, 2)}\n`);
    return problems;
  } finally {
    await model.stop();
  }
}

const parsed = parseEvalOptions(process.argv.slice(2));
if (parsed.ok) {
  const problems = await evaluate(parsed.options);
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? "All requirements met." : `${problems.length} requirements not met.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  console.error(`${parsed.problem}\n${evalUsage}`);
  process.exitCode = 2;
}
