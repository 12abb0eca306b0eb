import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { lexiconOf } from "./lexicon.ts";
import { isDenied } from "./negation.ts";
import { fold, placesOf } from "./patterns.ts";

export const riskLevels = ["none", "possible", "active", "imminent"] as const;
export type RiskLevel = (typeof riskLevels)[number];

export const riskCategories = [
  "suicide",
  "self_harm",
  "abuse",
  "eating_disorder",
  "harm_to_others",
  "hopelessness",
  "other_person",
] as const;
export type RiskCategory = (typeof riskCategories)[number];

export type Risk = { readonly level: RiskLevel; readonly categories: readonly RiskCategory[] };

export const noRisk: Risk = { level: "none", categories: [] };

/** The higher of two findings, with the categories of both. */
export function worse(a: Risk, b: Risk): Risk {
  const level = riskLevels.indexOf(a.level) >= riskLevels.indexOf(b.level) ? a.level : b.level;
  return { level, categories: [...new Set([...a.categories, ...b.categories])] };
}

/**
 * Looks for risk in all ten languages, since people mix them and a wrong guess must not hide it. Recall first:
 * only everyday sayings are taken out, and a denial still counts as `possible`.
 */
export function findRisk(text: string): Risk {
  return languageCodes.map((language) => findIn(text, language)).reduce(worse, noRisk);
}

function findIn(text: string, language: LanguageCode): Risk {
  const { risk } = lexiconOf(language);
  const plain = fold(text, language).replaceAll(risk.idiom, " ");
  const other = plain.match(risk.other) !== null;
  const own = plain.replaceAll(risk.other, " ");
  const hopeless = own.match(risk.possible) !== null;
  const rest = own.replaceAll(risk.possible, " ");
  const findings = [
    other ? risks("possible", "other_person") : noRisk,
    hopeless ? risks("possible", "hopelessness") : noRisk,
    stated(rest, language, risk.imminent, "imminent", "suicide"),
    // A plan that is denied is no statement of its parts ("I am not going to kill myself").
    stated(rest.replaceAll(risk.imminent, " "), language, risk.suicide, "active", "suicide"),
    stated(rest, language, risk.selfHarm, "active", "self_harm"),
    stated(rest, language, risk.abuse, "active", "abuse"),
    stated(rest, language, risk.eating, "active", "eating_disorder"),
    stated(rest, language, risk.violence, "active", "harm_to_others"),
  ];
  return findings.reduce(worse, noRisk);
}

const risks = (level: RiskLevel, category: RiskCategory): Risk => ({ level, categories: [category] });

function stated(
  text: string,
  language: LanguageCode,
  words: RegExp,
  level: RiskLevel,
  category: RiskCategory,
): Risk {
  const places = placesOf(words, text);
  if (places.length === 0) return noRisk;
  const denied = places.every((place) => isDenied(text, place, lexiconOf(language).negators));
  return risks(denied ? "possible" : level, category);
}
