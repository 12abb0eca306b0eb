import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { RequestHandler } from "express";
import { isLanguageCode, type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { paths } from "#shared/paths.ts";

type RenderedPage = { readonly plain: Buffer; readonly compressed: Buffer };

/**
 * The pages rendered by the client's build, by path and language: the landing page, and the frames of signed-in pages.
 */
export type RenderedPages = ReadonlyMap<string, ReadonlyMap<LanguageCode, RenderedPage>>;

const compress = promisify(brotliCompress);
/** Every start compresses them all. Quality 9 takes many times as long, and the pages become hardly smaller. */
const quality = 6;

async function readPage(path: string, origin: string): Promise<RenderedPage | null> {
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) return null;
  const plain = Buffer.from(text.replaceAll("{{origin}}", origin));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return { plain, compressed: await compress(plain, { params }) };
}

const fileName = /^(?:(?<name>\w+)\.)?(?<language>\w+)\.html$/;

async function readFolder(
  folder: string,
  origin: string,
): Promise<[path: string, LanguageCode, RenderedPage][]> {
  const names = await readdir(folder).catch(() => []);
  const found = names.map(async (file): Promise<[string, LanguageCode, RenderedPage][]> => {
    const { name = "home", language = "" } = fileName.exec(file)?.groups ?? {};
    const path = Object.entries(paths).find(([key]) => key === name)?.[1];
    const page =
      path !== undefined && isLanguageCode(language) ? await readPage(join(folder, file), origin) : null;
    return path !== undefined && isLanguageCode(language) && page ? [[path, language, page]] : [];
  });
  return (await Promise.all(found)).flat();
}

/**
 * What there is of them in the built client: about a megabyte.
 *
 * @param origin what links to the pages are to name, without a slash at the end
 */
export async function readRenderedPages(clientDir: string, origin: string): Promise<RenderedPages> {
  const folders = ["landing", "shell"].map((name) => readFolder(join(clientDir, name), origin));
  const pages = new Map<string, Map<LanguageCode, RenderedPage>>();
  for (const [path, language, page] of (await Promise.all(folders)).flat())
    pages.set(path, (pages.get(path) ?? new Map<LanguageCode, RenderedPage>()).set(language, page));
  return pages;
}

/**
 * Answers a rendered page's path in the language of a `?lang=` link, else in the browser's first that there is, else in
 * English. A choice made in the app is the browser's own secret; the page corrects itself before it is shown. For every
 * other path the app itself answers.
 */
export function renderedPages(pages: RenderedPages): RequestHandler {
  return (req, res, next) => {
    const languages = pages.get(req.path);
    if (languages === undefined) return next();
    const { lang } = req.query;
    const asked = typeof lang === "string" ? lang : "";
    const language = isLanguageCode(asked) ? asked : req.acceptsLanguages(...languageCodes);
    const page = languages.get(typeof language === "string" && isLanguageCode(language) ? language : "en");
    if (page === undefined) return next();
    const compressed = req.acceptsEncodings("br") !== false;
    res.vary("Accept-Language").vary("Accept-Encoding");
    res.set({ "Cache-Control": "no-cache", ...(compressed ? { "Content-Encoding": "br" } : {}) });
    res.type("html").send(compressed ? page.compressed : page.plain);
  };
}
