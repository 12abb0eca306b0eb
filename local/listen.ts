import type { Server } from "node:net";

/** Everything local binds only to this address, so that no stand-in is reachable from the network. */
export const loopback = "127.0.0.1";

/** Listens on `preferredPort`, or on a free one if that is taken, and returns the port. */
export async function listenOnLoopback(server: Server, preferredPort: number): Promise<number> {
  try {
    return await listen(server, preferredPort);
  } catch (error) {
    if (preferredPort === 0 || !isPortUnavailable(error)) throw error;
    return listen(server, 0);
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host: loopback, port, exclusive: true }, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(address === null || typeof address === "string" ? port : address.port);
    });
  });
}

/** Taken by another process, or below 1024 without permission. */
function isPortUnavailable(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && (error.code === "EADDRINUSE" || error.code === "EACCES")
  );
}
