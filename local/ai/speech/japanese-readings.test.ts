import { expect, test } from "vitest";
import {
  dangerAnswersByLanguage,
  nearByLanguage,
  phrasesByLanguage,
  responsesByLanguage,
} from "../phrases/by-language.ts";
import { toKana } from "./japanese-readings.ts";

const { say, subjects, people } = phrasesByLanguage.ja;
const { preparing: _, ...near } = nearByLanguage.ja;
const talks = Object.values(near).map((talk) => ("said" in talk ? talk.said : talk));
const companion = [say, subjects, people, talks, responsesByLanguage.ja, dangerAnswersByLanguage.ja];

const sentencesOf = (value: unknown): string[] =>
  typeof value === "string" ? value.split(" | ") : Object.values(value as object).flatMap(sentencesOf);

test("no word of the companion's sentences is passed over for want of a reading", () => {
  const sentences = sentencesOf(companion);
  expect(sentences.length).toBeGreaterThan(1000);
  // What has no reading becomes a comma.
  const broken = sentences.filter((text) => /\p{Script=Han}|、/u.test(toKana(text.replaceAll("、", " "))));
  expect(broken).toEqual([]);
});

test.each([
  ["その気持ちは変わることがあります", "そのきもちわかわることがあります"],
  ["それはうれしいはずです", "それわうれしいはずです"],
  ["おはようございます。やはり、今日は話せません", "おはようございます。やはり、きょうわはなせません"],
  ["待っていてはいけません。はい", "まっていてわいけません。はい"],
  ["「設定」はどこへ行っても", "「せってい」わどこえいっても"],
  ["それは大変ですね。へとへとになりますよね", "それわたいへんですね。へとへとになりますよね"],
])("は and へ are written as they sound, where they are particles: %s", (text, kana) => {
  expect(toKana(text)).toBe(kana);
});

test.each([
  ["人に話すこと", "ひとにはなすこと"],
  ["別の話", "べつのはなし"],
  ["大切な方と、聞いた方がいい言い方", "たいせつなかたと、きいたほうがいいいいかた"],
  ["いつでも開けます。鍵を開けて", "いつでもひらけます。かぎをあけて"],
  ["一人で十分。次の十分間は一分ずつ", "ひとりでじゅうぶん。つぎのじゅっぷんかんわいっぷんずつ"],
])("a word is read as its neighbors have it: %s", (text, kana) => {
  expect(toKana(text)).toBe(kana);
});
