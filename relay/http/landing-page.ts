import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RequestHandler } from "express";
import { isLanguageCode, type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { paths } from "#shared/paths.ts";

type RenderedPage = { readonly plain: Buffer; readonly compressed: Buffer };

/** The landing page as the client's build rendered it, by language. */
export type LandingPages = ReadonlyMap<LanguageCode, RenderedPage>;

async function readPage(folder: string, language: LanguageCode): Promise<[LanguageCode, RenderedPage][]> {
  const path = join(folder, "landing", `${language}.html`);
  try {
    return [[language, { plain: await readFile(path), compressed: await readFile(`${path}.br`) }]];
  } catch {
    return [];
  }
}

/** What there is of them in the built client: half a megabyte. */
export async function readLandingPages(clientDir: string): Promise<LandingPages> {
  const found = await Promise.all(languageCodes.map((language) => readPage(clientDir, language)));
  return new Map(found.flat());
}

/**
 * Answers `/` in the language of a `?lang=` link, else in the browser's first that there is, else in English. A choice
 * made in the app is the browser's own secret; the page corrects itself before it is shown. Without a rendered page
 * the app itself answers.
 */
export function landingPage(pages: LandingPages): RequestHandler {
  return (req, res, next) => {
    if (req.path !== paths.home) return next();
    const { lang } = req.query;
    const asked = typeof lang === "string" ? lang : "";
    const language = isLanguageCode(asked) ? asked : req.acceptsLanguages(...languageCodes);
    const page = pages.get(typeof language === "string" && isLanguageCode(language) ? language : "en");
    if (page === undefined) return next();
    const compressed = req.acceptsEncodings("br") !== false;
    res.vary("Accept-Language").vary("Accept-Encoding");
    res.set({ "Cache-Control": "no-cache", ...(compressed ? { "Content-Encoding": "br" } : {}) });
    res.type("html").send(compressed ? page.compressed : page.plain);
  };
}
