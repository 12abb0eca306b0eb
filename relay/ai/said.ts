/** Compares what a voice said with what it was given, by the words alone. */

/**
 * The digits as words, starting at zero, by language; a number that is read out may be transcribed either
 * way.
 */
const digitWords: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [
    ["zero", "oh"],
    ["one"],
    ["two"],
    ["three"],
    ["four"],
    ["five"],
    ["six"],
    ["seven"],
    ["eight"],
    ["nine"],
  ],
  es: [["cero"], ["uno"], ["dos"], ["tres"], ["cuatro"], ["cinco"], ["seis"], ["siete"], ["ocho"], ["nueve"]],
  fr: [["zéro"], ["un"], ["deux"], ["trois"], ["quatre"], ["cinq"], ["six"], ["sept"], ["huit"], ["neuf"]],
  de: [
    ["null"],
    ["eins"],
    ["zwei", "zwo"],
    ["drei"],
    ["vier"],
    ["fünf"],
    ["sechs"],
    ["sieben"],
    ["acht"],
    ["neun"],
  ],
  it: [["zero"], ["uno"], ["due"], ["tre"], ["quattro"], ["cinque"], ["sei"], ["sette"], ["otto"], ["nove"]],
  pt: [
    ["zero"],
    ["um"],
    ["dois"],
    ["três"],
    ["quatro"],
    ["cinco"],
    ["seis", "meia"],
    ["sete"],
    ["oito"],
    ["nove"],
  ],
  zh: [["零", "〇"], ["一", "幺"], ["二"], ["三"], ["四"], ["五"], ["六"], ["七"], ["八"], ["九"]],
  ja: [["零", "〇"], ["一"], ["二"], ["三"], ["四"], ["五"], ["六"], ["七"], ["八"], ["九"]],
  ko: [["영", "공"], ["일"], ["이"], ["삼"], ["사"], ["오"], ["육"], ["칠"], ["팔"], ["구"]],
  ar: [["صفر"], ["واحد"], ["اثنان"], ["ثلاثة"], ["أربعة"], ["خمسة"], ["ستة"], ["سبعة"], ["ثمانية"], ["تسعة"]],
};

const digitOf: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(digitWords).map(([language, words]) => [
    language,
    new Map(words.flatMap((forms, digit) => forms.map((form) => [normalForm(form), String(digit)] as const))),
  ]),
);

/** Scripts in which spaces mean nothing, or are used inconsistently: compared character by character. */
const signBySign: ReadonlySet<string> = new Set(["zh", "ja", "ko"]);

/** Letters in comparable form, ignoring width, case, apostrophes, vowel marks and forms of alef. */
function normalForm(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\u064B-\u065F\u0670\u0640]/g, "")
    .replaceAll(/[أإآٱ]/g, "ا")
    .replaceAll(/['’ʼ`]/g, "")
    .replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** The value of a decimal digit in any script: each script has its ten in a row. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** A text's words, or its characters; adjacent digits are one word, however they are grouped. */
export function wordsOf(text: string, language: string): readonly string[] {
  const base = language.split("-")[0]?.toLowerCase() ?? "";
  const plain = normalForm(text);
  const found = plain.match(signBySign.has(base) ? /\d|[\p{L}\p{M}\p{N}]/gu : /\d+|[\p{L}\p{M}]+/gu) ?? [];
  const digits = digitOf.get(base);
  const words: string[] = [];
  for (const word of found) {
    const next = digits?.get(word) ?? word;
    const last = words.at(-1) ?? "";
    if (/^\d+$/.test(next) && /^\d+$/.test(last)) words[words.length - 1] = last + next;
    else words.push(next);
  }
  return words;
}

/** Whether the same words were said, whatever their punctuation and spelling of numbers. */
export function isSaidAsWritten(said: string, written: string, language: string): boolean {
  const [a, b] = [wordsOf(said, language), wordsOf(written, language)];
  return a.length === b.length && a.every((word, index) => word === b[index]);
}

/** Words that may be changed, added or left out before a voice no longer reads: some, and a share of what it said. */
const slack = { words: 2, share: 0.2 } as const;

/**
 * How the speech so far differs from the beginning of the text. `reworded`: in a few words; `strayed`: too much to
 * count as the same text, or in a number that the text doesn't have.
 */
export type Deviation = "none" | "reworded" | "strayed";

const isNumber = (word: string): boolean => /^\d{2,}$/.test(word);

/** The fewest words to change, add or leave out to make these the beginning of the text. */
function distanceToBeginning(said: readonly string[], written: readonly string[]): number {
  let row = Array.from({ length: written.length + 1 }, (_, index) => index);
  for (const [index, word] of said.entries()) {
    const next = [index + 1];
    for (const [at, own] of written.entries()) {
      const same = (row[at] ?? 0) + (word === own ? 0 : 1);
      next.push(Math.min(same, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(...row);
}

/** Compares a text with a transcript that is still growing. */
export class Script {
  readonly #written: readonly string[];
  readonly #language: string;
  readonly #text: string;

  constructor(text: string, language: string) {
    this.#text = text;
    this.#language = language;
    this.#written = wordsOf(text, language);
  }

  /** Of a transcript so far, whose last word may be the beginning of a longer one and doesn't count yet. */
  deviationOf(soFar: string): Deviation {
    const words = wordsOf(soFar, this.#language).slice(0, -1);
    const last = words.length - 1;
    // Of a number that is read digit by digit, the rest is still to come.
    const own = this.#written[last];
    const part = words[last] ?? "";
    if (own !== undefined && /^\d+$/.test(part) && own.startsWith(part)) words[last] = own;
    if (words.every((word, index) => word === this.#written[index])) return "none";
    if (words.some((word) => isNumber(word) && !this.#written.includes(word))) return "strayed";
    const distance = distanceToBeginning(words, this.#written);
    return distance > slack.words + words.length * slack.share ? "strayed" : "reworded";
  }

  /** Whether a whole transcript has the text's words. */
  isSaidBy(transcript: string): boolean {
    return isSaidAsWritten(transcript, this.#text, this.#language);
  }
}
