import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ScriptedAnswer = { readonly status: number; readonly body?: unknown };
/** Answers by `METHOD /path`, without the query. Anything else gets a 404. */
export type Script = Record<string, (request: IncomingMessage) => ScriptedAnswer | Promise<ScriptedAnswer>>;

const notScripted: ScriptedAnswer = { status: 404, body: { message: "not scripted" } };

/**
 * A Supabase whose every answer the test decides; `seen` holds the requests it received, as `METHOD /path`.
 */
export async function startScriptedSupabase(script: Script) {
  const seen: string[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = `${request.method} ${request.url?.split("?")[0]}`;
    seen.push(key);
    const { status, body } = (await script[key]?.(request)) ?? notScripted;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, stop };
}

export type ScriptedSupabase = Awaited<ReturnType<typeof startScriptedSupabase>>;

/** The cheap query of the relay's readiness check. */
export const databaseQuestion = "HEAD /rest/v1/profiles";
