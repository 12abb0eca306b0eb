import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ScriptedAnswer = { readonly status: number; readonly body?: unknown };
/** Answers by `METHOD /path`, without the query. What is not listed gets 404. */
export type Script = Record<string, (request: IncomingMessage) => ScriptedAnswer | Promise<ScriptedAnswer>>;

const notScripted: ScriptedAnswer = { status: 404, body: { message: "not scripted" } };

/** A Supabase of which a test decides every answer; `seen` holds the requests it got, as `METHOD /path`. */
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

/** The cheap question of the relay's readiness. */
export const databaseQuestion = "HEAD /rest/v1/profiles";
