import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { type LanguageCode, languageCodes, languageOf } from "#shared/catalogues/languages.ts";
import { type PathName, paths } from "#shared/paths.ts";
import { forgetNeeded, neededTexts, setTextsUp } from "#client/i18n/setup.ts";
import { App, appRoutes } from "./app.tsx";

/** A page in one language, as the app shows it before it knows anything about the visitor. */
export type Prerendered = {
  readonly page: PathName;
  readonly language: LanguageCode;
  readonly direction: "ltr" | "rtl";
  /** As text, not as markup. */
  readonly title: string;
  readonly description: string;
  /** The markup of `#root`. */
  readonly markup: string;
  /** The texts in it, beyond those of every page. */
  readonly texts: readonly string[];
};

const never = new Promise<null>(() => undefined);

/** React renders the title in place; it belongs in the head. */
const titlePattern = /<title>([^<]*)<\/title>/;

async function render(page: PathName, language: LanguageCode): Promise<Prerendered> {
  forgetNeeded();
  const i18n = await setTextsUp(language);
  const handler = createStaticHandler(appRoutes);
  const context = await handler.query(new Request(`http://localhost${paths[page]}`));
  if (context instanceof Response) throw new Error(`${paths[page]} answers ${context.status}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const markup = renderToString(
    <App firstRequest={never}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  const [, title = ""] = titlePattern.exec(markup) ?? [];
  return {
    page,
    language,
    direction: languageOf(language).direction,
    title,
    description: page === "home" ? `${i18n.t("tagline")} ${i18n.t("landing:hero.body")}` : i18n.t("tagline"),
    markup: markup.replace(titlePattern, ""),
    texts: neededTexts(),
  };
}

/** The landing page, and the frames of the pages that people come back to most. */
const rendered = ["home", "dashboard", "chat", "moodTracker"] as const satisfies PathName[];

/** Each page in every language, one after the other: there is one set of texts at a time. */
export async function prerenderPages(): Promise<readonly Prerendered[]> {
  const pages: Prerendered[] = [];
  for (const page of rendered) for (const language of languageCodes) pages.push(await render(page, language));
  return pages;
}
