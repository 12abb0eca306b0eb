import { createServer, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Slow = { readonly path: string; readonly delayMs: number };

/** Forwards a request to `target` and returns its response. */
export function passOn(target: string, request: IncomingMessage, response: ServerResponse): void {
  const { url = "/", method, headers } = request;
  const passedOn = send(new URL(url, target), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passedOn.once("error", () => response.destroy());
  request.pipe(passedOn);
}

/** Forwards requests to `target`, delaying those to `path`. */
export async function startSlowLine(target: string, { path, delayMs }: Slow) {
  const server = createServer((request, response) => {
    const isSlow = request.url?.split("?")[0] === path;
    setTimeout(() => passOn(target, request, response), isSlow ? delayMs : 0);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
