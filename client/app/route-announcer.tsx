import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { focusHeading } from "#client/lib/focus-heading.ts";

/**
 * After a navigation, moves focus to the page's heading and says its title politely, as a browser does after a full
 * load. The first page is left to the browser, an open dialog keeps its focus, and a fragment its target.
 */
export function RouteAnnouncer({ title }: { title: string }) {
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
