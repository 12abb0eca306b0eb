import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { type Concern, concerns, type RiskLevel } from "#shared/safety/risk.ts";
import { clausesOf } from "./clauses.ts";
import { loudest } from "./linear-model.ts";
import {
  oddsOfSentence,
  sentenceColumns,
  sentenceFeatures,
  type SentenceModels,
  type SentenceOdds,
} from "./sentence-odds.ts";

/** What speaks for and against danger in a text, in the order in which the network reads it, and of which it speaks the most. */
export type Evidence = { readonly inputs: readonly number[]; readonly concern: Concern };

/** What the rules can have found. */
const found: readonly RiskLevel[] = ["possible", "active", "imminent"];

const largest = (values: readonly number[]): number => Math.max(...values);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How many numbers tell of the clauses. */
const ofAllClauses = 8;

/** What clauses say by themselves: one about a pizza takes nothing from the one about the pills. */
function ofClauses(clauses: readonly SentenceOdds[]): readonly number[] {
  const [risks = [], imminents = [], owns = []] = [0, 1, 2].map((column) =>
    clauses.map(({ all }) => all[column] ?? 0),
  );
  return [
    largest(risks),
    Math.min(...risks),
    mean(risks),
    Math.log(clauses.length),
    largest(imminents),
    largest(owns),
    risks.at(-1) ?? 0,
    risks[0] ?? 0,
  ];
}

/** How many numbers an evidence has: what both models say by column, what the rules found, and the clauses. */
export const evidenceLength = 2 * sentenceColumns.length + found.length + ofAllClauses;

/** What models and rules have to say of a text. One of a single clause is read once. */
export function evidenceOf(
  models: SentenceModels,
  text: string,
  language: LanguageCode,
  byRules: RiskLevel,
): Evidence {
  const oddsIn = (part: string) => oddsOfSentence(models, sentenceFeatures(part, language));
  const whole = oddsIn(text);
  const clauses = clausesOf(text);
  const [, , , ...ofConcerns] = whole.all;
  return {
    inputs: [
      ...whole.byPieces,
      ...whole.byConcepts,
      ...found.map((level) => (level === byRules ? 1 : 0)),
      ...ofClauses(clauses.length > 1 ? clauses.map(oddsIn) : [whole]),
    ],
    concern: concerns[loudest(ofConcerns)] ?? "suicide",
  };
}
