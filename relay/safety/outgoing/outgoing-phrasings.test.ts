import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { matcherOf } from "../phrase-matcher.ts";
import type { PhraseSet } from "../phrase-tree.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it as italian } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { OutgoingPhrasings } from "./outgoing-phrasings.ts";
import { pt } from "./pt.ts";
import { zh } from "./zh.ts";

const faults = ["human", "clinical", "means", "encouragement"] as const;

const pages: Readonly<Record<LanguageCode, OutgoingPhrasings>> = {
  en,
  es,
  fr,
  de,
  it: italian,
  pt,
  zh,
  ja,
  ko,
  ar,
};

const pageOf = (it: OutgoingPhrasings): PhraseSet<string> => ({
  words: it.words,
  notAfter: it.notAfter,
  notBefore: it.notBefore,
  groups: faults.map((mark) => ({ mark, phrasings: it[mark] })),
});

const faultsIn = matcherOf(Object.values(pages).map(pageOf));

/** A table of `fault | sentence` and `pass | sentence`, one per line; `#` begins a comment. */
function sentencesOf(language: LanguageCode) {
  const table = readFileSync(new URL(`./test-sentences/${language}.txt`, import.meta.url), "utf8");
  const rows = table.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return rows.map((row) => {
    const [expected = "", sentence = ""] = row.split(" | ");
    return { expected, sentence };
  });
}

/** A phrasing in each of its spellings, without its gaps. */
function spelledOut(phrasing: string, words: OutgoingPhrasings["words"]): readonly string[] {
  const slot = /\[(\w+)\]/.exec(phrasing);
  if (slot === null) return [phrasing.replaceAll("...", " ")];
  const entries = (words[slot[1] ?? ""] ?? "").split("|");
  return entries.flatMap((entry) => spelledOut(phrasing.replace(slot[0], entry.trim()), words));
}

describe.each(languageCodes)("what must never be sent: %s", (language) => {
  const sentences = sentencesOf(language);
  const stopped = sentences.filter(({ expected }) => expected !== "pass");
  const passing = sentences.filter(({ expected }) => expected === "pass");

  test("the table is large enough to be meaningful", () => {
    expect(stopped.length).toBeGreaterThanOrEqual(25);
    expect(passing.length).toBeGreaterThanOrEqual(40);
    expect(new Set(stopped.map(({ expected }) => expected))).toEqual(new Set(faults));
  });

  test.each(stopped)("$expected: $sentence", ({ expected, sentence }) => {
    expect(faultsIn(sentence)).toContain(expected);
  });

  test.each(passing)("passes: $sentence", ({ sentence }) => {
    expect(faultsIn(sentence)).toEqual([]);
  });

  test("no phrasing is vetoed by its own set", () => {
    const page = pages[language];
    const heard = matcherOf([pageOf(page)]);
    const spellings = faults.flatMap((fault) => page[fault]).flatMap((it) => spelledOut(it, page.words));
    expect(spellings.filter((it) => heard(it).length === 0)).toEqual([]);
  });
});
