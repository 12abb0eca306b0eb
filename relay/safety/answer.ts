import { noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import { cueOf, type Lexicon } from "./lexicon.ts";
import { prepare } from "./prepare.ts";
import { isVaguePlan } from "./rules.ts";
import type { Turn } from "./screen.ts";
import type { Cue } from "./words/words.ts";

/** An answer is short: in a longer text a "yes" belongs to something else. Letters, by how dense the writing is. */
const longest = { latin: 140, arabic: 120, unspaced: 48 } as const;

/** So many turns back a question about suicide still colours what is said. */
const memory = 6;

const suicide = (level: RiskFinding["level"]): RiskFinding => ({ level, concerns: ["suicide"] });

/**
 * What a turn says as the answer to the companion's question: "yes" to thoughts of suicide, "tonight" to a plan.
 * A "no" stays `possible`: one denial never closes it [S2].
 */
export function answeredRisk(text: string, context: readonly Turn[], lexicon: Lexicon): RiskFinding {
  const asked = context.filter(({ role }) => role === "assistant").slice(-memory);
  const plain = asked.map((turn) => prepare(turn.text, lexicon));
  const matches = (cue: Cue, given: string): boolean => given.search(cueOf(lexicon, cue)) !== -1;
  const isAsked = plain.some(
    (question) => matches("asksSuicide", question) || matches("asksMeans", question),
  );
  if (!isAsked) return noRisk;
  const answer = prepare(text, lexicon);
  // The companion spoke last, or the person is going on.
  const question = plain.at(-1) ?? "";
  return isVaguePlan(answer, lexicon) ? suicide("imminent") : toQuestion(answer, question, lexicon, matches);
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
