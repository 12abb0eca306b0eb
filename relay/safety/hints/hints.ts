import type { Effort } from "#safety-model/runtime/effort.ts";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import { matcherOf } from "../phrase-matcher.ts";
import type { PhraseSet } from "../phrase-tree.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { pt } from "./pt.ts";
import { zh } from "./zh.ts";

/** How people speak of suicide without naming it. */
export const hintKinds = ["leaving", "absence", "burden", "pointless", "settling", "farewell"] as const;
export type HintKind = (typeof hintKinds)[number];

/**
 * A language's indirect phrasings, by what they hint at: that one will soon be gone; that it would be better not to be
 * there, or not to wake up; being a burden; a life without a point; putting one's things in order or giving them away;
 * last times.
 */
export type Hints = Pick<PhraseSet<unknown>, "words" | "notAfter" | "notBefore"> &
  Readonly<Record<HintKind, readonly string[]>>;

const pages: Readonly<Record<LanguageCode, Hints>> = { en, es, fr, de, it, pt, zh, ja, ko, ar };

const matches = matcherOf<HintKind>(
  Object.values(pages).map((page) => ({
    words: page.words,
    groups: hintKinds.map((kind) => ({ mark: kind, phrasings: page[kind] })),
    notAfter: page.notAfter,
    notBefore: page.notBefore,
  })),
);

/** Each kind of hint among a text's tokens, once. */
export const hintsIn = (text: string | readonly string[], effort: Effort): readonly HintKind[] =>
  matches(text, effort);

/**
 * What hints amount to: one asks for a gentle question; two different ones, in one turn or in several, or that one will
 * soon be gone, ask for a direct one. Like everything that is found offline, it never reaches `imminent`.
 * @param before the hints in the person's turns before this one
 */
export function levelOfHints(now: readonly HintKind[], before: readonly HintKind[]): RiskFinding {
  if (now.length === 0) return noRisk;
  const isPlain = now.includes("leaving") || new Set([...now, ...before]).size > 1;
  return { level: isPlain ? "active" : "possible", concerns: ["suicide"] };
}
