import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { z } from "zod";
import { paths } from "#shared/paths.ts";
import { tabStorage } from "#client/lib/browser-storage.ts";

/**
 * Where pages were scrolled, for the way back to them. React Router's own restoration calls the first page of every load
 * the same, so a page would open where another one had been scrolled; it scrolls a page that was rendered at build time
 * back to its top when the app starts; and it finds no place that isn't there until data has arrived.
 */

const storageKey = "hearken.scroll";
const positionsSchema = z.record(z.string(), z.number());

/** By the key of the history entry, px from the top. */
function keptPositions(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(storageKey) ?? "{}");
    return new Map(Object.entries(positionsSchema.parse(kept)));
  } catch {
    return new Map();
  }
}

/** Gives the history entry of a newly opened page a key of its own, before the router reads it. */
export function keyEntry(): void {
  const state: unknown = history.state;
  if (z.object({ key: z.string() }).safeParse(state).success) return;
  const bytes = [...crypto.getRandomValues(new Uint8Array(6))];
  const key = bytes.map((byte) => byte.toString(36)).join("");
  history.replaceState(typeof state === "object" ? { ...state, key } : { key }, "");
}

/** Whether this page was loaded by going back or forward. */
function cameBack(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load instanceof PerformanceNavigationTiming && load.type === "back_forward";
}

/** What people do when they want to be somewhere else on the page. */
const signs = ["wheel", "touchmove", "pointerdown", "keydown"];
const longestSeekMs = 10_000;

/** Scrolls to a place, also one that the page reaches only once its data has arrived; answers how to give up. */
function seek(top: number, onEnd: () => void): () => void {
  const growth = new ResizeObserver(go);
  const timer = setTimeout(end, longestSeekMs);
  for (const sign of signs) addEventListener(sign, end, { passive: true });
  function go() {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) <= 1) end();
  }
  function end() {
    growth.disconnect();
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, end);
    onEnd();
  }
  growth.observe(document.body);
  go();
  return end;
}

type Entry = { readonly key: string; readonly pathname: string; readonly hash: string };

/** Where a page opens: where it was left, where the window is, or at its top or its fragment. */
function openingOf(before: Entry | null, { pathname, hash }: Entry, type: NavigationType) {
  // The browser has seen to the landing page itself, which is read before the app starts.
  if (before === null && pathname === paths.home) return "here";
  if (before === null ? cameBack() : type === NavigationType.Pop) return "left";
  // Only the query has changed: the same page shows something else.
  return before?.pathname === pathname && before.hash === hash ? "here" : "top";
}

/** Links get cut off in the middle of an escape, and not everything after a `#` was ever encoded. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function goToTop(hash: string): void {
  const part = hash === "" ? null : document.getElementById(decoded(hash.slice(1)));
  if (part) part.scrollIntoView();
  else scrollTo(0, 0);
}

/** Opens pages at their top or their fragment, and those that somebody comes back to where they were left. */
export function ScrollPosition() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  const shown = useRef<Entry>(null);
  const seeking = useRef(false);

  useLayoutEffect(() => {
    positions.current ??= keptPositions();
    const before = shown.current;
    shown.current = { key, pathname, hash };
    if (before?.key === key) return undefined;
    const opening = openingOf(before, shown.current, type);
    if (opening === "top") goToTop(hash);
    if (opening !== "left") return undefined;
    seeking.current = true;
    return seek(positions.current.get(key) ?? 0, () => (seeking.current = false));
  }, [key, pathname, hash, type]);

  useEffect(() => {
    const note = () => {
      if (shown.current && !seeking.current) positions.current?.set(shown.current.key, scrollY);
    };
    const keep = () => {
      note();
      tabStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions.current ?? [])));
      // The browser's turn: it may show the page again before the app does.
      history.scrollRestoration = "auto";
    };
    history.scrollRestoration = "manual";
    addEventListener("scroll", note, { passive: true });
    addEventListener("pagehide", keep);
    return () => {
      history.scrollRestoration = "auto";
      removeEventListener("scroll", note);
      removeEventListener("pagehide", keep);
    };
  }, []);
  return null;
}
