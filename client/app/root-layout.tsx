import { Navigate, Outlet, matchPath, useLocation, useNavigate } from "react-router-dom";
import { type ReactNode, lazy, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type PathName, paths } from "#shared/paths.ts";
import { HelpBar } from "#client/features/safety/help-bar.tsx";
import { onFirstToast } from "#client/lib/toast.ts";
import { whenIdle } from "#client/lib/when-idle.ts";
import { lazyPart } from "#client/ui/lazy-part.tsx";
import { withTexts } from "#client/i18n/setup.ts";
import { readAuthFragment, refusedLinkUrl } from "#client/lib/auth-urls.ts";
import { PageSpinner } from "#client/ui/loading.tsx";
import { ScrollPosition } from "./scroll-position.tsx";
import { restoreLostFocus } from "./lost-focus.ts";
import { StartErrorPage, WithServices } from "./with-services.tsx";

const names = Object.keys(paths).filter((name): name is PathName => name in paths);

/**
 * The translation key of the page's name at a path (without query or fragment), also used as the document
 * title.
 */
function pageNameAt(pathname: string): PathName | undefined {
  return names.find((name) => matchPath(paths[name], pathname));
}

const Toaster = lazyPart(async () => (await import("#client/ui/toaster.tsx")).Toaster);

/** Once there is something to say, or nothing else to do: the page comes first. */
function useToaster(): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const [stop, callOff] = [onFirstToast(want), whenIdle(want)];
    return () => {
      stop();
      callOff();
    };
  }, []);
  return wanted;
}

/** Around every page: the document's title, the skip link, focus and announcements on navigation, toasts. */
export function RootLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const hasToaster = useToaster();
  useEffect(() => restoreLostFocus(document), []);
  const name = pageNameAt(pathname) ?? "notFound";
  const title =
    name === "home" ? `${t("productName")} · ${t("tagline")}` : `${t(`pages.${name}`)} · ${t("productName")}`;
  return (
    <>
      <title>{title}</title>
      <a
        href="#main"
        className="fixed start-4 top-3 z-70 -translate-y-24 rounded-full bg-ink px-5 py-2.5 font-semibold text-paper focus:translate-y-0 print:hidden"
      >
        {t("skipToContent")}
      </a>
      <HelpBar />
      <LinkWatcher>
        <Outlet />
      </LinkWatcher>
      <RouteAnnouncer title={title} />
      {hasToaster ? <Toaster /> : null}
      <ScrollPosition />
    </>
  );
}

/**
 * After a navigation, moves focus to the page's heading and announces its title politely, as a browser does
 * after a full load. It skips the first page, an open dialog and a fragment, which have a focus target of
 * their own.
 */
function RouteAnnouncer({ title }: { title: string }) {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const announcer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (announcer.current) announcer.current.textContent = title;
    if (!hash) focusHeading();
  }, [pathname, hash, title]);
  return <p ref={announcer} aria-live="polite" className="sr-only" />;
}

/** Moves focus to the page's heading without scrolling, so that screen readers start from there. */
export function focusHeading(): void {
  if (document.querySelector("[role=dialog]")) return;
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const LinkSignIn = lazy(async () => {
  const part = await withTexts(["auth"], () => import("#client/features/auth/link-sign-in.tsx"));
  return { default: part.LinkSignIn };
});

/**
 * Reads the fragment that an email link leaves in any page's URL before that page is shown: a recovery link
 * leads to the reset page, a confirmation link signs in, and a refused link is explained. Nothing else in the
 * app reads the fragment, so nothing can consume it first.
 */
export function LinkWatcher({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const fragment = useMemo(() => readAuthFragment(hash), [hash]);
  const showPage = useCallback(
    () => void navigate({ pathname, search }, { replace: true }),
    [navigate, pathname, search],
  );
  const explain = useCallback(() => void navigate(refusedLinkUrl, { replace: true }), [navigate]);

  if (fragment.kind === "none" || pathname === paths.resetPassword) return children;
  if (fragment.kind === "recovery" || (fragment.kind === "error" && fragment.recovery)) {
    return <Navigate to={{ pathname: paths.resetPassword, hash }} replace />;
  }
  if (fragment.kind === "error") return <Navigate to={refusedLinkUrl} replace />;
  return (
    <WithServices waiting={<PageSpinner />} failed={<StartErrorPage />}>
      <LinkSignIn tokens={fragment.tokens} onSignedIn={showPage} onRefused={explain} />
    </WithServices>
  );
}
