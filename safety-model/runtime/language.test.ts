import { expect, test } from "vitest";
import { fold } from "./fold.ts";
import { languagesOf } from "./language.ts";

test.each([
  ["I feel so bad and I can not sleep, mi amor", ["en"]],
  ["I bi so müed, i mog nimma", ["de"]],
  ["Ik gah nu op'n Diek un kaam nich wedder", ["de"]],
  ["nun ce 'a faccio cchiù", ["it"]],
  ["cc jveu pr ke plu", ["fr"]],
  ["죽고 싶다는 말은 아니야", ["ko"]],
  ["もう寝る", ["ja"]],
  ["我今天很累", ["zh"]],
  ["أنا تعبان", ["ar"]],
  ["我想 quit my job", ["zh", "en"]],
])("%j is read as %j", (text, languages) => {
  expect(languagesOf(fold(text))).toEqual(languages);
});

test("a text without function words may be in any language of its script", () => {
  expect(languagesOf("suicidal")).toEqual(["en", "es", "fr", "de", "it", "pt"]);
  expect(languagesOf("123")).toEqual([]);
});
