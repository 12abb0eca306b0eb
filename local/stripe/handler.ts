import { answerControl } from "./control/control.ts";
import type { Engine, Machine } from "./engine.ts";
import type { Handler } from "../http-server.ts";
import { answerApi } from "./http/api.ts";
import { checkoutPages } from "./pages/checkout-pages.ts";
import { invoicePages } from "./pages/invoice-pages.ts";
import { assets, missingPage, type PageRoute } from "./pages/layout.ts";
import { portalPages } from "./pages/portal-pages.ts";
import type { Pump } from "./webhooks/pump.ts";
import { apiVersion } from "./render/event.ts";

type Parts = { readonly engine: Engine; readonly pump: Pump; readonly machine: Machine };

const pages: readonly PageRoute[] = [...checkoutPages, ...portalPages, ...invoicePages, ...assets];

const localNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Serves three things at one address: the API for the SDK, the pages for buyers, and the controls. */
export function createHandler(parts: Parts): Handler {
  return async (request) => {
    const url = new URL(request.url);
    // Another site that points its own name at this machine (DNS rebinding), or submits a form to it, is
    // refused.
    if (!localNames.has(url.hostname) || isForeignForm(request, url))
      return new Response("Wrong host", { status: 421 });
    if (url.pathname.startsWith("/v1/")) return answerSdk(parts, request, url);
    if (url.pathname === "/" || url.pathname.startsWith("/_control/"))
      return answerControl(parts, request, url);
    return answerPage(parts, request, url);
  };
}

function isForeignForm(request: Request, url: URL): boolean {
  const origin = request.headers.get("origin");
  return request.method !== "GET" && origin !== null && origin !== url.origin;
}

async function answerSdk({ engine, machine }: Parts, request: Request, url: URL): Promise<Response> {
  const sent = request.method === "GET" ? "" : await request.text();
  const { status, body, replayed } = answerApi(engine, {
    method: request.method,
    path: url.pathname,
    form: [url.search.slice(1), sent].filter((part) => part !== "").join("&"),
    header: (name) => request.headers.get(name) ?? undefined,
  });
  await engine.saved();
  const headers = { "request-id": machine.id("req"), "stripe-version": apiVersion };
  const again = replayed === true ? { "idempotent-replayed": "true" } : {};
  return Response.json(body, { status, headers: { ...headers, ...again } });
}

async function answerPage({ engine, pump }: Parts, request: Request, url: URL): Promise<Response> {
  for (const { method, pattern, answer } of pages) {
    const match = method === request.method ? pattern.exec(url.pathname) : null;
    if (match === null) continue;
    const form = new URLSearchParams(method === "POST" ? await request.text() : "");
    return answer({ engine, pump, url, id: match.groups?.["id"] ?? "", form });
  }
  return missingPage();
}
