import {
  combinedRisk,
  type Concern,
  isAtLeast,
  noRisk,
  type RiskFinding,
  type RiskLevel,
} from "#shared/safety/risk.ts";
import { countVague, holdsCue, type Lexicon, patternsOf, withoutCue } from "./lexicon.ts";
import type { Cue } from "./words/words.ts";

/** What makes a cue less than it says: it is denied, long ago, or about somebody else. It is `possible` then. */
type Softener = "denial" | "past" | "other";

type Rule = {
  readonly cue: Cue;
  readonly level: RiskLevel;
  readonly concern: Concern;
  readonly softenedBy: readonly Softener[];
};

const rules: readonly Rule[] = [
  { cue: "wish", level: "active", concern: "suicide", softenedBy: ["denial"] },
  { cue: "act", level: "active", concern: "suicide", softenedBy: ["denial", "past"] },
  { cue: "word", level: "active", concern: "suicide", softenedBy: ["denial", "past", "other"] },
  { cue: "decided", level: "imminent", concern: "suicide", softenedBy: ["denial", "past"] },
  { cue: "means", level: "imminent", concern: "suicide", softenedBy: ["denial"] },
  { cue: "attempt", level: "imminent", concern: "suicide", softenedBy: ["denial", "past"] },
  { cue: "farewell", level: "imminent", concern: "suicide", softenedBy: ["denial"] },
  { cue: "selfHarm", level: "active", concern: "self_harm", softenedBy: ["denial", "past"] },
  { cue: "abuse", level: "active", concern: "abuse", softenedBy: ["past"] },
  { cue: "abuseNow", level: "imminent", concern: "abuse", softenedBy: ["past"] },
  { cue: "eating", level: "active", concern: "eating_disorder", softenedBy: ["past"] },
  { cue: "violence", level: "active", concern: "harm_to_others", softenedBy: ["denial"] },
  { cue: "violenceNow", level: "imminent", concern: "harm_to_others", softenedBy: ["denial"] },
  { cue: "hint", level: "possible", concern: "suicide", softenedBy: [] },
];

/** Sentences that are about somebody else are taken out whole before the rest is looked at. */
const worries = [
  { cue: "worry", concern: "suicide" },
  { cue: "worryAbuse", concern: "abuse" },
] as const satisfies readonly { cue: Cue; concern: Concern }[];

type Place = { readonly start: number; readonly end: number };
type Hit = RiskFinding & { readonly rule: Rule; readonly place: Place };

const sentenceEnd = /[.!?;。！？؟…]/g;

/** How far back a denial or another person is looked for, in characters. */
const reach = 80;

const placesOf = (patterns: readonly RegExp[], text: string): Place[] =>
  patterns.flatMap((pattern) => placesOfOne(pattern, text));

/** Where a global pattern matches. `matchAll` would copy the pattern each time, which takes longer than looking. */
function placesOfOne(pattern: RegExp, text: string): Place[] {
  const places: Place[] = [];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const end = found.index + found[0].length;
    places.push({ start: found.index, end });
    if (end === found.index) pattern.lastIndex += 1;
  }
  return places;
}

/** A text with its sentences found once, and each of them read once: the time grows with the text, not its square. */
type Sentences = {
  readonly around: (place: Place) => Place;
  /** Whether a cue stands in the sentence around a place. */
  readonly holds: (cue: Cue, place: Place) => boolean;
};

/** The first of some numbers in rising order that is at least `least`; `otherwise` where none is. */
function firstFrom(numbers: readonly number[], least: number, otherwise: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? otherwise) < least) low = middle + 1;
    else high = middle;
  }
  return numbers[low] ?? otherwise;
}

function sentencesOf(text: string, lexicon: Lexicon): Sentences {
  const ends = placesOf([sentenceEnd], text).map(({ start }) => start);
  const backwards = ends.map((end) => -end).toReversed();
  const read = new Map<string, boolean>();
  const around = ({ start, end }: Place): Place => ({
    start: 1 - firstFrom(backwards, 1 - start, 1),
    end: firstFrom(ends, end, text.length),
  });
  return {
    around,
    holds(cue, place) {
      const sentence = around(place);
      const key = `${cue} ${sentence.start} ${sentence.end}`;
      const known = read.get(key) ?? holdsCue(lexicon, cue, text.slice(sentence.start, sentence.end));
      read.set(key, known);
      return known;
    },
  };
}

/** What is looked into: a prepared text, its sentences and the words of a language. */
type Reading = { readonly text: string; readonly sentences: Sentences; readonly lexicon: Lexicon };

const softens: Readonly<Record<Softener, (reading: Reading, place: Place) => boolean>> = {
  denial: ({ text, lexicon }, { start, end }) =>
    holdsCue(lexicon, "denial", text.slice(Math.max(0, start - reach), start)) ||
    holdsCue(lexicon, "denialAfter", text.slice(end, end + reach)),
  past: ({ sentences }, place) => sentences.holds("past", place),
  other: ({ text, sentences, lexicon }, place) => {
    const { start } = sentences.around(place);
    return holdsCue(lexicon, "other", text.slice(Math.max(start, place.start - reach), place.start));
  },
};

function hitsOf(reading: Reading): Hit[] {
  return rules.flatMap((rule) =>
    placesOf(patternsOf(reading.lexicon, rule.cue), reading.text).map((place) => {
      const isSoft = rule.softenedBy.some((softener) => softens[softener](reading, place));
      return { rule, place, level: isSoft ? "possible" : rule.level, concerns: [rule.concern] };
    }),
  );
}

/** Thoughts of suicide, and in the same sentence when. */
function isTimed({ sentences }: Reading, hits: readonly Hit[]): boolean {
  return hits.some(({ rule: { cue }, level, place }) => {
    if (level === "possible" || (cue !== "wish" && cue !== "act")) return false;
    return sentences.holds("when", place);
  });
}

function combined(reading: Reading, hits: readonly Hit[]): RiskFinding {
  const { text, lexicon } = reading;
  const vague = countVague(lexicon, text);
  const isMeant = hits.some(
    ({ level, concerns }) => isAtLeast(level, "active") && concerns.includes("suicide"),
  );
  if (vague >= 2 || (vague === 1 && isMeant) || isTimed(reading, hits)) {
    return { level: "imminent", concerns: ["suicide"] };
  }
  // Half a plan and no hope left: more than a passive wish.
  const isHopeless = hits.some(({ rule }) => rule.cue === "hint");
  return vague === 1 && isHopeless ? { level: "active", concerns: ["suicide"] } : noRisk;
}

/** What one language's rules find in a prepared text. */
export function findRisk(prepared: string, lexicon: Lexicon): RiskFinding {
  const found = worries.filter(({ cue }) => holdsCue(lexicon, cue, prepared));
  const own = found.reduce((text, { cue }) => withoutCue(lexicon, cue, text, " · "), prepared);
  const reading = { text: own, sentences: sentencesOf(own, lexicon), lexicon };
  const hits = hitsOf(reading);
  const findings: readonly RiskFinding[] = [
    ...found.map(({ concern }): RiskFinding => ({ level: "possible", concerns: [concern] })),
    ...hits,
    combined(reading, hits),
  ];
  return findings.reduce(combinedRisk, noRisk);
}

/** Whether a text sounds like a plan that does not name itself: told by what was said before. */
export const isVaguePlan = (prepared: string, { anyVague }: Lexicon): boolean =>
  anyVague.some((pattern) => prepared.search(pattern) !== -1);
