import { expect, test } from "vitest";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { fold } from "./fold.ts";
import { isMostly, languagesOf } from "./function-words.ts";

const latin = languageCodes.filter((code) => !["ar", "zh", "ja", "ko"].includes(code));

function held(text: string): string[] {
  const mayHold = languagesOf(fold(text, "latin"));
  return latin.filter((code) => mayHold(code)).toSorted();
}

test("a sentence is read in its own language, and in those that it could be in", () => {
  expect(held("I'm not suicidal, just sad")).toEqual(["en"]);
  expect(held("Mia nonna viene domenica, e noi non ci siamo")).toEqual(["it"]);
  expect(held("Je n'en peux plus, c'est trop dur")).toEqual(["fr"]);
  expect(held("no me quiero ir a casa")).toContain("es");
});

test("a few words could be any language's, and mixed ones are each read", () => {
  expect(held("suicidal")).toEqual([...latin].toSorted());
  expect(held("tonight")).toEqual([...latin].toSorted());
  expect(held("I feel so bad, ich will einfach nicht mehr leben")).toEqual(["de", "en"]);
});

test("languages of other writings are not told apart here", () => {
  expect(languagesOf("i want to go")("ko")).toBe(true);
});

const mostly = (text: string) => latin.filter(isMostly(fold(text, "latin"))).toSorted();

test("what a text is mostly written in is told by most small words; where there are none, by none", () => {
  expect(mostly("I feel so bad and I can not sleep, mi amor")).toEqual(["en"]);
  expect(mostly("suicidal")).toEqual([]);
  expect(isMostly("suicidal")("ko")).toBe(true);
});

test.each([
  ["I bi so müed, i mog nimma", "de"],
  ["I ha hüt alls ufgrumt und jetz gang i", "de"],
  ["Ik gah nu op'n Diek un kaam nich wedder", "de"],
  ["nun ce 'a faccio cchiù", "it"],
  ["cc jveu pr ke plu", "fr"],
])("%j is heard as it is written", (text, language) => {
  expect(mostly(text)).toEqual([language]);
});
