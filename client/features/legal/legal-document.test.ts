import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { legalNames, legalTextSchema, type LegalName } from "./legal-document.tsx";

const textOf = (language: string, name: LegalName) =>
  legalTextSchema.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, `texts/${language}/${name}.json`), "utf8")),
  );

/** The structure of a text, which is the same in every language. */
const shapeOf = (language: string, name: LegalName) => {
  const { summary, sections } = textOf(language, name);
  return [
    summary.length,
    ...sections.map(({ id, text, list, after, links }) =>
      [id, text.length, list?.length ?? 0, after?.length ?? 0, links?.join(" ") ?? ""].join(" "),
    ),
  ];
};

describe.each(legalNames)("%s", (name) => {
  test.each(languageCodes)("in %s has every section, paragraph, item and link of English", (language) => {
    expect(shapeOf(language, name)).toEqual(shapeOf("en", name));
    const ids = textOf(language, name).sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("there are no other texts", () => {
  const files = globSync("texts/*/*.json", { cwd: import.meta.dirname });
  expect(files).toHaveLength(languageCodes.length * legalNames.length);
});

test.each<[LegalName, readonly RegExp[]]>([
  [
    "terms",
    [
      /credit card, debit and direct debit/,
      /renews automatically.*until you cancel.*Cancel Subscription option under the Usage and Billing tab/,
      /18 or over.*age of majority.*consent of a parent/,
      /law of British Columbia/,
      /within 6 months/,
      /paid us in the 12 months before/,
      /not a human being, a therapist/,
    ],
  ],
  ["privacy", [/children under 16/, /not kept/, /No advertising/, /Stripe/, /OpenAI/]],
])("the %s state the facts", (name, facts) => {
  const text = JSON.stringify(textOf("en", name)).replaceAll("\\n", " ");
  for (const fact of facts) expect(text).toMatch(fact);
});
