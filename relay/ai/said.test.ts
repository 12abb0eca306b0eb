import { expect, test } from "vitest";
import { isInvented, isSaidAsWritten, wordsOf } from "./said.ts";

test.each([
  ["en", "I’m here — really.", "im here really"],
  ["en", "Call 988, or 116 123.", "Call nine eight eight or one one six one two three"],
  ["en", "Call 116-123 now", "call 116 123 now"],
  ["fr", "Appelez le 3114.", "appelez le trois un un quatre"],
  ["de", "Wähl 0800 111 0 111.", "wähl null acht null null eins eins eins null eins eins eins"],
  ["pt", "Ligue 188.", "ligue um oito oito"],
  ["it", "Chiama il 112!", "Chiama il uno uno due"],
  ["es", "¿Cómo estás?", "cómo estás"],
  ["zh", "请拨打12356。", "请拨打一二三五六"],
  ["ja", "１１０番に電話してください。", "110番に電話して下さい".replace("下", "くだ")],
  ["ko", "안녕 하세요, 109", "안녕하세요 109"],
  ["ar", "اتصل بالرقم ٩٣٧", "إتصل بالرقم 937"],
])("%s: %s is said by %s", (language, written, said) => {
  expect(isSaidAsWritten(said, written, language)).toBe(true);
});

test.each([
  ["en", "Call 988.", "Call 998."],
  ["en", "I am an AI, not a person.", "I am a person."],
  ["en", "That sounds hard.", "That sounds hard. How can I help?"],
  ["de", "Ich höre dir zu.", "Ich hörte dir zu."],
  ["ja", "私はAIです。", "私は人です。"],
  ["ar", "أنا هنا", "أنا هناك"],
  ["en", "Hello.", ""],
])("%s: %s is not said by %s", (language, written, said) => {
  expect(isSaidAsWritten(said, written, language)).toBe(false);
});

test("adjacent digits are one word, however they are grouped", () => {
  expect(wordsOf("0800 111-0 111, please", "en")).toEqual(["08001110111", "please"]);
  expect(wordsOf("٠٨٠٠", "ar")).toEqual(["0800"]);
});

test("a voice may stumble, but a speech of its own is invention", () => {
  const written = "That sounds hard.";
  expect(isInvented("That, um, that sounds really hard.", written, "en")).toBe(false);
  expect(
    isInvented("Sure! That sounds hard. I am sorry to hear that you are going through", written, "en"),
  ).toBe(true);
});
