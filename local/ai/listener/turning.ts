import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import { fold, lengthOf, matchesOf, weightOf } from "./patterns.ts";

type Rules = {
  readonly starts: RegExp;
  readonly never: RegExp;
  readonly left: RegExp;
  readonly fillers: RegExp;
  readonly trailing: RegExp;
  readonly joints: RegExp;
  readonly turned: RegExp | undefined;
  readonly table: ReadonlyMap<string, string>;
};

/** As `weightOf` counts: less says nothing, more is a story. */
const weights = { least: 12, most: 84 } as const;
/** Of a longer message a clause may be the least of it. */
const leastShare = 0.6;
/** Words of a language with spaces. */
const leastWords = 3;
/** "My friend Pili" has three words and no verb. */
const possessive =
  /^(?:my|mein\p{L}*|mis?|mon|ma|mes|(?:(?:il|la|i|le) )?m(?:io|ia|iei|ie)|(?:[oa]s? )?(?:meus?|minhas?)) /iu;

const unspaced: ReadonlySet<LanguageCode> = new Set(["zh", "ja"]);

const made = new Map<LanguageCode, Rules>();

function rulesOf(language: LanguageCode): Rules {
  const known = made.get(language) ?? makeRules(language);
  made.set(language, known);
  return known;
}

function makeRules(language: LanguageCode): Rules {
  const { starts, never, left, fillers, joints, turned } = phrasesByLanguage[language].turning;
  const [open, close] = unspaced.has(language) ? ["", ""] : ["(?<![\\p{L}\\p{N}'])", "(?![\\p{L}\\p{N}'])"];
  const whole = (source: string, flags = "iu"): RegExp => new RegExp(`${open}(?:${source})${close}`, flags);
  const keys = Object.keys(turned).toSorted((a, b) => b.length - a.length);
  return {
    starts: new RegExp(`^(?:${starts})${close}`, "iu"),
    never: whole(never),
    left: whole(left),
    fillers: new RegExp(`^(?:(?:${fillers})${close}[\\s,，、:]${unspaced.has(language) ? "+" : "*"})+`, "iu"),
    trailing: new RegExp(`(?:[\\s,，、]+(?:${fillers}))+$`, "iu"),
    joints: new RegExp(joints, "iu"),
    turned: keys.length === 0 ? undefined : whole(keys.join("|"), "giu"),
    table: new Map(Object.entries(turned)),
  };
}

/** Nothing but words: numbers, addresses and quotes are not said back. */
const isPlain = (clause: string): boolean => /^[\p{L}\p{M}'’\- ,،、，]+$/u.test(clause);

/** A clause as it was said, and as the companion says it back. */
export type OwnClause = { readonly own: string; readonly clause: string };

/**
 * A clause of the person's own words, turned to the companion's view ("my boss never thanks me" becomes "your boss never
 * thanks you"), or undefined where none is sure to come out right.
 * @param about what the message is about: a clause that names it comes first, and where there is no turning, so that
 * the person is quoted, no other is worth it
 */
export function turnedClause(
  text: string,
  language: LanguageCode,
  about: readonly RegExp[],
): OwnClause | undefined {
  const rules = rulesOf(language);
  const isAbout = (clause: string): boolean =>
    about.some((words) => matchesOf(words, fold(clause, language)).length > 0);
  const clauses = clausesIn(text, rules)
    .filter((clause) => isSayable(clause, rules, language))
    .filter((clause) => weightOf(clause) >= leastShare * weightOf(text.trim()))
    .toSorted((a, b) => Number(isAbout(b)) - Number(isAbout(a)) || weightOf(b) - weightOf(a));
  const worthIt = rules.turned === undefined ? clauses.filter(isAbout) : clauses;
  return worthIt
    .map((own) => ({ own, clause: turnedBy(rules, own) }))
    .find(({ clause }) => !rules.left.test(clause));
}

const clausesIn = (text: string, { joints, fillers, trailing, starts }: Rules): string[] =>
  text
    .replaceAll("’", "'")
    .split(/(?<=[.!?。！？؟;；…\n])/u)
    .filter((sentence) => !/[?？؟]\s*$/u.test(sentence))
    .map((sentence) =>
      sentence
        .replace(/[.!。！;；…\s]+$/u, "")
        .trim()
        .replace(fillers, "")
        .replace(trailing, "")
        .trim(),
    )
    .flatMap((sentence) => wholeIn(sentence, joints, starts))
    .filter((sentence) => sentence !== "");

/** Half a sentence often says something else than the whole, unless a comma only stands between two of them. */
function wholeIn(sentence: string, joints: RegExp, starts: RegExp): readonly string[] {
  const [first = "", second, ...more] = sentence.split(joints);
  if (second === undefined) return [first];
  const isSpliced = more.length === 0 && sentence === `${first}, ${second}` && starts.test(second);
  return isSpliced ? [first] : [];
}

function isSayable(clause: string, { starts, never }: Rules, language: LanguageCode): boolean {
  const weight = lengthOf(clause);
  if (weight < weights.least || weight > weights.most || !isPlain(clause)) return false;
  const least = possessive.test(clause) ? leastWords + 1 : leastWords;
  if (!unspaced.has(language) && clause.split(/\s+/).length < least) return false;
  return starts.test(clause) && !never.test(clause) && !never.test(fold(clause, language));
}

/** Clauses begin with little words here, which have a capital only at the beginning of a sentence. */
function turnedBy({ turned, table }: Rules, clause: string): string {
  const result =
    turned === undefined
      ? clause
      : clause.replaceAll(turned, (found) => table.get(found.toLowerCase()) ?? found);
  return result.charAt(0).toLowerCase() + result.slice(1);
}
