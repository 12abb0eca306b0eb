import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { type LanguageCode, languageCodes, languageOf } from "#shared/catalogues/languages.ts";
import { paths } from "#shared/paths.ts";
import { setTextsUp } from "#client/i18n/setup.ts";
import { App, appRoutes } from "./app.tsx";

/** The landing page in one language, as the app shows it before it knows anything about the visitor. */
export type Prerendered = {
  readonly language: LanguageCode;
  readonly direction: "ltr" | "rtl";
  /** As text, not as markup. */
  readonly title: string;
  readonly description: string;
  /** The markup of `#root`. */
  readonly markup: string;
};

const never = new Promise<null>(() => undefined);

/** React writes the title where it stands; it belongs into the head. */
const titlePattern = /<title>([^<]*)<\/title>/;

async function render(language: LanguageCode): Promise<Prerendered> {
  const i18n = await setTextsUp(language);
  const handler = createStaticHandler(appRoutes);
  const context = await handler.query(new Request(`http://localhost${paths.home}`));
  if (context instanceof Response) throw new Error(`The landing page answers ${context.status}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const markup = renderToString(
    <App firstRequest={never}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  const [, title = ""] = titlePattern.exec(markup) ?? [];
  return {
    language,
    direction: languageOf(language).direction,
    title,
    description: `${i18n.t("tagline")} ${i18n.t("landing:hero.body")}`,
    markup: markup.replace(titlePattern, ""),
  };
}

/** The landing page in every language, one after the other: there is one set of texts at a time. */
export async function prerenderLanding(): Promise<readonly Prerendered[]> {
  const pages: Prerendered[] = [];
  for (const language of languageCodes) pages.push(await render(language));
  return pages;
}
