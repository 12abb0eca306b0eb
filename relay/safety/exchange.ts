import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { noRisk, type RiskFinding, type RiskLevel } from "#shared/safety/risk.ts";
import { holdsCue, type Lexicon, lexiconOf } from "./lexicon.ts";
import { type Asked, askedBy, type Telling, toldBy } from "./model/exchange.ts";
import { featuresOfExchange } from "./model/features.ts";
import { oddsOf } from "./model/linear-model.ts";
import type { Models, ModelsFor } from "./model/models.ts";
import { piecesOf } from "./model/pieces.ts";
import { questionsOf } from "./model/question-sentences.ts";
import { prepare } from "./prepare.ts";
import { findRisk } from "./rules.ts";
import { languagesIn, mostlyIn } from "./screen-by-rules.ts";
import type { ScreenInput, Turn } from "./screen-input.ts";

/** What an answer comes to, by what was asked. One no never closes it [S2]. */
const levels: Readonly<Record<Asked["about"], Readonly<Record<Telling, RiskLevel>>>> = {
  thoughts: { yes: "active", plan: "imminent", no: "possible", nothing: "none" },
  plan: { yes: "imminent", plan: "imminent", no: "possible", nothing: "none" },
  safety: { yes: "none", plan: "imminent", no: "active", nothing: "none" },
};

/** A plain no is one, whatever else it sounds like; but for one that goes on to tell a plan. */
function toldIn(text: string, language: LanguageCode, models: Models): Telling {
  const told = toldBy(models.answers, featuresOfExchange(text, language));
  const lexicon = lexiconOf(language);
  return told === "yes" && holdsCue(lexicon, "no", prepare(text, lexicon)) ? "no" : told;
}

/** So many turns back it still tells that danger is spoken of. */
const memory = 6;

/** Whether danger is spoken of: by the person, or by the companion in words that the rules know. */
function isSpokenOf(context: readonly Turn[], lexicon: Lexicon): boolean {
  return context.slice(-memory).some(({ role, text }) => {
    const said = prepare(text, lexicon);
    if (role === "user") return findRisk(said, lexicon).level !== "none";
    return holdsCue(lexicon, "asksSuicide", said) || holdsCue(lexicon, "asksMeans", said);
  });
}

const riskOf = ({ about, concern }: Asked, told: Telling): RiskFinding => {
  const level = levels[about][told];
  return level === "none" ? noRisk : { level, concerns: [concern] };
};

/**
 * The language that a question is put in: of several that its small words allow ("du" is German and French), the one
 * whose model hears danger in it the most.
 */
function languageOf(question: string, modelsFor: ModelsFor): LanguageCode | undefined {
  const isMainly = mostlyIn(question);
  const dangerIn = (language: LanguageCode): number =>
    oddsOf(modelsFor(language).questions, featuresOfExchange(question, language))[0] ?? 0;
  return languagesIn(question)
    .flatMap(([language]) => (isMainly(language) ? [{ language, danger: dangerIn(language) }] : []))
    .toSorted((one, other) => other.danger - one.danger)[0]?.language;
}

/**
 * What a turn says as the answer to what the companion has just asked about danger, of whatever kind, by models of how
 * it asks and of how people answer: rules know but the plainest of each. Read in the language of the question; "yes" is
 * of none. A longer text than people answer with speaks for itself.
 */
export function exchangedRisk({ text, context }: ScreenInput, modelsFor: ModelsFor): RiskFinding {
  const last = context.at(-1);
  const question = last?.role === "assistant" ? questionsOf(last.text) : "";
  if (question === "" || text.trim() === "" || piecesOf(text).length > 1) return noRisk;
  const language = languageOf(question, modelsFor);
  if (language === undefined) return noRisk;
  const models = modelsFor(language);
  const features = featuresOfExchange(question, language);
  const softly = askedBy(models.questions, features, "spokenOf");
  if (softly === null) return noRisk;
  const risk = riskOf(softly, toldIn(text, language, models));
  // What was said before takes the longest to read, and is seldom needed.
  const isMeant = () =>
    askedBy(models.questions, features, "plain") !== null || isSpokenOf(context, lexiconOf(language));
  return risk.level !== "none" && isMeant() ? risk : noRisk;
}
