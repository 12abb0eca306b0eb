import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { guides, guideTextSchema, type GuideText } from "./guide-texts.ts";

const folder = join(import.meta.dirname, "texts");
const names = Object.keys(guides) as (keyof typeof guides)[];
const all = languageCodes.flatMap((code) => names.map((name) => [code, name] as const));

function read(code: string, name: string): GuideText {
  return guideTextSchema.strict().parse(JSON.parse(readFileSync(join(folder, code, `${name}.json`), "utf8")));
}

const plainTextOf = ({ intro, sections }: GuideText) =>
  [intro, ...sections.flatMap(({ title, text, list }) => [title, ...text, ...(list ?? [])])].join(" ");

/** How many paragraphs and list items each section has, and which sources it cites. */
const shapeOf = (guide: GuideText) =>
  guide.sections.map(({ text, list }) => ({
    text: text.length,
    list: list?.length ?? 0,
    sources: text.join(" ").match(/\[\d\]/g) ?? [],
  }));

test("nothing but the three guides in the ten languages", () => {
  expect(globSync("*/*.json", { cwd: folder }).toSorted()).toEqual(
    all.map(([code, name]) => `${code}/${name}.json`).toSorted(),
  );
});

test.each(all)("%s: %s has every part of the English one, and no empty text", (code, name) => {
  const guide = read(code, name);
  expect(shapeOf(guide)).toEqual(shapeOf(read("en", name)));
  expect(plainTextOf(guide)).not.toMatch(/"\s*"|undefined|\{\{/);
});

test.each(names)("%s is 500 to 800 words long and uses each of its sources once, in order", (name) => {
  const plainText = plainTextOf(read("en", name));
  const count = plainText.split(/\s+/).length;
  expect(count).toBeGreaterThanOrEqual(500);
  expect(count).toBeLessThanOrEqual(800);
  const used = [...plainText.matchAll(/\[(\d)\]/g)].map(([, number]) => Number(number));
  expect(used).toEqual(guides[name].sources.map((_, index) => index + 1));
});
