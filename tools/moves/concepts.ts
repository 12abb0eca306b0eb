import { readFileSync } from "node:fs";
import type { ConceptTable } from "#safety-model/runtime/concepts.ts";
import { modelLanguages } from "#safety-model/runtime/language.ts";
import { compileConcepts, type ConceptWords } from "#safety-model/train/compile-concepts.ts";
import { z } from "zod";

const wordsSchema = z.record(z.string(), z.string());
const read = (path: string): ConceptWords =>
  wordsSchema.parse(JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")));

/** The concepts of the safety model, which are about people, feelings and everyday things too, and those of talk. */
export function conceptTable(): ConceptTable {
  const words = new Map(
    modelLanguages.map((language) => {
      const ofDanger = Object.entries(read(`../../safety-model/data/concepts/${language}.json`));
      const ofTalk = Object.entries(read(`concepts/${language}.json`));
      return [
        language,
        Object.fromEntries([
          ...ofDanger.map(([name, forms]) => [`danger ${name}`, forms]),
          ...ofTalk.map(([name, forms]) => [`talk ${name}`, forms]),
        ]),
      ] as const;
    }),
  );
  const names = new Set([...words.values()].flatMap((concepts) => Object.keys(concepts)));
  return compileConcepts(words, [...names].toSorted());
}
