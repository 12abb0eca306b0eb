import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * A provider that is out of order: its connections are refused, or from `answer500` on each request and each WebSocket
 * is answered with 500.
 */
export async function startDeadProvider() {
  let answered = 0;
  const server = createServer((request, response) => {
    // Looking up the models is no request that anybody waits for.
    if (request.method === "POST") answered += 1;
    response.writeHead(500).end();
  });
  server.on("upgrade", (_request, socket) => {
    answered += 1;
    socket.end("HTTP/1.1 500 Internal Server Error\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  // A port that was free a moment ago, and where nobody listens.
  const port = await listen(server, 0);
  await close();
  return {
    url: `http://127.0.0.1:${port}/v1`,
    /** Requests and WebSockets that were answered with 500. */
    answered: () => answered,
    answer500: async () => void (await listen(server, port)),
    stop: close,
  };
}

export type DeadProvider = Awaited<ReturnType<typeof startDeadProvider>>;
