import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { featureBound } from "../hash.ts";
import { conceptsOf, conceptWordsOf } from "./by-language.ts";
import { conceptFeatures } from "./features.ts";
import { conceptsIn } from "./find.ts";
import { type ConceptWords, plainForm, readConcepts } from "./lexicon.ts";

/** Concepts called what they are called in the test. */
function called(words: ConceptWords, language: LanguageCode) {
  const plain = Object.entries(words).map(([concept, forms]) => {
    const each = forms.split("|").map((form) => plainForm(form, language));
    return [concept, each.join("|")];
  });
  return readConcepts(Object.fromEntries(plain), language);
}

const found = (text: string, words: ConceptWords, language: LanguageCode) =>
  conceptsIn(text, called(words, language)).map(({ concept, from, to }) => `${concept} ${from}-${to}`);

test("a word is one of a concept as it stands, a stem with any ending, a phrase with all of its words", () => {
  const words = { DIE: "die|dying|kick* the bucket", SELF: "myself", CAFE: "café" };
  expect(found("Dying, or I'll kick the bucket by myself", words, "en")).toEqual([
    "DIE 0-1",
    "DIE 3-6",
    "SELF 7-8",
  ]);
  expect(found("the diet; he kicks the bucket", words, "en")).toEqual(["DIE 3-6"]);
  expect(found("kick the bucketful", words, "en")).toEqual([]);
  expect(found("CAFE", words, "en")).toEqual(["CAFE 0-1"]);
});

test("several are meant where a word means several", () => {
  expect(found("bank", { SHORE: "bank", MONEY: "bank|ban*" }, "en")).toEqual([
    "SHORE 0-1",
    "MONEY 0-1",
    "MONEY 0-1",
  ]);
});

test("in Arabic what is written together with a word is taken from it", () => {
  const words = { DEATH: "موت", ROPE: "حبل" };
  expect(found("والموت بالحبل", words, "ar")).toEqual(["DEATH 0-1", "ROPE 1-2"]);
});

test("in Korean every word may have an ending, and an ending may be looked for in any word", () => {
  const words = { DIE: "죽고 싶", WANT: "~고싶" };
  expect(found("정말 죽고 싶어요", words, "ko")).toEqual(["DIE 1-3"]);
  expect(found("죽고싶다", words, "ko")).toEqual(["WANT 0-1"]);
});

test.each(["ja", "zh"] as const)("in %s, which has no spaces, a form is looked for anywhere", (language) => {
  expect(found("我想死 了", { WANT: "想", DIE: "死" }, language)).toEqual(["WANT 1-2", "DIE 2-3"]);
});

test("what is said alike in two languages has the same features", () => {
  const [english, german] = [
    readConcepts({ I: "i", JUMP: "jump" }, "en"),
    called({ I: "ich", JUMP: "spring*" }, "de"),
  ];
  const features = conceptFeatures(conceptsIn("I jump", english));
  expect(new Set(conceptFeatures(conceptsIn("Ich springe", german)))).toEqual(new Set(features));
  // Each of them, both, and the one after the other.
  expect(features).toHaveLength(4);
  const turned = conceptFeatures(conceptsIn("jump I", english));
  expect(turned.filter((feature) => features.includes(feature))).toHaveLength(3);
});

test("two that stand far apart are together, but do not follow each other", () => {
  const lexicon = called({ A: "a", B: "b", C: "c", D: "d" }, "en");
  const near = new Set(conceptFeatures(conceptsIn("a b", lexicon)));
  const far = new Set(conceptFeatures(conceptsIn("a c d b", lexicon)));
  expect([...near].filter((feature) => far.has(feature))).toHaveLength(3);
});

const concepts = Object.keys(conceptWordsOf("en"));

describe.each(languageCodes)("concepts in %s", (language) => {
  test("are the same as in every language, each called something", () => {
    const words = conceptWordsOf(language);
    expect(Object.keys(words).toSorted()).toEqual(concepts.toSorted());
    for (const forms of Object.values(words))
      for (const form of forms.split("|")) {
        expect(form).toMatch(/[\p{L}\p{N}]/u);
        expect(plainForm(form, language)).toBe(form);
      }
  });

  test("have features in bounds, each once, the same each time, whatever the text", () => {
    const lexicon = conceptsOf(language);
    assert(
      property(string({ unit: "binary", maxLength: 200 }), (text) => {
        const features = conceptFeatures(conceptsIn(text, lexicon));
        expect(new Set(features).size).toBe(features.length);
        expect(features.every((feature) => feature >= 0 && feature < featureBound)).toBe(true);
        expect(conceptFeatures(conceptsIn(text, lexicon))).toEqual(features);
      }),
    );
  });
});
