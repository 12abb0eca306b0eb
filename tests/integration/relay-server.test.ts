import type { RequestListener, ServerOptions } from "node:http";
import { connect, type Socket } from "node:net";
import { type HttpServer, listen } from "#relay/http/server.ts";
import { databaseAnswers } from "#relay/store/database-check.ts";
import { createServiceClient } from "#relay/store/service-client.ts";
import { rawRequest } from "#tests/support/raw-http.ts";
import { databaseQuestion, type Script, startScriptedSupabase } from "#tests/support/scripted-supabase.ts";
import { describe, expect, test } from "vitest";

async function serve(handle: RequestListener, options?: ServerOptions): Promise<HttpServer> {
  const listened = await listen(handle, { port: 0, host: "127.0.0.1" }, options);
  if (!listened.ok) throw new Error(listened.problem);
  return listened.server;
}

/** A connection kept alive after its response, as browsers and load balancers do. */
async function keptAlive(
  port: number,
): Promise<{ socket: Socket; closed: Promise<void>; answer: Promise<string> }> {
  const socket = connect(port, "127.0.0.1");
  const closed = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
  });
  const answer = new Promise<string>((resolve) => {
    socket.once("data", (chunk: Buffer) => resolve(chunk.toString()));
  });
  socket.write("GET / HTTP/1.1\r\nHost: app\r\n\r\n");
  return { socket, closed, answer };
}

describe("stopping", () => {
  test("doesn't wait for kept-alive connections", async () => {
    const server = await serve((_req, res) => res.end("ok"));
    const { answer, closed } = await keptAlive(server.port);
    await answer;
    expect(await server.stop(60_000)).toBe("finished");
    await closed;
  });

  test("closes a busy connection as soon as it has its response", async () => {
    const busy = Promise.withResolvers<() => void>();
    const server = await serve((_req, res) => busy.resolve(() => res.end("ok")));
    const { answer, closed } = await keptAlive(server.port);
    const respond = await busy.promise;
    const stopped = server.stop(60_000);
    respond();
    expect(await answer).toContain("200 OK");
    expect(await stopped).toBe("finished");
    await closed;
  });

  test("closes what is still running at the deadline", async () => {
    const busy = Promise.withResolvers<void>();
    const server = await serve(() => busy.resolve());
    const { closed } = await keptAlive(server.port);
    await busy.promise;
    expect(await server.stop(1)).toBe("forced");
    await closed;
  });
});

test("a client that never finishes its headers is cut off", async () => {
  const limits = { headersTimeout: 20, requestTimeout: 40, connectionsCheckingInterval: 10 };
  const server = await serve((_req, res) => res.end("ok"), limits);
  expect(await rawRequest(server.port, "GET / HTTP/1.1\r\nHost: app\r\nX-Slow: ")).toMatch(
    /^HTTP\/1\.1 408 /,
  );
  await server.stop(0);
});

async function ask(script: Script, timeoutMs = 10_000) {
  const supabase = await startScriptedSupabase(script);
  const answers = await databaseAnswers(createServiceClient(supabase.url, "sb_secret_test"), timeoutMs);
  await supabase.stop();
  return { answers, seen: supabase.seen };
}

describe("whether the database answers", () => {
  test("it does: one cheap query with the secret key", async () => {
    let key: unknown;
    const { answers, seen } = await ask({
      [databaseQuestion]: (request) => {
        key = request.headers["apikey"];
        return { status: 200 };
      },
    });
    expect({ answers, seen, key }).toEqual({
      answers: true,
      seen: [databaseQuestion],
      key: "sb_secret_test",
    });
  });

  test.each([401, 404, 500, 503])("it doesn't if Supabase says %i, and isn't asked again", async (status) => {
    const { answers, seen } = await ask({ [databaseQuestion]: () => ({ status }) });
    expect({ answers, seen }).toEqual({ answers: false, seen: [databaseQuestion] });
  });

  test("it doesn't if it takes too long", async () => {
    const { answers } = await ask({ [databaseQuestion]: () => new Promise(() => {}) }, 20);
    expect(answers).toBe(false);
  });

  test("it doesn't if nothing is there", async () => {
    const gone = await startScriptedSupabase({});
    await gone.stop();
    expect(await databaseAnswers(createServiceClient(gone.url, "sb_secret_test"), 10_000)).toBe(false);
  });
});
