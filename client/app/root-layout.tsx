import { matchPath, Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { paths, type PathName } from "#shared/paths.ts";
import { HelpBar } from "#client/features/safety/help-bar.tsx";
import { LinkWatcher } from "./link-watcher.tsx";

const names = Object.keys(paths).filter((name): name is PathName => name in paths);

/** The name of the screen at a path (no query, no fragment); it names the document's title too. */
function pageNameAt(pathname: string): PathName | undefined {
  return names.find((name) => matchPath(paths[name], pathname));
}

const Toaster = lazy(async () => {
  const part = await import("#client/ui/toaster.tsx");
  return { default: part.Toaster };
});

const neverChanges = () => () => undefined;

/** Not at build time, and not until the page that was rendered then has been taken over. */
const useInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Around every page: the document's title, the skip link, focus and announcements on navigation, toasts. */
export function RootLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const inBrowser = useInBrowser();
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
      {inBrowser ? (
        <Suspense>
          <Toaster />
        </Suspense>
      ) : null}
      <ScrollRestoration />
    </>
  );
}

/**
 * After a navigation, moves focus to the page's heading and says its title politely, as a browser does after a full
 * load. The first page is left to the browser, an open dialog keeps its focus, and a fragment its target.
 */
function RouteAnnouncer({ title }: { title: string }) {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const news = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (news.current) news.current.textContent = title;
    if (!hash) focusHeading();
  }, [pathname, hash, title]);
  return <p ref={news} aria-live="polite" className="sr-only" />;
}

/** Moves the focus to the page's heading, so that what is new is read from its beginning. Does not scroll. */
export function focusHeading(): void {
  if (document.querySelector("[role=dialog]")) return;
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
