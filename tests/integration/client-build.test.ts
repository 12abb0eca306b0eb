import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Manifest } from "vite";
import { root } from "#scripts/root.ts";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

/** What the landing page may load before anybody does anything. */
const mostFiles = 8;
const mostBytes = 90_000;

/** What the scripts of a signed-in page may weigh, compressed: its rendered frame asks for all of them once it is painted. */
const budgets = [
  { page: "dashboard", files: 16, bytes: 220_000 },
  { page: "chat", files: 16, bytes: 213_000 },
  { page: "moodTracker", files: 16, bytes: 227_000 },
] as const;

const folder = mkdtempSync(join(tmpdir(), "hearken-build-"));
let manifest: Manifest = {};
const read = (name: string): string => readFileSync(join(folder, name), "utf8");

beforeAll(async () => {
  // As `npm run build` does; React's development build is twice as large.
  vi.stubEnv("NODE_ENV", "production");
  await build({
    root: join(root, "client"),
    logLevel: "error",
    build: { outDir: folder, emptyOutDir: true, manifest: true },
  });
  manifest = JSON.parse(read(".vite/manifest.json")) as Manifest;
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]*(?:src|href)="\/([^"]+)"/g)].map(
    ([, path = ""]) => path,
  );

/** What a script imports at once. */
const importedBy = (path: string): string[] =>
  [...read(path).matchAll(/(?:^|[;}])import(?:[^("';]*from)?["']\.\/([^"']+)["']/g)].map(
    ([, name = ""]) => `assets/${name}`,
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
    expect(scripts.flatMap(importedBy).filter((path) => !scripts.includes(path))).toEqual([]);
  });
});

describe.each(budgets)("the frame of $page", ({ page, files, bytes }) => {
  test.each(languageCodes)("in %s is shown without script, and holds nothing personal", (language) => {
    const html = read(`shell/${page}.${language}.html`);
    expect(html).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
    expect(html).toContain(`data-rendered="${language}"`);
    expect(html).not.toMatch(/ style="|<style|<script(?![^>]*src=)/);
    expect(brotliCompressSync(html).length).toBeLessThan(8_000);
  });

  test("asks for the app only once it is painted, but has its own styles before", () => {
    const [head = "", later = ""] = read(`shell/${page}.en.html`).split("<template data-app>");
    const before = scriptsOf(head).reduce((sum, path) => sum + brotliCompressSync(read(path)).length, 0);
    expect(before).toBeLessThan(3_000);
    expect(later.split("</template>")[1]).not.toContain("<script");
    expect(read(`shell/${page}.en.html`).includes('class="presence ')).toBe(page === "chat");
    const styles = [...head.matchAll(/rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, path = ""]) =>
      read(path),
    );
    expect(styles.some((css) => css.includes(".presence"))).toBe(page === "chat");
  });

  test("asks at once for every script of the page, which are few and small", () => {
    const scripts = scriptsOf(read(`shell/${page}.en.html`));
    const size = scripts.reduce((sum, path) => sum + brotliCompressSync(read(path)).length, 0);
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(scripts.flatMap(importedBy).filter((path) => !scripts.includes(path))).toEqual([]);
    expect(scripts.length).toBeLessThanOrEqual(files);
    expect(size).toBeLessThan(bytes);
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
    "assets/conversation-parts-",
    "assets/open-account-menu-",
    "assets/dialog-",
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
