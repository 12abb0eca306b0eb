import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { type Terms, type Token, clauseEnd, fold, isUnspaced, termAt, tokensOf } from "./lexicon.ts";

type Mention = { readonly denied: boolean };

/** Finds the mentions of a list's terms in one text. */
export type Reader = (terms: Terms) => readonly Mention[];

/** Tokenizes a text once for all the term lists that are searched in it. */
export function readerOf(text: string, language: LanguageCode): Reader {
  return isUnspaced(language) ? unspacedReader(text, language) : spacedReader(text, language);
}

function spacedReader(text: string, language: LanguageCode): Reader {
  const tokens = tokensOf(text, language);
  return (terms) => {
    const found: Mention[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const length = termAt(tokens, at, terms, language);
      if (length === 0) continue;
      found.push({ denied: isDenied(tokens, at, at + length, language) });
      at += length - 1;
    }
    return found;
  };
}

function unspacedReader(text: string, language: LanguageCode): Reader {
  const folded = fold(text, language);
  return ({ strings }) => {
    const found: Mention[] = [];
    for (let at = 0; at < folded.length; at += 1) {
      const term = strings.get(folded.charAt(at))?.find((one) => folded.startsWith(one, at));
      if (term === undefined) continue;
      found.push({ denied: isDeniedInText(folded, at, at + term.length, language) });
      at += term.length - 1;
    }
    return found;
  };
}

type Rule = {
  /** Words that negate what follows, at most `reach` words away. */
  readonly before: ReadonlySet<string>;
  readonly reach: number;
  /** Prefixes of words that negate what precedes, at most `afterReach` words away. */
  readonly after: readonly string[];
  readonly afterReach: number;
};

function rule(language: LanguageCode, before: string, reach: number, after = "", afterReach = 0): Rule {
  const words = (list: string) => fold(list, language).split(" ").filter(Boolean);
  return { before: new Set(words(before)), reach, after: words(after), afterReach };
}

const english =
  "not no never without cannot can't cant don't dont doesn't doesnt didn't didnt isn't isnt aren't arent wasn't wasnt " +
  "weren't werent won't wont wouldn't wouldnt couldn't couldnt shouldn't haven't hasn't hadn't ain't hardly barely nothing nobody";

const spaced: Partial<Record<LanguageCode, Rule>> = {
  en: rule("en", english, 3),
  es: rule("es", "no nunca jamás sin ni nada tampoco nadie ningún ninguna", 3),
  fr: rule("fr", "ne n pas jamais sans ni aucun aucune rien", 4),
  de: rule(
    "de",
    "nicht nie niemals kein keine keinen keinem keiner keinerlei ohne weder nichts",
    3,
    "nicht",
    3,
  ),
  it: rule("it", "non mai senza né nessun nessuna neanche nemmeno niente", 3),
  pt: rule("pt", "não nunca jamais sem nem nenhum nenhuma nada", 3),
  ar: rule("ar", "لا لم لن ليس ليست لست لسنا غير بدون دون مش مو ولا ولم", 2),
  ko: rule("ko", "안 못 별로 전혀", 1, "않 못 없 아니", 2),
};

/** Whether the words from `from` to `to` (exclusive) are negated within their clause. */
function isDenied(tokens: readonly Token[], from: number, to: number, language: LanguageCode): boolean {
  const found = spaced[language];
  const clause = tokens[from]?.clause;
  if (!found) return false;
  const same = (token: Token) => token.clause === clause;
  const before = tokens.slice(Math.max(0, from - found.reach), from).filter(same);
  const behind = tokens.slice(to, to + found.afterReach).filter(same);
  return (
    before.some(({ word }) => found.before.has(word)) ||
    behind.some(({ word }) => found.after.some((start) => word.startsWith(start)))
  );
}

/** In Chinese the negation comes first, but 不仅 (not only), 忍不住 (can't help) and 特别 (especially) don't negate. */
const chineseDenial =
  /(?:(?<!忍)不(?![仅但止])|[没沒無无未非]|(?<![特分区區个個])[别別])[^，。！？、；]{0,2}$/u;

/** In Japanese the verb's ending negates, but ～くてたまらない intensifies instead. */
const japaneseDenial = /^(?!く?て)[ぁ-ん]{0,6}?(?:ない|なか|なく|ません|ず(?!っと))/u;

/** Like `isDenied`, for languages written without spaces. */
function isDeniedInText(text: string, from: number, to: number, language: LanguageCode): boolean {
  if (language === "zh") return chineseDenial.test(text.slice(Math.max(0, from - 4), from));
  const rest = text.slice(to, to + 12);
  const end = rest.search(clauseEnd);
  return japaneseDenial.test(end === -1 ? rest : rest.slice(0, end));
}
