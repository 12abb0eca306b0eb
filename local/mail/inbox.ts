import type { Handler } from "../http-server.ts";
import type { Mailbox } from "./mailbox.ts";
import type { Message } from "./message.ts";
import { listPage, mailDocument, messagePage, missingPage } from "./pages.ts";
import { inboxScript, inboxStyle } from "./page-assets.ts";

/**
 * The inbox: pages for people, and a JSON interface for tests. `GET /api/messages?to=&after=&wait=` lists
 * newest first and waits up to `wait` seconds while there is none newer than the id `after`; `DELETE
 * /api/messages?to=` empties it; `DELETE /api/messages/<id>` removes one email.
 */
export function createInbox(mailbox: Mailbox): Handler {
  return async (request) => {
    const url = new URL(request.url);
    // Another site that points its own name at this machine (DNS rebinding) must not be able to read email.
    if (!localNames.has(url.hostname)) return new Response("Wrong host", { status: 421 });
    const route = routes.find(
      ({ method, pattern }) => method === request.method && pattern.test(url.pathname),
    );
    if (route === undefined) return page(missingPage(), 404);
    const id = route.pattern.exec(url.pathname)?.groups?.["id"] ?? "";
    return route.answer({ mailbox, query: url.searchParams, id });
  };
}

const localNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

type Context = { readonly mailbox: Mailbox; readonly query: URLSearchParams; readonly id: string };
type Route = {
  readonly method: string;
  readonly pattern: RegExp;
  answer(context: Context): Response | Promise<Response>;
};

const routes: readonly Route[] = [
  { method: "GET", pattern: /^\/$/, answer: ({ mailbox }) => page(listPage(mailbox.list())) },
  {
    method: "GET",
    pattern: /^\/messages\/(?<id>[^/]+)$/,
    answer: withMessage((mail) => page(messagePage(mail))),
  },
  { method: "GET", pattern: /^\/messages\/(?<id>[^/]+)\/html$/, answer: withMessage(framed) },
  { method: "GET", pattern: /^\/inbox\.css$/, answer: () => asset(inboxStyle, "text/css") },
  { method: "GET", pattern: /^\/inbox\.js$/, answer: () => asset(inboxScript, "text/javascript") },
  { method: "GET", pattern: /^\/api\/messages$/, answer: listMessages },
  {
    method: "GET",
    pattern: /^\/api\/messages\/(?<id>[^/]+)$/,
    answer: withMessage((mail) => Response.json(mail)),
  },
  { method: "DELETE", pattern: /^\/api\/messages$/, answer: removeAll },
  { method: "DELETE", pattern: /^\/api\/messages\/(?<id>[^/]+)$/, answer: removeOne },
];

function withMessage(answer: (message: Message) => Response): Route["answer"] {
  return ({ mailbox, id }) => {
    const message = mailbox.find(id);
    return message === undefined ? page(missingPage(), 404) : answer(message);
  };
}

const maxWaitSeconds = 30;

async function listMessages({ mailbox, query }: Context): Promise<Response> {
  const wanted = (): readonly Message[] =>
    mailbox.list(query.get("to") ?? undefined).filter(({ id }) => id > (query.get("after") ?? ""));
  const patience = AbortSignal.timeout(1000 * Math.min(Number(query.get("wait")) || 0, maxWaitSeconds));
  while (query.has("wait") && wanted().length === 0 && !patience.aborted) await mailbox.nextArrival(patience);
  return Response.json(wanted());
}

function removeAll({ mailbox, query }: Context): Response {
  mailbox.remove(mailbox.list(query.get("to") ?? undefined).map(({ id }) => id));
  return new Response(null, { status: 204 });
}

function removeOne({ mailbox, id }: Context): Response {
  mailbox.remove([id]);
  return new Response(null, { status: 204 });
}

const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The email itself: no scripts, nothing loaded from elsewhere, and links that open in the whole window. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; " +
  "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

function page(html: string, status = 200): Response {
  return content(html, "text/html", status, { "Content-Security-Policy": pagePolicy });
}

function framed(message: Message): Response {
  return content(mailDocument(message.html), "text/html", 200, { "Content-Security-Policy": mailPolicy });
}

function asset(text: string, type: string): Response {
  return content(text, type, 200, {});
}

function content(text: string, type: string, status: number, headers: Record<string, string>): Response {
  return new Response(text, {
    status,
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      ...headers,
    },
  });
}
