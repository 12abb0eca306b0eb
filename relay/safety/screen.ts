import { combinedRisk, type RiskFinding } from "#shared/safety/risk.ts";
import { isAskedForPlan } from "./answer.ts";
import { exchangedRisk } from "./exchange.ts";
import { type ModelsFor, modelsOf } from "./model/models.ts";
import { piecesOf } from "./model/pieces.ts";
import { type Score, scoreOf, sentenceFeatures } from "./model/score.ts";
import { hasSaying } from "./prepare.ts";
import { answersIn, type Languages, languagesIn, mostlyIn, rulesIn } from "./screen-by-rules.ts";
import type { ScreenInput } from "./screen-input.ts";
import { type Kind, weighed } from "./weigh.ts";

/** The piece of a text that speaks of risk the most. */
function scoreIn(text: string, heard: Languages, modelsFor: ModelsFor): Score | null {
  const scores = piecesOf(text).flatMap((piece) =>
    heard.map(([language]) => scoreOf(modelsFor(language), sentenceFeatures(piece, language))),
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
  const found = weighed(rulesIn(input.text, heard), scoreIn(input.text, heard, modelsFor), () =>
    kindOf(input, languages),
  );
  const beside = [rulesIn(input.text, others), answersIn(input, languages), exchangedRisk(input, modelsFor)];
  return beside.reduce(combinedRisk, found);
}
