import { readFileSync } from "node:fs";
import type { Engine } from "../engine.ts";
import type { Pump } from "../webhooks/pump.ts";
import { type Html, html } from "./html.ts";

export type PageContext = {
  readonly engine: Engine;
  readonly pump: Pump;
  readonly url: URL;
  /** The `:id` in the path. */
  readonly id: string;
  readonly form: URLSearchParams;
};

export type PageRoute = {
  readonly method: "GET" | "POST";
  readonly pattern: RegExp;
  readonly answer: (context: PageContext) => Response | Promise<Response>;
};

export function pageRoute(method: PageRoute["method"], path: string, answer: PageRoute["answer"]): PageRoute {
  return { method, pattern: new RegExp(`^${path.replace(":id", "(?<id>[\\w-]+)")}$`), answer };
}

const style = readFileSync(new URL("./assets/practice.css", import.meta.url), "utf8");
const script = readFileSync(new URL("./assets/practice.js", import.meta.url), "utf8");

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

export type PageKind = "Practice checkout" | "Practice billing" | "Practice bank" | "Practice Stripe";

/** A whole page; its first line says that nothing here is real. */
export function page(kind: PageKind, title: string, main: Html, status = 200): Response {
  const { html: text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${kind}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/practice.css" />
        <script type="module" src="/practice.js"></script>
      </head>
      <body>
        <p class="banner"><strong>${kind}</strong> — no real money</p>
        ${main}
      </body>
    </html>`;
  return content(text, "text/html", status, { "content-security-policy": policy });
}

export function messagePage(kind: PageKind, title: string, body: Html, status = 200): Response {
  return page(
    kind,
    title,
    html`<main class="narrow">
      <h1>${title}</h1>
      ${body}
    </main>`,
    status,
  );
}

export function missingPage(): Response {
  return messagePage(
    "Practice Stripe",
    "Nothing here",
    html`<p>This page doesn't exist, or has expired.</p>`,
    404,
  );
}

export const assets: readonly PageRoute[] = [
  pageRoute("GET", "/practice\\.css", () => content(style, "text/css")),
  pageRoute("GET", "/practice\\.js", () => content(script, "text/javascript")),
];

function content(text: string, type: string, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      ...headers,
    },
  });
}

/** After a form was sent, the browser fetches the next page, so that a reload sends nothing again. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
