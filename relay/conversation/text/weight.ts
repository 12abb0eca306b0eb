/**
 * How long text takes to say, in units of about one Latin letter (some 65 ms): a Han character is a syllable of
 * its own, kana and Hangul come close. Lengths in the chunker are these, so that one rule serves ten languages.
 */
const weights: readonly (readonly [RegExp, number])[] = [
  [/\p{Script=Han}/u, 3],
  [/\p{Script=Hangul}/u, 2.7],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 2],
  [/\p{M}/u, 0],
];

function weightOf(character: string): number {
  if (character < "\u0300") return 1;
  return weights.find(([script]) => script.test(character))?.[1] ?? 1;
}

/** The weighted length of a text, in Latin letters. */
export function speechWeight(text: string): number {
  let total = 0;
  for (const character of text) total += weightOf(character);
  return total;
}
