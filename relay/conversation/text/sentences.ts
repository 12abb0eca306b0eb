/** A full stop ends a sentence only before a space, so that a number or an address stays whole; a CJK one at once. */
const sentenceEnd = /[.!?؟…]+["'”’»)\]]*\s+|[。！？]+[」』”’）]*\s*|\n+/gu;

const wholeEnd = /[.!?؟…。！？]["'”’»)\]」』）*]*\s*$/u;

/** The end of a text that was cut: a broken sentence after whole ones is left out. */
export const withoutBroken = (before: string, rest: string): string =>
  before.trim() === "" || wholeEnd.test(rest) ? rest : "";

/** A sentence that doesn't end is read in pieces of about this many characters, so that a reply never stalls. */
const longest = 600;

/** A place where nothing that the check looks for is likely to be cut in two: a space with no digit beside it. */
function breakIn(text: string): number {
  const breaks = [...text.slice(0, longest).matchAll(/(?<=[^\d\s+(-])\s+(?=[^\d\s+)-])/g)];
  const last = breaks.at(-1);
  return last === undefined ? longest : last.index + last[0].length;
}

/** The pieces of a sentence that is too long to wait for, and what is left of it. */
function cutLong(sentence: string): { readonly pieces: readonly string[]; readonly rest: string } {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > longest * 2) {
    const at = breakIn(rest);
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return { pieces, rest };
}

/**
 * The whole sentences at the beginning of a text that is still being written, with the space after each, and what is
 * left. However the text arrives in pieces, the sentences are the same.
 */
export function takeSentences(text: string): {
  readonly sentences: readonly string[];
  readonly rest: string;
} {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(sentenceEnd)) {
    const to = index + end.length;
    // An ending at the very end of the text so far may continue: `1.` may become `1.5`, `。` may be followed by `」`.
    if (to >= text.length) break;
    const { pieces, rest } = cutLong(text.slice(from, to));
    sentences.push(...pieces, rest);
    from = to;
  }
  const { pieces, rest } = cutLong(text.slice(from));
  return { sentences: [...sentences, ...pieces], rest };
}
