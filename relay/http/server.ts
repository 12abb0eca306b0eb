import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from "node:http";
import type { Duplex } from "node:stream";
import { errorCode } from "../log/fields.ts";

/** In milliseconds. A slow client must not hold a connection for long. */
const timeouts = {
  /** For the request line and headers. */
  headersTimeout: 10_000,
  /** For the whole request with its body. */
  requestTimeout: 30_000,
  /** How often those two are enforced; the default of 30 s would triple the first. */
  connectionsCheckingInterval: 2_000,
  /**
   * Longer than the 60 s after which load balancers drop idle connections, so that they never write to a
   * closed one.
   */
  keepAliveTimeout: 65_000,
} satisfies ServerOptions;

export type HttpServer = {
  /** The actual port, which differs from the requested one if that was 0. */
  readonly port: number;
  /** Handles protocol upgrades; without it such a connection is closed. */
  onUpgrade(handle: UpgradeHandler): void;
  /** Stops accepting and waits for requests in progress; after `deadlineMs` their connections are closed. */
  stop(deadlineMs: number): Promise<"finished" | "forced">;
};

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

type Address = { readonly port: number; readonly host: string | undefined };

const unknownHost = () => "This machine can't resolve HOST. Set it to an address, or leave it unset.";

const listenProblems: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ port }) =>
    `PORT ${port} is already in use. Stop the program that's using it, or set PORT to another one.`,
  EACCES: ({ port }) => `PORT ${port} isn't available to this user account. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: () => "HOST isn't an address of this machine. Set it to one that is, or leave it unset.",
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
};

function listenProblem(address: Address, error: unknown): string {
  const code = errorCode(error);
  return listenProblems[code]?.(address) ?? `PORT ${address.port} can't be listened on (${code}).`;
}

function stop(server: Server, deadlineMs: number): Promise<"finished" | "forced"> {
  return new Promise((resolve) => {
    let outcome: "finished" | "forced" = "finished";
    const deadline = setTimeout(() => {
      outcome = "forced";
      server.closeAllConnections();
    }, deadlineMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve(outcome);
    });
  });
}

/** Listens, or answers with a one-line problem that names the variable at fault. */
export async function listen(
  handle: RequestListener,
  address: Address,
  options: ServerOptions = timeouts,
): Promise<{ ok: true; server: HttpServer } | { ok: false; problem: string }> {
  const server = createServer(options, handle);
  // `close` only ends connections idle at that moment; one that responds later would stay open.
  server.on("request", (_req, res) => {
    res.once("close", () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
  });
  try {
    const port = await listening(server, address);
    return {
      ok: true,
      server: {
        port,
        onUpgrade: (handler) => {
          server.on("upgrade", handler);
        },
        stop: (deadlineMs) => stop(server, deadlineMs),
      },
    };
  } catch (error) {
    return { ok: false, problem: listenProblem(address, error) };
  }
}

function listening(server: Server, { port, host }: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}
