import { limits } from "#shared/limits.ts";

const longest = limits.maxChatCharacters;

/** A text of maximum message length made by repeating one piece. */
export const filledWith = (unit: string, first = ""): string =>
  (first + unit.repeat(Math.ceil(longest / unit.length))).slice(0, longest);

/** Legal messages designed to be costly, each in a different way. */
export const hostileTexts: Readonly<Record<string, string>> = {
  "a ligature of eighteen letters": filledWith("\uFDFA"),
  "ligatures between spaces": filledWith("\uFDFA "),
  "letters that fold to two": filledWith("ßa"),
  "Greek with three marks": filledWith("\u1F82"),
  "marks in the wrong order": filledWith("\u0315\u0300\u031B\u0316", "a"),
  "marks of two classes": filledWith("\u0315\u0300", "a"),
  "marks parted by what is invisible": filledWith(`${"\u0315\u0300".repeat(14)}\u200B`, "a"),
  "a few marks on each letter": filledWith("a\u0300\u0316\u0301\u0317"),
  "zero-width characters": filledWith("k\u200Bi\u200Bl\u200Bl\u200B "),
  "half a surrogate pair": filledWith("\uD83D"),
  "families of emoji": filledWith("👨‍👩‍👧‍👦"),
  "mathematical letters": filledWith("𝓀𝒾𝓁𝓁 "),
  "one word": filledWith("abcdefghijklmnopqrstuvwxyz"),
  "one word after a word": filledWith("bcdfghjklmnp", "x "),
  "words between hyphens": filledWith("kill-me-", "x "),
  "letters of one word": filledWith("i "),
  "a digit in each gap": filledWith("a1"),
  "pairs of letters": filledWith("aab"),
  apostrophes: filledWith("j'"),
  "full stops": filledWith("."),
  "sentences of one letter": filledWith("i."),
  lines: filledWith("a\n"),
  spaces: `a${" ".repeat(longest - 2)}b`,
  "a phrasing of danger": filledWith("not im going to kill myself now tonight "),
  "beginnings of phrasings": filledWith("i am going to "),
  "vetoes and phrasings": filledWith("not kill myself "),
  "many concepts in a word": filledWith("die "),
  "Han characters": filledWith("死杀自我想要不了"),
  "Han characters in phrasings": filledWith("神父 打開瓦斯 "),
  kana: filledWith("もう無理死にたい"),
  "kana and a Latin letter": filledWith("もう無理", "Q "),
  Hangul: filledWith("죽고싶다자살 "),
  "Hangul letters": filledWith("ㅈㅜㄱ"),
  "Arabic particles": filledWith("وال"),
  "Arabic phrasings": filledWith("انتحر واقتل نفسي "),
  "Arabic concepts": filledWith("خلاص ما . "),
  "ten languages": filledWith("die morir mourir sterben 死 死にたい 죽고 موت "),
};

const alphabets = [
  "abcdefghijklmnopqrstuvwxyz",
  "etaoin srdlu ",
  "死自杀我想要不了的是，。",
  "しにたいもうむりつらいのは、。",
  "죽고싶다자살나는요 .",
  "انتحرموتليواف ه.",
  "áßœñü'’-!?. \n",
  "\u0300\u0315\u0316\u064B\u200B\u200D\uFDFA\uFDFB\u1F82",
  "\uD83D\uDC68\uD835",
  "0134@$!5",
] as const;

/** A random legal message of maximum length: letters of a few scripts, in runs, words and repeats. */
export function randomText(random: () => number): string {
  const pick = (from: string | readonly string[]): string => from[Math.floor(random() * from.length)] ?? "";
  const chosen = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(alphabets)).join("");
  const repeats = random() < 0.5;
  const unit = Array.from({ length: repeats ? 1 + Math.floor(random() * 24) : longest }, () => pick(chosen));
  const spaced = random() < 0.5 ? unit.map((it) => (random() < 0.2 ? `${it} ` : it)) : unit;
  return filledWith(spaced.join(""));
}
