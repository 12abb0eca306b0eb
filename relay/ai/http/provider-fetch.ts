import http, { type ClientRequest, type IncomingMessage } from "node:http";
import https from "node:https";
import { IncomingPieces, streamOf } from "./incoming-pieces.ts";

/** A turn makes about five requests, and opening connections for them would be much of the wait. */
const pool = { keepAlive: true, scheduling: "lifo", noDelay: true } as const;
const agents = { http: new http.Agent(pool), https: new https.Agent(pool) } as const;

/** What comes piece by piece is read piece by piece; anything else is kept until it is whole, in a few kilobytes. */
const streamed = /^(?:audio|video)\/|^(?:text\/event-stream|application\/octet-stream)/i;
const longestAnswer = 2 * 1024 * 1024;

const withoutBody = new Set([204, 205, 304]);

type Outgoing = {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array | null;
  readonly signal: AbortSignal | null;
};

function bytesOf(body: RequestInit["body"]): Uint8Array | null {
  if (body === undefined || body === null) return null;
  if (typeof body === "string") return Buffer.from(body);
  if (body instanceof Uint8Array) return body;
  throw new TypeError("Only text and bytes are sent to providers");
}

function outgoingOf(url: URL, init: RequestInit): Outgoing {
  // Uncompressed data needn't wait for a block to be full.
  const headers: Record<string, string> = { "accept-encoding": "identity" };
  for (const [name, value] of new Headers(init.headers)) headers[name] = value;
  const { method = "GET", signal = null } = init;
  return { url, method, headers, signal: signal ?? null, bytes: bytesOf(init.body) };
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  return headers;
}

function responseOf(incoming: IncomingMessage): Response {
  const { statusCode = 502 } = incoming;
  // Some proxies and bot filters answer with others, such as 999, which a response can't have.
  const status = statusCode < 200 || statusCode > 599 ? 502 : statusCode;
  const init = { status, headers: headersOf(incoming) };
  const isStreamed = streamed.test(incoming.headers["content-type"] ?? "");
  const pieces = new IncomingPieces(incoming, isStreamed ? Number.POSITIVE_INFINITY : longestAnswer);
  return new Response(withoutBody.has(status) ? null : streamOf(pieces), init);
}

function begin({ url, method, headers, bytes }: Outgoing): ClientRequest {
  const options = { method, headers: { ...headers, "content-length": bytes?.length ?? 0 } };
  const request =
    url.protocol === "https:"
      ? https.request(url, { ...options, agent: agents.https })
      : http.request(url, { ...options, agent: agents.http });
  request.end(bytes ?? undefined);
  return request;
}

/** The kept-alive connection was closed by the other side just as it was reused. */
function wasStale(request: ClientRequest, error: Error): boolean {
  return request.reusedSocket && "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE");
}

function exchange(outgoing: Outgoing): Promise<Response> {
  const { signal } = outgoing;
  return new Promise((resolve, reject) => {
    const request = begin(outgoing);
    let answer: IncomingMessage | null = null;
    const abort = (): void => {
      (answer ?? request).destroy(new DOMException("This operation was aborted", "AbortError"));
    };
    signal?.addEventListener("abort", abort, { once: true });
    request.once("close", () => signal?.removeEventListener("abort", abort));
    request.once("response", (incoming) => {
      answer = incoming;
      // Thrown in an event handler, an error would end the process.
      try {
        resolve(responseOf(incoming));
      } catch (error) {
        incoming.destroy();
        reject(error instanceof Error ? error : new Error("Unreadable answer"));
      }
    });
    request.on("error", (error) => {
      if (answer === null && wasStale(request, error) && signal?.aborted !== true)
        resolve(exchange(outgoing));
      else reject(error);
    });
  });
}

/**
 * The part of `fetch` that providers need, over Node's own HTTP client and kept-alive connections. At
 * hundreds of calls the built-in one uses about as much of a core as everything else together.
 */
export async function providerFetch(
  target: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const url = new URL(target instanceof Request ? target.url : target);
  const outgoing = outgoingOf(url, init);
  outgoing.signal?.throwIfAborted();
  return exchange(outgoing);
}
