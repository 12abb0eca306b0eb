import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { isLanguageCode } from "#shared/catalogues/languages.ts";
import { english } from "./english.ts";

/** Maps "namespace:a.b" to its text, for every text of a language. */
type Texts = ReadonlyMap<string, string>;

const files = globSync("*/*.json", { cwd: import.meta.dirname });
const languages = [...new Set(files.map((file) => dirname(file)))];

function textsOf(language: string): Texts {
  const own = files.filter((file) => dirname(file) === language);
  return new Map(
    own.flatMap((file) => {
      const content: unknown = JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));
      return leaves(content, `${basename(file, ".json")}:`);
    }),
  );
}

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) throw new Error(`${path} is neither a text nor a group`);
  const dot = path.endsWith(":") ? "" : ".";
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}${dot}${key}`));
}

/** Languages have different plural forms, so keys are compared without the form's suffix. */
function withoutForm(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, "");
}

function keysOf(texts: Texts): string[] {
  return [...new Set([...texts.keys()].map(withoutForm))].toSorted();
}

function placeholders(text: string): string {
  const found = [...text.matchAll(/\{\{[^}]+\}\}|<\/?\w+>/g)].map(([mark]) => mark);
  return [...new Set(found)].toSorted().join(" ");
}

const source = textsOf("en");
const plurals = new Set([...source.keys()].filter((key) => key !== withoutForm(key)).map(withoutForm));

/** A plural form may omit its number ("one conversation"). */
function differs(key: string, text: string): boolean {
  const own = placeholders(text);
  const model = source.get(key) ?? source.get(`${withoutForm(key)}_other`) ?? "";
  const counted = placeholders(model);
  return plurals.has(withoutForm(key))
    ? own !== counted && own !== counted.replace("{{count}}", "").trim()
    : own !== counted;
}

describe("interface languages", () => {
  it("bundles every English file, and has directories only for our languages", () => {
    const names = files.filter((file) => dirname(file) === "en").map((file) => basename(file, ".json"));
    expect(names.toSorted()).toEqual(Object.keys(english).toSorted());
    expect(languages.filter((language) => !isLanguageCode(language))).toEqual([]);
  });

  it.each(languages)("%s has exactly the texts of English", (language) => {
    expect(keysOf(textsOf(language))).toEqual(keysOf(source));
  });

  it.each(languages)("%s has exactly the plural forms its grammar asks for", (language) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const wanted = [...plurals].flatMap((key) => forms.map((form) => `${key}_${form}`));
    const own = [...textsOf(language).keys()].filter((key) => plurals.has(withoutForm(key)));
    expect(own.toSorted()).toEqual(wanted.toSorted());
  });

  it.each(languages)("%s has the placeholders and tags of English and no empty text", (language) => {
    const own = [...textsOf(language)];
    expect(own.filter(([, text]) => text.trim() === "").map(([key]) => key)).toEqual([]);
    expect(own.filter(([key, text]) => differs(key, text)).map(([key]) => key)).toEqual([]);
  });
});

describe("one name for one thing", () => {
  it.each(languages)("%s marks everything that may be left out alike", (language) => {
    const texts = textsOf(language);
    const marks = [...textsOf("en")]
      .filter(([, text]) => text.endsWith(" (optional)"))
      .map(([key]) => /[(（][^()（）]+[)）]$/.exec(texts.get(key) ?? "")?.[0]);
    expect([...new Set(marks)]).toHaveLength(1);
  });

  it.each(languages)(
    "%s names the chat alike in the navigation and where a way to talk is chosen",
    (language) => {
      const texts = textsOf(language);
      expect(texts.get("conversation:chooser.chat.name")).toBe(texts.get("common:pages.chat"));
    },
  );
});
