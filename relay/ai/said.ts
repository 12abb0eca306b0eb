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

/** How many words beyond the text's own a voice may be ahead; more is invention. */
const slack = { share: 1.5, words: 6 } as const;

/** Whether so much was said that it can't be the text any more, whatever follows. */
export function isInvented(said: string, written: string, language: string): boolean {
  return wordsOf(said, language).length > wordsOf(written, language).length * slack.share + slack.words;
}
