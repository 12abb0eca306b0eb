import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { RequestHandler } from "express";
import { isLanguageCode, type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { paths } from "#shared/paths.ts";

type RenderedPage = { readonly plain: Buffer; readonly compressed: Buffer };

/** The landing page as the client's build rendered it, by language. */
export type LandingPages = ReadonlyMap<LanguageCode, RenderedPage>;

const compress = promisify(brotliCompress);
/** Nearly as small as the best, which takes a second for each page. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

async function readPage(path: string, origin: string): Promise<RenderedPage | null> {
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) return null;
  const plain = Buffer.from(text.replaceAll("{{origin}}", origin));
  return { plain, compressed: await compress(plain, quality) };
}

/**
 * What there is of them in the built client: half a megabyte.
 *
 * @param origin what links to the page are to name, without a slash at the end
 */
export async function readLandingPages(clientDir: string, origin: string): Promise<LandingPages> {
  const pages = new Map<LanguageCode, RenderedPage>();
  await Promise.all(
    languageCodes.map(async (language) => {
      const page = await readPage(join(clientDir, "landing", `${language}.html`), origin);
      if (page !== null) pages.set(language, page);
    }),
  );
  return pages;
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
