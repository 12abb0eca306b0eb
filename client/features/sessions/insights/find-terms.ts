import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { fold, isUnspaced } from "./fold.ts";
import { isDenied, isDeniedInText } from "./negation.ts";
import { termAt, type Terms } from "./terms.ts";
import { tokensOf } from "./tokens.ts";

export type Mention = { readonly denied: boolean };

/** Looks through one text for several kinds of words. */
export type Reader = (terms: Terms) => readonly Mention[];

/** Prepares a text once, for every list that is looked for in it. */
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
