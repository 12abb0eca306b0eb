import http, { type ClientRequest, type IncomingMessage } from "node:http";
import https from "node:https";
import { multipartOf } from "./multipart.ts";

/** A turn makes some five requests; most of a second's wait would go into opening connections for them. */
const pool = { keepAlive: true, scheduling: "lifo", noDelay: true } as const;
const agents = { "http:": new http.Agent(pool), "https:": new https.Agent(pool) } as const;

/** Pieces of an answer that wait to be read before the provider is slowed down. */
const waitingPieces = 64;
const withoutBody = new Set([204, 205, 304]);

type Outgoing = {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer | null;
  readonly signal: AbortSignal | null;
};

async function outgoingOf(url: URL, init: RequestInit): Promise<Outgoing> {
  // What is not compressed need not wait for a block to be full.
  const headers: Record<string, string> = { "accept-encoding": "identity" };
  for (const [name, value] of new Headers(init.headers)) headers[name] = value;
  const common = { url, method: init.method ?? "GET", headers, signal: init.signal ?? null };
  const { body } = init;
  if (body === undefined || body === null) return { ...common, bytes: null };
  if (typeof body === "string") return { ...common, bytes: Buffer.from(body) };
  if (!(body instanceof FormData)) throw new TypeError("Only text and forms are sent to providers");
  const { type, bytes } = await multipartOf(body);
  headers["content-type"] = type;
  return { ...common, bytes };
}

function pour(incoming: IncomingMessage, controller: ReadableStreamDefaultController<Uint8Array>): void {
  let over = false;
  const finish = (end: () => void): void => {
    if (over) return;
    over = true;
    end();
  };
  incoming.on("data", (bytes: Uint8Array) => {
    if (over) return;
    controller.enqueue(bytes);
    if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
  });
  incoming.once("end", () => finish(() => controller.close()));
  incoming.once("error", (error) => finish(() => controller.error(error)));
  incoming.once("close", () => finish(() => controller.error(new Error("The answer broke off"))));
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => pour(incoming, controller),
      pull: () => {
        if (incoming.isPaused()) incoming.resume();
      },
      cancel: () => {
        incoming.removeAllListeners("data");
        incoming.destroy();
      },
    },
    { highWaterMark: waitingPieces },
  );
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  return headers;
}

function responseOf(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 502;
  const init = { status, headers: headersOf(incoming) };
  if (!withoutBody.has(status)) return new Response(bodyOf(incoming), init);
  incoming.resume();
  return new Response(null, init);
}

function begin({ url, method, headers, bytes }: Outgoing): ClientRequest {
  const secure = url.protocol === "https:";
  const options = { method, headers: { ...headers, "content-length": bytes?.length ?? 0 } };
  const request = secure
    ? https.request(url, { ...options, agent: agents["https:"] })
    : http.request(url, { ...options, agent: agents["http:"] });
  request.end(bytes ?? undefined);
  return request;
}

/** The connection was kept open, and closed by the other side just when it was used again. */
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
      resolve(responseOf(incoming));
    });
    request.on("error", (error) => {
      if (answer === null && wasStale(request, error) && signal?.aborted !== true)
        resolve(exchange(outgoing));
      else reject(error);
    });
  });
}

/**
 * `fetch` as far as providers need it, over Node's own HTTP client and kept-open connections. At hundreds of calls
 * the built-in one takes about as much of a core as everything else together.
 */
export async function providerFetch(
  target: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const url = new URL(target instanceof Request ? target.url : target);
  const outgoing = await outgoingOf(url, init);
  outgoing.signal?.throwIfAborted();
  return exchange(outgoing);
}
