import { expect, test } from "vitest";
import { questionsOf } from "./question-sentences.ts";

test.each([
  ["That sounds heavy. Do you have a plan? I'm here.", "Do you have a plan?"],
  ["Are you safe? And is somebody with you?", "Are you safe? And is somebody with you?"],
  ["死にたいと考えることがありますか。話してくれてありがとう。", "死にたいと考えることがありますか。"],
  ["많이 힘드셨군요. 죽고 싶다는 생각이 드시나요.", "죽고 싶다는 생각이 드시나요."],
  ["هذا ثقيل. هل تفكر في الموت؟", "هل تفكر في الموت؟"],
  ["I'm listening. Go on.", ""],
  ["", ""],
])("%j asks %j", (text, asked) => {
  expect(questionsOf(text)).toBe(asked);
});
