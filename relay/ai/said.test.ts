import { describe, expect, test } from "vitest";
import { isSaidAsWritten, Script, wordsOf } from "./said.ts";

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

describe("while a voice is speaking", () => {
  test("it may stumble, but a speech of its own is none of the text", () => {
    const script = new Script("That sounds hard.", "en");
    expect(script.deviationOf("That, um, that sounds really hard.")).toBe("reworded");
    expect(script.deviationOf("Sure! That sounds hard. I am sorry to hear that you are going through")).toBe(
      "strayed",
    );
  });

  test.each([
    ["en", "I’m here, and I am listening to you."],
    ["en", "Call 988, or 116 123."],
    ["de", "Ich höre dir zu, und zwar gern."],
    ["ja", "それはとても大変でしたね。"],
    ["ar", "أنا هنا من أجلك."],
  ])("%s: no beginning of %j deviates from it, wherever a delta ends", (language, text) => {
    const script = new Script(text, language);
    for (let end = 0; end <= text.length; end += 1)
      expect([text.slice(0, end), script.deviationOf(text.slice(0, end))]).toEqual([
        text.slice(0, end),
        "none",
      ]);
  });

  test("a number may be read digit by digit", () => {
    const script = new Script("Please call 988 now.", "en");
    const said = "Please call nine eight eight now.";
    for (let end = 0; end <= said.length; end += 1)
      expect(script.deviationOf(said.slice(0, end))).toBe("none");
  });

  test.each([
    ["en", "What was the worst of it today?", "Oh no, I can't", "strayed"],
    ["en", "That must have been hard for you.", "That would have been hard for", "reworded"],
    ["en", "You could talk to somebody.", "You could call 911 ", "reworded"],
    ["en", "You could talk to somebody.", "You could call 911 now", "strayed"],
    ["zh", "听起来你很累。", "我觉得今天天气", "strayed"],
    ["ko", "많이 힘드셨겠어요.", "저는 오늘 날씨가 좋다", "strayed"],
  ])("%s: %j begun as %j is %s", (language, text, soFar, deviation) => {
    expect(new Script(text, language).deviationOf(soFar)).toBe(deviation);
  });
});
