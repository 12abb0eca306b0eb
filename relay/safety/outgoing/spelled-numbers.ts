/** Numbers in words, because models spell out numbers that will be spoken. */

/** Digit words in order of their digits, by language; `number-words.ts` reads those of the Latin script. */
const arabic = "صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة";
const han = "〇 一 二 三 四 五 六 七 八 九";
const kana = "ゼロ いち に さん よん ご ろく なな はち きゅう";
const hangul = "공 일 이 삼 사 오 육 칠 팔 구";

const digitOfWord = new Map<string, string>([
  ["零", "0"],
  ["幺", "1"],
  ["영", "0"],
  ...[arabic, han, kana, hangul].flatMap((words) =>
    words.split(" ").map((word, digit): [string, string] => [word, String(digit)]),
  ),
]);

/** Each once: with an alternative twice, a long run of words would be tried in every combination. */
const oneOf = (words: readonly string[]): string =>
  [...new Set(words.flatMap((it) => it.split(" ")))].toSorted((a, b) => b.length - a.length).join("|");

/** What may stand between two of them, in any script. */
const between = "[\\s,،、，・の/\\-‐‑–—]";
/** Three words or more: in groups, or each apart from the next. */
const run = (word: string): string =>
  `(?:(?:${word}){3,}(?:${between}+(?:${word}){2,})*|(?:${word})(?:${between}+(?:${word})){2,})`;

const notInWord = { before: "(?<![\\p{L}\\p{N}])", after: "(?![\\p{L}\\p{N}])" } as const;

/**
 * Where a script has no spaces, or attaches particles, a number stands right beside other letters. Days of the week
 * are numbered in Chinese; "사이사이" means "now and then".
 */
const patterns = [
  `${notInWord.before}(?:${oneOf([arabic])})(?:${between}*(?:${oneOf([arabic])})){2,}${notInWord.after}`,
  `(?<!周|星期|礼拜|禮拜)${run(oneOf([han, "零 幺"]))}`,
  `(?<=^|[^\\p{L}\\p{N}]|[はがの])${run(oneOf([kana]))}(?:${notInWord.after}|(?=に(?:電話|でんわ|かけ|連絡)|へ|を|番|です|まで))`,
  `${notInWord.before}(?!사이사이)${run(oneOf([hangul, "영"]))}(?:${notInWord.after}|(?=으로|로|에|번|을|를|은|는|입니다|이에요|예요))`,
] as const;

/** Three digit words or more in a row. */
export const spelledNumber = new RegExp(patterns.join("|"), "giu");

const anyWord = new RegExp(oneOf([...digitOfWord.keys()]), "giu");

/** The digits that digit words stand for. */
export const digitsOfWords = (words: string): string =>
  (words.toLowerCase().match(anyWord) ?? []).map((word) => digitOfWord.get(word) ?? "").join("");
