import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { accountSubject, accountTemplate } from "./account-templates.ts";
import { mailTexts } from "./texts/texts-of.ts";

const read = (path: string): string =>
  readFileSync(new URL(`../../supabase/${path}`, import.meta.url), "utf8");

test.each([
  ["confirm", "confirmation"],
  ["recover", "recovery"],
  ["link", "magic_link"],
] as const)(
  "the %s mail of the account service is the one written here (npm run account-mails)",
  (kind, file) => {
    expect(read(`templates/${file}.html`)).toBe(accountTemplate(kind));
    expect(read("config.toml")).toContain(`subject = '${accountSubject(kind)}'`);
    for (const language of languageCodes)
      expect(accountTemplate(kind)).toContain(mailTexts[language].account[kind].body);
  },
);

test.each(languageCodes)(
  "in %s no email says what the app is for, or contains an unknown placeholder",
  (language) => {
    const all = JSON.stringify(mailTexts[language]);
    expect(all).not.toMatch(
      /mood|feel|therap|emotion|mental|Stimmung|Gefühl|ánimo|humeur|umore|humor|心情|気分|기분|مزاج/i,
    );
    const values = [...all.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(values).toHaveLength(3);
    expect(new Set(values)).toEqual(new Set(["name", "time", "zone"]));
  },
);
