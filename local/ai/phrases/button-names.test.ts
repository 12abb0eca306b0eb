import { readFileSync } from "node:fs";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  dangerAnswersByLanguage,
  nearByLanguage,
  phrasesByLanguage,
  responsesByLanguage,
} from "./by-language.ts";

const screen = (language: LanguageCode, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../client/i18n/${language}/${file}.json`, import.meta.url), "utf8"));
const helpSchema = z.object({ bar: z.object({ button: z.string() }) });
const exitSchema = z.object({ quickExit: z.object({ label: z.string() }) });

/** As the buttons are labeled on the screen. */
const labelsIn = (language: LanguageCode): readonly string[] => [
  helpSchema.parse(screen(language, "safety")).bar.button,
  exitSchema.parse(screen(language, "shell")).quickExit.label,
];

const textIn = (value: unknown): string =>
  typeof value === "object" && value !== null ? Object.values(value).map(textIn).join(" ") : String(value);

/** Everything that is said, set by set, under the path of its set. */
function setsIn(language: LanguageCode): ReadonlyMap<string, string> {
  const { say } = phrasesByLanguage[language];
  const { risk, ...says } = say;
  const all = { says, risk, near: nearByLanguage[language], responses: responsesByLanguage[language] };
  const answers = Object.entries(dangerAnswersByLanguage[language]).flatMap(([move, byDanger]) =>
    Object.entries(byDanger).map(([danger, said]) => [`${move} ${danger}`, textIn(said)] as const),
  );
  const sets = Object.entries(all).flatMap(([name, value]) =>
    Object.entries(value).map(([id, said]) => [`${name} ${id}`, textIn(said)] as const),
  );
  return new Map([...sets, ...answers]);
}

const english = setsIn("en");

test.each(languageCodes)("whoever is sent to a button finds it under that name: %s", (language) => {
  const sets = setsIn(language);
  const labels = labelsIn(language);
  for (const [index, label] of labelsIn("en").entries()) {
    const naming = [...english].filter(([, said]) => said.includes(label)).map(([id]) => id);
    expect(naming.length).toBeGreaterThan(1);
    expect(naming.filter((id) => sets.get(id)?.includes(labels[index] ?? "") !== true)).toEqual([]);
  }
});
