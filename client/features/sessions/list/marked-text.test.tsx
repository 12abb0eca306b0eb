import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { markedParts, MarkedText } from "./marked-text.tsx";

const found = (text: string, search: string) =>
  markedParts(text, search)
    .filter((part) => part.found)
    .map((part) => part.text);

test.each([
  ["My boss shouted. BOSS!", "boss", ["boss", "BOSS"]],
  ["Die Prüfung", "prufung", ["Prüfung"]],
  ["Je me suis e\u0301nervé", "enerve", ["e\u0301nervé"]],
  ["القلق من العَمَل في المدرسة", "عمل المدرسه", ["عَمَل", "المدرسة"]],
  ["仕事がガンバれない", "仕事 ｶﾞﾝﾊﾞ", ["仕事", "ガンバ"]],
  ["학교에서", "학교", ["학교"]],
  ["我最近工作压力很大", "工作 压力", ["工作压力"]],
  ["a.*b (100%)", ".* 100%", [".*", "100%"]],
  ["aaa", "aa", ["aaa"]],
  ["nothing", "  ", []],
])("in %j, a search for %j finds %j", (text, search, expected) => {
  expect(found(text, search)).toEqual(expected);
  expect(
    markedParts(text, search)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("what was said is shown as text, never as markup", () => {
  const { container } = render(<MarkedText text="<img src=x onerror=alert(1)> boss" search="img boss" />);
  expect(container.querySelector("img")).toBeNull();
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["img", "boss"]);
});
