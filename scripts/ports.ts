import { randomInt } from "node:crypto";
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
 * PORT=0 chooses one of these. The relay listens seconds after the choice, and meanwhile a port that the system hands
 * out itself (from 32768 on Linux, 49152 elsewhere) may go to any other program.
 */
export const ownChoice = { from: 20_000, to: 30_000 } as const;
/** So many are tried, then the last one's problem is reported. */
const mostTries = 20;

/** The port to serve on, from the value of PORT (0: any free one), verified to be free, or a one-line problem. */
export async function choosePort(value: string | undefined, host: string | undefined): Promise<PortChoice> {
  const wanted = portSchema.safeParse(isSet(value) ? value.trim() : defaultPort);
  if (!wanted.success) return { ok: false, problem: "PORT isn't valid. Use a number from 0 to 65535." };
  const address = isSet(host) ? host : undefined;
  const tried = wanted.data === 0 ? await tryAny(address, mostTries) : await tryPort(wanted.data, address);
  if (tried.ok) return tried;
  const reason = reasons[tried.code] ?? `can't be used (${tried.code})`;
  return {
    ok: false,
    problem: `PORT ${wanted.data} ${reason}. Stop whatever is using it, or choose another port: PORT=${wanted.data < 65_535 ? wanted.data + 1 : wanted.data - 1} npm start`,
  };
}

type Tried = { ok: true; port: number } | { ok: false; code: string };

async function tryAny(host: string | undefined, tries: number): Promise<Tried> {
  const tried = await tryPort(randomInt(ownChoice.from, ownChoice.to), host);
  return tried.ok || tries <= 1 ? tried : tryAny(host, tries - 1);
}

function tryPort(port: number, host: string | undefined): Promise<Tried> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, code: error.code ?? "error" }),
    );
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      server.close(() => resolve({ ok: true, port }));
    });
  });
}
