import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Manifest } from "vite";
import { root } from "#scripts/root.ts";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** What the landing page may load before anybody does anything. */
const mostFiles = 8;
const mostBytes = 90_000;

const folder = mkdtempSync(join(tmpdir(), "hearken-build-"));
let manifest: Manifest = {};
const read = (name: string): string => readFileSync(join(folder, name), "utf8");

beforeAll(async () => {
  await build({
    root: join(root, "client"),
    logLevel: "error",
    build: { outDir: folder, emptyOutDir: true, manifest: true },
  });
  manifest = JSON.parse(read(".vite/manifest.json")) as Manifest;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]*(?:src|href)="\/([^"]+)"/g)].map(
    ([, path = ""]) => path,
  );

describe("the landing page", () => {
  test.each(languageCodes)("in %s can be read without script, and leads to help", (language) => {
    const html = read(`landing/${language}.html`);
    const texts = JSON.parse(readFileSync(join(root, `client/i18n/${language}/common.json`), "utf8")) as {
      tagline: string;
    };
    expect(html).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
    const [, headline = ""] = /<h1[^>]*>([^<]*)<\/h1>/.exec(html) ?? [];
    expect(headline.replaceAll("&#x27;", "'")).toBe(texts.tagline);
    expect(html).toMatch(/<noscript><a href="https:\/\/findahelpline\.com"/);
    expect(html).toContain('href="/safety"');
    expect(html).toContain(`<meta property="og:description" content="${texts.tagline}`);
    expect(html).toContain(`hreflang="${language}" href="{{origin}}/?lang=${language}"`);
    expect(brotliCompressSync(html).length).toBeLessThan(20_000);
  });

  test("needs nothing that the content security policy forbids", () => {
    const html = read("landing/en.html");
    expect(html).not.toMatch(/ style="|<style|<script(?![^>]*src=)/);
  });

  test("loads few and small scripts before anybody does anything", () => {
    const scripts = scriptsOf(read("landing/en.html"));
    const bytes = scripts.map((path) => brotliCompressSync(read(path)).length);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.length).toBeLessThanOrEqual(mostFiles);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes);
    // What these import statically is among them.
    const imported = scripts.flatMap((path) =>
      [...read(path).matchAll(/(?:^|[;}])import(?:[^("';]*from)?["']\.\/([^"']+)["']/g)].map(
        ([, name = ""]) => `assets/${name}`,
      ),
    );
    expect(imported.filter((path) => !scripts.includes(path))).toEqual([]);
  });
});

test.each(languageCodes)(
  "the service worker keeps the texts in %s of a call and of the help card",
  (language) => {
    const worker = read("sw.js");
    const names = ["common", "errors", "safety", "shell", "conversation", "billing", "landing", "reminders"];
    const files = names.flatMap((name) => manifest[`i18n/${language}/${name}.json`]?.file ?? []);
    // The shared English ones are in the app itself.
    expect(files.length).toBe(language === "en" ? 4 : 8);
    expect(files.filter((file) => !worker.includes(`"${file}"`))).toEqual([]);
    expect(worker).not.toContain(`"${manifest[`i18n/${language}/wrapUps.json`]?.file}"`);
  },
);

test("the service worker keeps what a call and the help card need, and no page's own files", () => {
  const worker = read("sw.js");
  for (const name of [
    "index.html",
    "quick-exit.js",
    "assets/conversation-pages-",
    "assets/capture.worklet-",
    "assets/player.worklet-",
    "assets/opus-decoder-",
    "assets/safety-page-",
    "assets/newsreader-latin-wght-normal-",
  ])
    expect(worker).toContain(`"${name}`);
  expect(worker).not.toMatch(/assets\/(settings-page|mood-tracker-page|usage-and-billing)-/);
  expect(worker).not.toContain("landing/");
});
