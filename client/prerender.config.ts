import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import { z } from "zod";

const pagesSchema = z.array(
  z.object({
    page: z.string(),
    texts: z.array(z.string()),
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

/** The preview of a link to the page, and the page's addresses in other languages. */
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
function fill(template: string, head: string, page: Page): string {
  const { language, direction, title, description, markup } = page;
  return template
    .replace('<html lang="en" dir="ltr">', () => `<html lang="${language}" dir="${direction}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(name="description"\s+content=")[^"]*/, (_all, start: string) => start + escaped(description))
    .replace("</head>", () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-rendered="${language}">${markup}</div>`);
}

/** The module that a signed-in page imports when it is opened, by the name of its path. */
const modules: Readonly<Record<string, readonly string[]>> = {
  dashboard: ["/app/pages/dashboard-home-page.tsx"],
  chat: ["/app/pages/conversation-pages.tsx"],
  moodTracker: ["/app/pages/mood-tracker-page.tsx"],
};
const always = ["/app/pages/dashboard-layout.tsx", "/app/start-services.ts"];

/** The files of a signed-in page, which would otherwise be asked for one after the other. */
function filesOf({ page, language, texts }: Page, bundle: Rolldown.OutputBundle, html: string): string[] {
  const own = modules[page];
  if (own === undefined) return [];
  const wanted = [...own, ...always, ...texts.map((name) => `/i18n/${language}/${name}.json`)];
  const found = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== "chunk") return;
    found.add(file);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk") continue;
    if (wanted.some((id) => chunk.facadeModuleId?.endsWith(id))) add(chunk.fileName);
  }
  return [...found].filter((file) => !html.includes(`"/${file}"`));
}

/** The styles of these files: those of the frame itself come before it is painted. */
function stylesOf(files: readonly string[], bundle: Rolldown.OutputBundle): string {
  const names = files.flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === "chunk" ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
  return [...new Set(names)].map((name) => `<link rel="stylesheet" crossorigin href="/${name}" />`).join("");
}

type FrameScripts = { readonly entry: string; readonly imports: readonly string[] };

/** The script of the frames, and what it imports. */
function frameScripts(bundle: Rolldown.OutputBundle): FrameScripts {
  for (const file of Object.values(bundle))
    if (file.type === "chunk" && file.facadeModuleId?.endsWith("/app/frame-entry.ts"))
      return { entry: file.fileName, imports: file.imports };
  throw new Error("The build made no script for the frames.");
}

const preloads = (files: readonly string[]): string =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`).join("");

const moduleScript = (file: string): string => `<script type="module" crossorigin src="/${file}"></script>`;

/** Files after all that they import. */
function importedFirst(files: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  const sorted = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (sorted.has(file)) return;
    if (chunk?.type === "chunk")
      for (const imported of chunk.imports) if (files.includes(imported)) add(imported);
    sorted.add(file);
  };
  for (const file of files) add(file);
  return [...sorted];
}

const appElements = /<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)\s*/g;

/**
 * Puts the app's files aside until the frame is painted; `client/app/frame-entry.ts` takes them from there. Each is a
 * script of its own rather than a preload: the browser runs them one by one, and can answer a press between two.
 */
function scriptsLater(html: string, files: readonly string[], bundle: Rolldown.OutputBundle): string {
  const { entry, imports } = frameScripts(bundle);
  const [app = "", ...its] = [...html.matchAll(appElements)].flatMap(
    ([element]) => /"\/([^"]+)"/.exec(element)?.slice(1) ?? [],
  );
  const later = [...its, ...files, app].filter((file) => !imports.includes(file));
  return html
    .replaceAll(appElements, "")
    .replace("</head>", () =>
      [
        moduleScript(entry),
        preloads(imports),
        `<template data-app>${importedFirst(later, bundle).map(moduleScript).join("")}</template></head>`,
      ].join(""),
    );
}

/** A signed-in page's frame, with its own styles, and the app's files put aside. */
function frameOf(
  page: Page,
  template: string,
  files: readonly string[],
  bundle: Rolldown.OutputBundle,
): string {
  const html = fill(template, stylesOf(files, bundle), page);
  return scriptsLater(html, files, bundle);
}

/** Builds the app for Node and lets it render pages in every language. */
async function renderPages(root: string, folder: string): Promise<readonly Page[]> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { ssr: "app/prerender.tsx", outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const made: { prerenderPages: () => Promise<unknown> } = await import(
    pathToFileURL(join(folder, "prerender.js")).href
  );
  return pagesSchema.parse(await made.prerenderPages());
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
 * Turns the built `landing.html` into `landing/<language>.html`, each with the whole page in it, and `index.html` into
 * `shell/<page>.<language>.html`, each with the frame of a signed-in page. The relay answers with the language that the
 * browser asks for.
 */
export function prerenderedPages(): Plugin {
  let root = "";
  return {
    name: "prerendered-pages",
    apply: "build",
    configResolved(config) {
      ({ root } = config);
    },
    async writeBundle({ dir = "" }, bundle) {
      const landing = join(dir, "landing.html");
      // Beside node_modules, where what it imports is found.
      const folder = join(root, `../dist/prerender-${process.pid}`);
      const [first, frame, pages] = await Promise.all([
        readFile(landing, "utf8"),
        readFile(join(dir, "index.html"), "utf8"),
        renderPages(root, folder),
      ]);
      await Promise.all(["landing", "shell"].map((name) => mkdir(join(dir, name), { recursive: true })));
      const languages = pages.filter(({ page }) => page === "home").map(({ language }) => language);
      await Promise.all(
        pages.map((page) =>
          page.page === "home"
            ? writeFile(
                join(dir, "landing", `${page.language}.html`),
                fill(first, shared(page, languages), page),
              )
            : writeFile(
                join(dir, "shell", `${page.page}.${page.language}.html`),
                frameOf(page, frame, filesOf(page, bundle, frame), bundle),
              ),
        ),
      );
      await Promise.all([rm(landing), rm(folder, { recursive: true })]);
    },
  };
}
