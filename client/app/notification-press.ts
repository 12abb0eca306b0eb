import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";

/** Pages on which somebody may be talking; a notification never leads away from them. */
const talks: ReadonlySet<string> = new Set([paths.startSession, paths.chat]);

/** The page that the service worker asks for; null for any other message. */
function pageAskedFor(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("type" in data) || data.type !== "hearken.open")
    return null;
  const path = "path" in data ? data.path : null;
  return typeof path === "string" && /^\/(?!\/)/.test(path) ? path : null;
}

/** Null without workers; where storage is blocked, even a look at them throws. */
function workersHere(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/** Goes to the page of a pressed notification, as `client/service-worker/push.ts` asks; it opens one if none answers. */
export function useNotificationPress(workers: ServiceWorkerContainer | null = workersHere()) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = useRef((_path: string) => {});
  useEffect(() => {
    go.current = (path) => {
      if (!talks.has(pathname) && path !== pathname) void navigate(path);
    };
  }, [navigate, pathname]);
  useEffect(() => {
    const hear = ({ data, ports }: MessageEvent) => {
      const path = pageAskedFor(data);
      if (path === null) return;
      ports[0]?.postMessage("going");
      go.current(path);
    };
    workers?.addEventListener("message", hear);
    return () => workers?.removeEventListener("message", hear);
  }, [workers]);
}
