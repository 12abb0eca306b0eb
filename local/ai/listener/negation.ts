import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { Words } from "../phrases/phrases.ts";
import { type Found, pattern } from "./patterns.ts";

/** What turns a word into its opposite, at the end of the text before it or at the start of the text after it. */
export type Negators = {
  /** Right before, or one word before. */
  readonly near: RegExp | undefined;
  /** Up to three words before. */
  readonly far: RegExp | undefined;
  readonly after: RegExp | undefined;
};

/** How far back and ahead a negation is looked for, in characters; never beyond the clause. */
const reach = { before: 32, after: 8 } as const;

const gap = "[^\\p{L}.,!?;:]+";

export function negatorsOf(language: LanguageCode, { before, after }: Words["negation"]): Negators {
  const upTo = (words: number): RegExp | undefined => {
    if (before === undefined) return undefined;
    const { source } = pattern(before, language);
    // Without spaces between words there is no counting them.
    const between = language === "zh" ? "" : `${gap}(?:\\p{L}+${gap}){0,${words}}`;
    return new RegExp(`(?:${source})${between}$`, "u");
  };
  return {
    near: upTo(1),
    far: upTo(3),
    after: after === undefined ? undefined : new RegExp(`^(?:${after})`, "u"),
  };
}

/** Whether a negation stands right by a match: "not sad", "I don't really want to". */
export function isDenied(text: string, match: Found, { near, after }: Negators): boolean {
  return touches(text, match, near, after);
}

/** The same, but also from further away: better to miss that someone is glad than to be glad of their trouble. */
export function isDeniedFromAfar(text: string, match: Found, { far, after }: Negators): boolean {
  return touches(text, match, far, after);
}

function touches(
  text: string,
  { start, end }: Found,
  before: RegExp | undefined,
  after: RegExp | undefined,
): boolean {
  const isBefore = before?.test(text.slice(Math.max(0, start - reach.before), start)) ?? false;
  return isBefore || (after?.test(text.slice(end, end + reach.after)) ?? false);
}
