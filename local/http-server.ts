import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";

export type Handler = (request: Request) => Promise<Response>;

/** Larger bodies are refused with a 413; nothing the product sends comes close. */
const maxBodyBytes = 1_048_576;

/** Serves a function from Request to Response over node:http; errors it throws become a bare 500. */
export function createHttpServer(handler: Handler): Server {
  return createServer((incoming, outgoing) => {
    void respond(handler, incoming, outgoing);
  });
}

async function respond(handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    const body = await readBody(incoming);
    const response =
      body === undefined
        ? new Response("Too large", { status: 413 })
        : await handler(toRequest(incoming, body));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch {
    if (!outgoing.headersSent) outgoing.writeHead(500);
    outgoing.end();
  }
}

async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toRequest(
  { method = "GET", url = "/", headersDistinct, headers }: IncomingMessage,
  body: Buffer<ArrayBuffer>,
): Request {
  const pairs = Object.entries(headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  );
  return new Request(new URL(url, `http://${headers.host ?? "localhost"}`), {
    method,
    headers: new Headers(pairs),
    ...(method === "GET" || method === "HEAD" ? {} : { body }),
  });
}
