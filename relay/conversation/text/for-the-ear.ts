/** Marks that only make sense to the eye: bullets, numbers of a list, headings, emphasis. */
const marks = /^[ \t]*(?:[-*•‣–]|#{1,6}|\d{1,2}[.)])[ \t]+|\*\*|__|`/gmu;

/** A sentence in spoken form: a list that the model wrote anyway becomes sentences [T31]. */
export function forTheEar(sentence: string): string {
  return sentence.replace(marks, "");
}

const asks = /[?？؟]["'”’»」』)]*\s*$/u;

/** Whether a sentence asks something. */
export const isQuestion = (sentence: string): boolean => asks.test(sentence.trim());
