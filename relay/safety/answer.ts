import { isAtLeast, noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import { holdsCue, type Lexicon } from "./lexicon.ts";
import { prepare } from "./prepare.ts";
import { findRisk, isVaguePlan } from "./rules.ts";
import type { Turn } from "./screen-input.ts";
import type { Cue } from "./words/words.ts";

/** An answer is short: in a longer text a "yes" belongs to something else. Letters, by how dense the writing is. */
const longest = { latin: 140, arabic: 120, unspaced: 48 } as const;

/** So many turns back a question about suicide still colours what is said. */
const memory = 6;

const suicide = (level: RiskFinding["level"]): RiskFinding => ({ level, concerns: ["suicide"] });

/**
 * What a turn says as the answer to the companion's question, or after what the person said before: "yes" to thoughts
 * of suicide, "tonight" to a plan.
 * A "no" stays `possible`: one denial never closes it [S2].
 */
export function answeredRisk(text: string, context: readonly Turn[], lexicon: Lexicon): RiskFinding {
  const saidBy = (role: Turn["role"]) => context.filter((turn) => turn.role === role).slice(-memory);
  const matches = (cue: Cue, given: string): boolean => holdsCue(lexicon, cue, given);
  const answer = prepare(text, lexicon);
  // The companion spoke last, or the person is going on.
  const question = prepare(saidBy("assistant").at(-1)?.text ?? "", lexicon);
  const told = isVaguePlan(answer, lexicon)
    ? suicide("imminent")
    : toQuestion(answer, question, lexicon, matches);
  if (told.level === "none") return noRisk;
  // To read again what was said takes the longest, and is seldom needed.
  const isIn = (turns: readonly Turn[], names: (said: string) => boolean): boolean =>
    turns.some((turn) => names(prepare(turn.text, lexicon)));
  const isAsked = isIn(saidBy("assistant"), (it) => matches("asksSuicide", it) || matches("asksMeans", it));
  return isAsked || isIn(saidBy("user"), (it) => namesSuicide(it, lexicon)) ? told : noRisk;
}

/** Whether the person has spoken of it themselves: nobody need ask any more what a plan is for. */
function namesSuicide(said: string, lexicon: Lexicon): boolean {
  const { level, concerns } = findRisk(said, lexicon);
  return isAtLeast(level, "active") && concerns.includes("suicide");
}

/** Whether the companion has just asked for a plan, of whatever kind. */
export function isAskedForPlan(context: readonly Turn[], lexicon: Lexicon): boolean {
  const last = context.at(-1);
  return last?.role === "assistant" && holdsCue(lexicon, "asksPlan", prepare(last.text, lexicon));
}

/** "What do you mean?" tells nothing yet. */
const isQuestion = (answer: string): boolean => /[?؟]\s*$/.test(answer);

/** Asked about plan and means, people rarely say "yes": they say what there is. All but a no counts. */
function toQuestion(
  answer: string,
  question: string,
  lexicon: Lexicon,
  matches: (cue: Cue, given: string) => boolean,
): RiskFinding {
  const isShort = answer.length <= longest[lexicon.writing];
  const asksPlan = matches("asksPlan", question) || matches("asksMeans", question);
  if (!isShort || !(asksPlan || matches("asksSuicide", question))) return noRisk;
  if (matches("no", answer)) return suicide("possible");
  if (asksPlan || matches("when", answer)) return isQuestion(answer) ? noRisk : suicide("imminent");
  return matches("yes", answer) ? suicide("active") : noRisk;
}
