import { createServer } from "node:net";
import { port as portSchema } from "#relay/env/values.ts";
import { isSet } from "./services.ts";

export type PortChoice = { ok: true; port: number } | { ok: false; problem: string };

const defaultPort = "3000";

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "is already in use",
  EACCES: "isn't available to this user account",
};

/**
 * The port to serve on, from the value of PORT (0: chosen by the system), verified to be free. Throws a
 * one-line error if it isn't available.
 */
export async function choosePort(value: string | undefined, host: string | undefined): Promise<PortChoice> {
  const wanted = portSchema.safeParse(isSet(value) ? value.trim() : defaultPort);
  if (!wanted.success) return { ok: false, problem: "PORT isn't valid. Use a number from 0 to 65535." };
  const tried = await tryPort(wanted.data, isSet(host) ? host : undefined);
  if (tried.ok) return tried;
  const reason = reasons[tried.code] ?? `can't be used (${tried.code})`;
  return {
    ok: false,
    problem: `PORT ${wanted.data} ${reason}. Stop whatever is using it, or choose another port: PORT=${wanted.data + 1} npm start`,
  };
}

function tryPort(
  port: number,
  host: string | undefined,
): Promise<{ ok: true; port: number } | { ok: false; code: string }> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, code: error.code ?? "error" }),
    );
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      const address = server.address();
      const chosen = address === null || typeof address === "string" ? port : address.port;
      server.close(() => resolve({ ok: true, port: chosen }));
    });
  });
}
