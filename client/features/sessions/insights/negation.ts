import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { fold } from "./fold.ts";
import type { Token } from "./tokens.ts";
import { clauseEnd } from "./tokens.ts";

type Rule = {
  /** Words before, and how many words away at most. */
  readonly before: ReadonlySet<string>;
  readonly reach: number;
  /** Beginnings of words after, and how far. */
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

/** Whether a negation stands by the words `from` to `to` (exclusive), within their clause. */
export function isDenied(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: LanguageCode,
): boolean {
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

/** In Chinese what denies stands before, but 不仅 (not only), 忍不住 (cannot help) and 特别 (especially) do not deny. */
const chineseDenial =
  /(?:(?<!忍)不(?![仅但止])|[没沒無无未非]|(?<![特分区區个個])[别別])[^，。！？、；]{0,2}$/u;

/** In Japanese the verb's ending denies; ～くてたまらない makes it stronger instead. */
const japaneseDenial = /^(?!く?て)[ぁ-ん]{0,6}?(?:ない|なか|なく|ません|ず(?!っと))/u;

/** The same for texts without spaces. */
export function isDeniedInText(text: string, from: number, to: number, language: LanguageCode): boolean {
  if (language === "zh") return chineseDenial.test(text.slice(Math.max(0, from - 4), from));
  const rest = text.slice(to, to + 12);
  const end = rest.search(clauseEnd);
  return japaneseDenial.test(end === -1 ? rest : rest.slice(0, end));
}
