/** `npm run eval:safety`: how well danger is noticed, and how the companion answers it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { classifyWith } from "#relay/safety/classify.ts";
import { screenByRules } from "#relay/safety/screen-by-rules.ts";
import { screenTurn } from "#relay/safety/screen.ts";
import {
  type ChatModel,
  configuredModel,
  isChatConfigured,
  judgeModel,
  practiceCompanion,
} from "./eval-safety/chat-model.ts";
import { simulate, simulationProblems } from "./eval-safety/conversations.ts";
import { type EvalOptions, evalUsage, parseEvalOptions } from "./eval-safety/options.ts";
import { readWithModel } from "./eval-safety/read-with-model.ts";
import { textOfFigures, textOfScreen, textOfSimulated, textOfTimes } from "./eval-safety/report.ts";
import { quickest, readBy, screenFigures, timesOf } from "./eval-safety/screen-figures.ts";
import { readTestSet } from "./eval-safety/test-set.ts";
import { screenProblems, timeProblems } from "./eval-safety/thresholds.ts";
import { readEnvironment } from "./product.ts";
import { root } from "./root.ts";

/** What one part of the evaluation found: figures for the file, and what does not hold. */
type Found = { readonly figures: unknown; readonly problems: readonly string[] };

/** How often every sentence is read, for its time. */
const rounds = 3;

/**
 * Part A: how well turns are read. The thresholds are for what the relay does by itself, with rules and models and no
 * network; the rules' own figures and a classifier's stand beside them.
 */
async function evaluateScreen(model: ChatModel, { classifier, sentences }: EvalOptions): Promise<Found> {
  const testSet = readTestSet();
  const rules = screenFigures(readBy(screenByRules, testSet));
  const read = quickest(Array.from({ length: rounds }, () => readBy(screenTurn, testSet)));
  const screen = screenFigures(read);
  const times = timesOf(read);
  console.log(textOfFigures("Reading turns, by rules alone", rules));
  console.log(`\n${textOfScreen("Reading turns, by rules and models, without a network", read, sentences)}`);
  console.log(`\n${textOfTimes(times)}\n`);
  const problems = [...screenProblems(screen), ...timeProblems(times)];
  if (!classifier) return { figures: { rules, screen, times }, problems };
  const { readings, unanswered } = await readWithModel(read, classifyWith(model.ai, model.after));
  console.log(textOfScreen(`Reading turns, by rules, models and ${model.name}`, readings, sentences));
  console.log(`\nTurns that ${model.name} gave no answer to: ${unanswered}\n`);
  return { figures: { rules, screen, times, withClassifier: screenFigures(readings), unanswered }, problems };
}

/** Where the conversations of this run are stored. */
function storeLogs(startedAt: Date, logs: unknown): string {
  const folder = join(root, ".data/eval", startedAt.toISOString().replaceAll(":", "-"));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "conversations.json"), `${JSON.stringify(logs, null, 2)}\n`);
  return folder;
}

/** Part B: how the companion answers people in danger. */
async function evaluateReplies(
  model: ChatModel,
  judge: ChatModel | null,
  { classifier }: EvalOptions,
  startedAt: Date,
): Promise<Found> {
  const classify = classifier ? classifyWith(model.ai, model.after) : null;
  const simulated = await simulate({ ai: model.ai, classify }, judge?.ai ?? null);
  console.log(textOfSimulated(model.name, simulated));
  const logs = { startedAt, model: model.name, judge: judge?.name ?? null, simulated };
  console.log(`The conversations are in ${storeLogs(startedAt, logs)}\n`);
  const figures = simulated.map(({ persona: { id, language }, byRubric, byModel }) => ({
    id,
    language,
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
  const model = isChatConfigured(env) ? configuredModel(env) : await practiceCompanion();
  try {
    const screen = await evaluateScreen(model, options);
    const replies = await evaluateReplies(model, judge, options, startedAt);
    const problems = [...screen.problems, ...replies.problems];
    const found = {
      startedAt,
      model: model.name,
      screen: screen.figures,
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
  console.log(problems.length === 0 ? "Everything holds." : `${problems.length} of the demands do not hold.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  console.error(`${parsed.problem}\n${evalUsage}`);
  process.exitCode = 2;
}
