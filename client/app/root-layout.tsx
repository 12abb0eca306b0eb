import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { HelpBar } from "#client/features/safety/help-bar.tsx";
import { LinkWatcher } from "./link-watcher.tsx";
import { pageNameAt } from "./page-name.ts";
import { RouteAnnouncer } from "./route-announcer.tsx";

const Toaster = lazy(async () => {
  const part = await import("#client/ui/toaster.tsx");
  return { default: part.Toaster };
});

/** Around every page: the document's title, the skip link, focus and news on navigation, toasts. */
export function RootLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const name = pageNameAt(pathname) ?? "notFound";
  const title =
    name === "home" ? `${t("productName")} · ${t("tagline")}` : `${t(`pages.${name}`)} · ${t("productName")}`;
  return (
    <>
      <title>{title}</title>
      <a
        href="#main"
        className="fixed start-4 top-3 z-70 -translate-y-24 rounded-full bg-ink px-5 py-2.5 font-semibold text-paper focus:translate-y-0"
      >
        {t("skipToContent")}
      </a>
      <HelpBar />
      <LinkWatcher>
        <Outlet />
      </LinkWatcher>
      <RouteAnnouncer title={title} />
      <Suspense>
        <Toaster />
      </Suspense>
      <ScrollRestoration />
    </>
  );
}
