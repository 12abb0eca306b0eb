import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { z } from "zod";

const pagesSchema = z.array(
  z.object({
    language: z.string(),
    direction: z.enum(["ltr", "rtl"]),
    title: z.string(),
    description: z.string(),
    markup: z.string(),
  }),
);
type Page = z.infer<typeof pagesSchema>[number];

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** What a link to the page shows elsewhere, and where it is in other languages. */
function shared({ language, title, description }: Page, languages: readonly string[]): string {
  const alternates = languages.map(
    (code) => `<link rel="alternate" hreflang="${code}" href="{{origin}}/?lang=${code}" />`,
  );
  return [
    `<meta property="og:title" content="${title.replaceAll('"', "&quot;")}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:locale" content="${language}" />`,
    ...alternates,
    '<link rel="alternate" hreflang="x-default" href="{{origin}}/" />',
  ].join("");
}

/** React wrote the title with its special characters already escaped. */
function fill(template: string, page: Page, languages: readonly string[]): string {
  const { language, direction, title, description, markup } = page;
  return template
    .replace('<html lang="en" dir="ltr">', () => `<html lang="${language}" dir="${direction}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(name="description"\s+content=")[^"]*/, (_all, start: string) => start + escaped(description))
    .replace("</head>", () => `${shared(page, languages)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-rendered="${language}">${markup}</div>`);
}

/** Builds the app for Node and lets it render the landing page in every language. */
async function renderPages(root: string, folder: string): Promise<readonly Page[]> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { ssr: "app/prerender.tsx", outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const made: { prerenderLanding: () => Promise<unknown> } = await import(
    pathToFileURL(join(folder, "prerender.js")).href
  );
  return pagesSchema.parse(await made.prerenderLanding());
}

/** Asks for the faces of Latin letters together with the styles that name them, which would otherwise come first. */
export function preloadedFonts(): Plugin {
  return {
    name: "preloaded-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith(".woff2") && file.includes("-latin-wght-normal"))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${file}` },
            injectTo: "head" as const,
          })),
    },
  };
}

/**
 * Turns the built `landing.html` into `landing/<language>.html`, each with the whole page in it. The relay answers `/`
 * with the one that the browser asks for.
 */
export function prerenderedLanding(): Plugin {
  let root = "";
  return {
    name: "prerendered-landing",
    apply: "build",
    configResolved(config) {
      ({ root } = config);
    },
    async writeBundle({ dir = "" }) {
      const template = join(dir, "landing.html");
      // Beside node_modules, where what it imports is found.
      const folder = join(root, `../dist/prerender-${process.pid}`);
      const [text, pages] = await Promise.all([readFile(template, "utf8"), renderPages(root, folder)]);
      await mkdir(join(dir, "landing"), { recursive: true });
      const languages = pages.map(({ language }) => language);
      await Promise.all(
        pages.map((page) =>
          writeFile(join(dir, "landing", `${page.language}.html`), fill(text, page, languages)),
        ),
      );
      await Promise.all([rm(template), rm(folder, { recursive: true })]);
    },
  };
}
