import { expect, test } from "vitest";
import { tokensOf } from "./tokens.ts";

test("words with their space, Chinese and Japanese by one or two characters", () => {
  expect(tokensOf("I hear you.")).toEqual(["I", " hear", " you."]);
  expect(tokensOf("你好，再见")).toEqual(["你好", "，", "再见"]);
  expect(tokensOf("今日はAIです")).toEqual(["今日", "は", "AI", "です"]);
});

test.each(["", "  two  spaces ", "line\nbreak", "아주 긴 이야기", "مرحبا بك", '{"json":[1,2]}'])(
  "joined they are the text: %j",
  (text) => {
    expect(tokensOf(text).join("")).toBe(text);
  },
);
