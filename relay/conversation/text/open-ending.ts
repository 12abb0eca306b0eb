import { hashText } from "#safety-model/runtime/hash.ts";
import { type Weights, weightOf } from "#safety-model/runtime/model.ts";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import model from "./open-ending.json" with { type: "json" };

/**
 * A small linear model that reads from the end of what somebody has said whether there is more to come. It was learned
 * (`tools/endpointing`) from sentences cut off anywhere and from pauses and last words of many people, because lists of
 * endings, written by hand for ten languages, missed much of what other people say.
 */

/** What stands farther from the end tells nothing, and costs time. UTF-16 units, and words. */
const mostLetters = 400;
const mostWords = 40;
/** So many words before the last one are read as its clause. */
const clauseWords = 7;
const comma = ",";

const isByCharacter = (language: LanguageCode): boolean => language === "zh" || language === "ja";

/** Words and commas; in Chinese and Japanese, characters. */
function wordsOf(text: string, language: LanguageCode): readonly string[] {
  const plain = text
    .slice(-mostLetters)
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’ʼ]/gu, "'")
    .replace(/[،、，;；:：—–]/gu, comma)
    .replace(/[^\p{L}\p{M}\p{N}',]+/gu, " ");
  const words = isByCharacter(language) ? Array.from(plain) : plain.replaceAll(comma, " , ").split(" ");
  return words.filter((word) => word.trim() !== "").slice(-mostWords);
}

/** What the model knows a text by: its last words, their ends, its first words, and the words of the clause, as hashes. */
export function endingFeatures(text: string, language: LanguageCode): Int32Array {
  const all = wordsOf(text, language);
  const words = all.filter((word) => word !== comma);
  const at = (fromEnd: number): string => words[words.length - fromEnd] ?? "^";
  const [last, second, third] = [at(1), at(2), at(3)];
  const [first = "", next = ""] = words;
  const run = words.join(isByCharacter(language) ? "" : " ");
  const afterComma = all.slice(all.lastIndexOf(comma) + 1);
  const found = [
    `1 ${last}`,
    `2 ${second} ${last}`,
    `3 ${third} ${second} ${last}`,
    `4 ${at(4)} ${third} ${second} ${last}`,
    `-2 ${second}`,
    `-3 ${third}`,
    `gap ${third} ${last}`,
    ...[1, 2, 3, 4, 5, 6].map((length) => `end ${run.slice(-length)}`),
    ...[1, 2, 3, 4].map((length) => `part ${last.slice(-length)}`),
    `part2 ${second.slice(-3)}`,
    `parts2 ${second.slice(-2)} ${last.slice(-2)}`,
    `parts3 ${second.slice(-3)} ${last.slice(-3)}`,
    `first ${first}`,
    `first2 ${first} ${next}`,
    `round ${first} ${last}`,
    `round2 ${first} ${next} ${last.slice(-2)}`,
    `length ${Math.min(words.length, 6)}`,
    `short ${Math.min(words.length, 4)} ${last}`,
    `comma ${all.includes(comma) ? Math.min(afterComma.length, 4) : "none"}`,
    `since ${afterComma[0] ?? ""}`,
    `since2 ${afterComma[0] ?? ""} ${afterComma[1] ?? ""}`,
    ...words.slice(-1 - clauseWords, -1).flatMap((word) => [`has ${word}`, `has ${word} ${last.slice(-2)}`]),
  ];
  const from = hashText(language);
  return Int32Array.from(new Set(found.map((feature) => hashText(feature, from))));
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const weights: Weights = {
  checks: bytesOf(model.checks),
  weights: new Int8Array(bytesOf(model.weights).buffer),
};

/** Longer texts have more features; their sum is divided by the root of how many. */
export const divisorOf = (features: Int32Array): number => Math.sqrt(features.length);

/** Whether there is more to come after a text without a full stop: probably, perhaps, or probably not. */
export type Ending = "open" | "doubtful" | "closed";

export function endingOf(text: string, language: LanguageCode): Ending {
  const features = endingFeatures(text, language);
  let sum = 0;
  for (const feature of features) sum += weightOf(weights, feature);
  const odds = model.bias + (sum * model.scale) / divisorOf(features);
  if (odds > model.bounds.open) return "open";
  return odds > model.bounds.doubtful ? "doubtful" : "closed";
}
