import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { isAtLeast, type RiskFinding, type RiskLevel } from "#shared/safety/risk.ts";
import type { ScreenInput } from "#relay/safety/screen-input.ts";
import { percentile } from "../bench/percentiles.ts";
import { type Half, halves, type Sentence } from "./test-set.ts";

/** One sentence as it was read, and how long that took, ms. */
export type Reading = { readonly sentence: Sentence; readonly found: RiskFinding; readonly ms: number };

/** `found` of `of`: how many were recognised, or wrongly alarmed about. */
export type Share = { readonly found: number; readonly of: number };

export type ScreenFigures = {
  readonly language: LanguageCode;
  readonly half: Half;
  /** Active or imminent, and found to be one of them: what brings the card, the lines and a reply that asks. */
  readonly atRisk: Share;
  /** Found at the labelled level or above it. */
  readonly imminent: Share;
  readonly active: Share;
  readonly possible: Share;
  /** Of harmless sentences, those that were found to show risk. */
  readonly falseAlarms: Share;
};

/** What a screen finds in each sentence. */
export function readBy(
  screen: (input: ScreenInput) => RiskFinding,
  sentences: readonly Sentence[],
): readonly Reading[] {
  return sentences.map((sentence) => {
    const startedAt = performance.now();
    const found = screen({ text: sentence.text, context: sentence.context });
    return { sentence, found, ms: performance.now() - startedAt };
  });
}

function shareOf(
  readings: readonly Reading[],
  isMeant: (level: RiskLevel) => boolean,
  counts: (reading: Reading) => boolean,
): Share {
  const meant = readings.filter(({ sentence }) => isMeant(sentence.level));
  return { found: meant.filter(counts).length, of: meant.length };
}

function figuresOf(all: readonly Reading[], language: LanguageCode, half: Half): ScreenFigures {
  const readings = all.filter(({ sentence }) => sentence.language === language && sentence.half === half);
  const foundAt = (level: RiskLevel) => (reading: Reading) => isAtLeast(reading.found.level, level);
  const recall = (level: RiskLevel) => shareOf(readings, (labelled) => labelled === level, foundAt(level));
  return {
    language,
    half,
    atRisk: shareOf(readings, (labelled) => isAtLeast(labelled, "active"), foundAt("active")),
    imminent: recall("imminent"),
    active: recall("active"),
    possible: recall("possible"),
    falseAlarms: shareOf(
      readings,
      (labelled) => labelled === "none",
      ({ found }) => found.level !== "none",
    ),
  };
}

/** Recall and false alarms, by language and half. */
export function screenFigures(readings: readonly Reading[]): readonly ScreenFigures[] {
  return halves.flatMap((half) => languageCodes.map((language) => figuresOf(readings, language, half)));
}

/** Several readings as one: of each sentence the quickest, since what else the machine does meanwhile is not the rules' time. */
export function quickest(rounds: readonly (readonly Reading[])[]): readonly Reading[] {
  const [first = [], ...others] = rounds;
  return first.map(({ sentence, found, ms }, index) => ({
    sentence,
    found,
    ms: Math.min(ms, ...others.map((round) => round[index]?.ms ?? ms)),
  }));
}

export type Times = { readonly p50: number; readonly p99: number; readonly max: number };

/** ms a turn. */
export function timesOf(readings: readonly Reading[]): Times {
  const sorted = readings.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(percentile(sorted, share) * 1_000) / 1_000;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

/** Sentences read below their level, and harmless ones that alarmed. */
export function misreadings(readings: readonly Reading[]): readonly Reading[] {
  return readings.filter(({ sentence, found }) =>
    sentence.level === "none" ? found.level !== "none" : !isAtLeast(found.level, sentence.level),
  );
}
