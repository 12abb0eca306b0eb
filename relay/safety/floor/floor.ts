import type { Effort } from "#safety-model/runtime/effort.ts";
import { isCharacter, sentenceEnd } from "#safety-model/runtime/tokens.ts";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { combinedRisk, concerns, noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import { matcherOf } from "../phrase-matcher.ts";
import { alternatives, type PhraseSet } from "../phrase-tree.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { emergencies, emergencyWords } from "./emergencies.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { Phrasings } from "./phrasings.ts";
import { pt } from "./pt.ts";
import { settings } from "./settings.ts";
import { thought, thoughtReach, thoughtWords } from "./thoughts.ts";
import { zh } from "./zh.ts";

export const floorPages: Readonly<Record<LanguageCode, Phrasings>> = {
  en,
  es,
  fr,
  de,
  it,
  pt,
  zh,
  ja,
  ko,
  ar,
};

function pageOf(language: LanguageCode): PhraseSet<RiskFinding> {
  const { words, imminent, active, denials = "", ...not } = floorPages[language];
  const notAfter = `${not.notAfter} | ${settings[language]}`;
  const notBefore = `${not.notBefore} | ${settings[language]}`;
  const groups = (["imminent", "active"] as const).flatMap((level) =>
    concerns.map((concern) => ({
      mark: { level, concerns: [concern] },
      phrasings: (level === "imminent" ? imminent : active)[concern] ?? [],
    })),
  );
  return { words, groups, notAfter, notBefore, denials };
}

/** What happens at this moment, with the vetoes of the language's page and more. */
function emergencyPageOf(language: LanguageCode): PhraseSet<RiskFinding> {
  const { not, ...own } = emergencyWords[language];
  const { words, notAfter, notBefore, denials = "" } = floorPages[language];
  const groups = concerns.map((concern) => ({
    mark: { level: "imminent", concerns: [concern] } as const,
    phrasings: emergencies[concern] ?? [],
  }));
  return {
    words: { ...words, ...own },
    groups,
    notAfter: `${notAfter} | ${not}`,
    notBefore: `${notBefore} | ${not}`,
    denials,
  };
}

/** What somebody thinks of, with something in between; a language's own vetoes are about deeds, and don't apply. */
const thoughtPages = languageCodes.flatMap((language): readonly PhraseSet<RiskFinding>[] => {
  const known = thoughtWords[language];
  if (known === undefined) return [];
  const { notAfter, notBefore: idioms, ...words } = known;
  const notBefore = alternatives(idioms)
    .map((idiom) => `[Dying] ${idiom}`)
    .join(" | ");
  const { denials = "" } = floorPages[language];
  const groups = [{ mark: { level: "active", concerns: ["suicide"] } as const, phrasings: [thought] }];
  return [{ words: { ...floorPages[language].words, ...words }, groups, notAfter, notBefore, denials }];
});

const thoughtMarksIn = matcherOf(thoughtPages, thoughtReach);
const marksIn = matcherOf([...languageCodes.map(pageOf), ...languageCodes.map(emergencyPageOf)]);
const emergencyMarksIn = matcherOf(languageCodes.map(emergencyPageOf));

/**
 * How many tokens at the start of a message are also read across its sentences, because people tell of an overdose in
 * pieces: "I took paracetamol. A lot. Two packets." A bound, since it is a second reading.
 */
const mostInPieces = 80;

/** The unmistakable phrasings, in any language, among a text's tokens. Nothing overrides them. */
export function hearFloor(tokens: readonly string[], effort: Effort): RiskFinding {
  const unbroken = tokens.slice(0, mostInPieces).filter((token) => token !== sentenceEnd);
  return [
    ...marksIn(tokens, effort),
    ...thoughtMarksIn(
      tokens.filter((token) => !isCharacter(token)),
      effort,
    ),
    ...emergencyMarksIn(unbroken, effort),
  ].reduce(combinedRisk, noRisk);
}
