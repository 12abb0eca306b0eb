import { combinedRisk, type RiskFinding, type RiskLevel } from "#shared/safety/risk.ts";
import { isAskedForPlan } from "./answer.ts";
import { exchangedRisk } from "./exchange.ts";
import { evidenceOf } from "./model/evidence.ts";
import { featuresOfSentence } from "./model/features.ts";
import { knownShare } from "./model/linear-model.ts";
import { type ModelsFor, modelsOf } from "./model/models.ts";
import { piecesOf } from "./model/pieces.ts";
import { type Score, scoreOf } from "./model/score.ts";
import { hasSaying } from "./prepare.ts";
import { answersIn, type Languages, languagesIn, mostlyIn, rulesIn } from "./screen-by-rules.ts";
import type { ScreenInput } from "./screen-input.ts";
import { type Kind, weighed } from "./weigh.ts";

/** So much less of a text than another one's a model may know and still be heard: people mix languages. */
const knowsLess = 0.1;

/**
 * Those of some languages whose models are heard, where small words leave several: those that know about as much of the
 * text as any of them. Another one's model takes what it does not know for harmless, or the other way round.
 */
function knowing(text: string, languages: Languages, modelsFor: ModelsFor): Languages {
  if (languages.length < 2) return languages;
  const shares = languages.map(([language]) =>
    knownShare(modelsFor(language).sentences, featuresOfSentence(text, language)),
  );
  const least = Math.max(...shares) - knowsLess;
  return languages.filter((_, index) => (shares[index] ?? 0) >= least);
}

/** The piece of a text that speaks of risk the most, to who knows what the rules found in the whole. */
function scoreIn(text: string, heard: Languages, byRules: RiskLevel, modelsFor: ModelsFor): Score | null {
  const known = knowing(text, heard, modelsFor);
  const scores = piecesOf(text).flatMap((piece) =>
    known.map(([language]) => {
      const models = modelsFor(language);
      return scoreOf(models.network, evidenceOf(models, piece, language, byRules));
    }),
  );
  return scores.reduce<Score | null>((most, score) => (most && most.risk >= score.risk ? most : score), null);
}

function kindOf({ text, context }: ScreenInput, languages: Languages): Kind {
  if (languages.some(([, lexicon]) => isAskedForPlan(context, lexicon))) return "planAsked";
  return languages.some(([, lexicon]) => hasSaying(text, lexicon)) ? "saying" : "usual";
}

/**
 * The risk that a turn shows, by rules and the models that stand beside them [S1]: no network, no clock, under 5 ms,
 * the same answer for the same input. Recall first: every language that the text may hold is tried, since people mix
 * them. The level is that of this turn; a session keeps the highest (`combinedRisk`) [S2].
 */
export function screenTurn(input: ScreenInput, modelsFor: ModelsFor = modelsOf): RiskFinding {
  const languages = languagesIn(input.text);
  // Only the language that the text is mostly written in has its model heard: another one takes what it does not know
  // for harmless, or the other way round. What is said in a second language stands as the rules find it.
  const isHeard = mostlyIn(input.text);
  const heard = languages.filter(([language]) => isHeard(language));
  const others = languages.filter(([language]) => !isHeard(language));
  const byRules = rulesIn(input.text, heard);
  const score = scoreIn(input.text, heard, byRules.level, modelsFor);
  const found = weighed(byRules, score, () => kindOf(input, languages));
  const beside = [rulesIn(input.text, others), answersIn(input, languages), exchangedRisk(input, modelsFor)];
  return beside.reduce(combinedRisk, found);
}
