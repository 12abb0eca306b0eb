import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { formOf } from "#relay/ai/http/form.ts";
import { providerFetch } from "#relay/ai/http/provider-fetch.ts";

const servers: Server[] = [];

type Handle = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

async function serve(handle: Handle): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => void handle(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, server };
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
});

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("latin1");
}

test("text is sent with its headers, and status and headers are returned", async () => {
  const { url } = await serve(async (request, response) => {
    const body = await textOf(request);
    response.writeHead(429, { "content-type": "application/json", "retry-after": "3" });
    response.end(JSON.stringify({ method: request.method, key: request.headers.authorization, body }));
  });
  const headers = new Headers({ authorization: "Bearer sk-1" });
  const response = await providerFetch(`${url}/chat`, { method: "POST", headers, body: '{"a":1}' });
  expect([response.status, response.ok, response.headers.get("retry-after")]).toEqual([429, false, "3"]);
  expect(await response.json()).toEqual({ method: "POST", key: "Bearer sk-1", body: '{"a":1}' });
});

test("a form is readable by servers, with files intact", async () => {
  const { url } = await serve(async (request, response) => {
    const form = await new Response(Buffer.from(await textOf(request), "latin1"), {
      headers: { "content-type": request.headers["content-type"] ?? "" },
    }).formData();
    const file = form.get("file") as File;
    const bytes = [...new Uint8Array(await file.arrayBuffer())];
    response.end(JSON.stringify([form.get("model"), form.getAll("keywords[]"), file.name, file.type, bytes]));
  });
  const parts = [new Uint8Array([0, 255, 13]), new Uint8Array([10, 45])];
  const file = { field: "file", name: "speech.wav", type: "audio/wav", parts };
  const { contentType, bytes } = formOf(file, [
    ["model", "whisper"],
    ["keywords[]", "calm"],
    ["keywords[]", "grief"],
  ]);
  const headers = { "content-type": contentType };
  const response = await providerFetch(url, { method: "POST", body: bytes, headers });
  expect(await response.json()).toEqual([
    "whisper",
    ["calm", "grief"],
    "speech.wav",
    "audio/wav",
    [0, 255, 13, 10, 45],
  ]);
});

test("a response arrives in pieces, and aborting ends it at both ends", async () => {
  const left = Promise.withResolvers<void>();
  const { url } = await serve((_request, response) => {
    response.write("one");
    response.once("close", () => left.resolve());
  });
  const stop = new AbortController();
  const response = await providerFetch(url, { signal: stop.signal });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  expect(String(value)).toBe("one");
  const next = reader.read();
  stop.abort();
  await expect(next).rejects.toMatchObject({ name: "AbortError" });
  await left.promise;
});

test("aborting before the response, or before the request, rejects", async () => {
  const asked = Promise.withResolvers<void>();
  const { url } = await serve(() => asked.resolve());
  const stop = new AbortController();
  const waiting = providerFetch(url, { signal: stop.signal });
  await asked.promise;
  stop.abort();
  await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
  await expect(providerFetch(url, { signal: stop.signal })).rejects.toMatchObject({ name: "AbortError" });
});

test("an iterated response is complete, and its connection serves the next one", async () => {
  const sockets = new Set<Socket>();
  const { url } = await serve((request, response) => {
    sockets.add(request.socket);
    response.write("one");
    setImmediate(() => response.end("two"));
  });
  for (let round = 0; round < 2; round += 1) {
    const response = await providerFetch(url);
    const pieces: Uint8Array[] = [];
    for await (const piece of response.body ?? []) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe("onetwo");
  }
  expect(sockets.size).toBe(1);
});

test("abandoning a response releases its connection", async () => {
  const left = Promise.withResolvers<void>();
  const { url } = await serve((_request, response) => {
    response.write("one");
    response.once("close", () => left.resolve());
  });
  const response = await providerFetch(url);
  await response.body?.cancel();
  await left.promise;
  expect(response.status).toBe(200);
});

test("a response that breaks off midway is an error, not an end", async () => {
  const { url } = await serve((_request, response) => {
    response.writeHead(200, { "content-length": "10" });
    response.write("half");
    setImmediate(() => response.destroy());
  });
  const response = await providerFetch(url);
  await expect(response.text()).rejects.toThrow("aborted");
});

test("a kept-alive connection that the server closes on reuse is replaced", async () => {
  const sockets = new Set<Socket>();
  let requests = 0;
  const { url, server } = await serve((request, response) => {
    requests += 1;
    // The second request on a connection finds it closed, as after an idle timeout.
    if (sockets.has(request.socket)) request.socket.resetAndDestroy();
    else response.end("fine");
    sockets.add(request.socket);
  });
  server.keepAliveTimeout = 60_000;
  expect(await (await providerFetch(url)).text()).toBe("fine");
  expect(await (await providerFetch(url)).text()).toBe("fine");
  expect([requests, sockets.size]).toEqual([3, 2]);
});

test.each([299, 599, 600, 777, 999])("a status of %i is an answer like any other", async (status) => {
  const { url } = await serve((_, response) => {
    response.writeHead(status).end("blocked");
  });
  const response = await providerFetch(url);
  expect(response.status).toBe(status <= 599 ? status : 502);
  expect(await response.text()).toBe("blocked");
});

test("it rejects if nobody listens", async () => {
  await expect(providerFetch("http://127.0.0.1:1/v1")).rejects.toThrow("ECONNREFUSED");
});

test.each([
  ["application/json", false],
  ["text/plain", false],
  ["text/event-stream", true],
  ["audio/pcm", true],
])(
  "an answer of many megabytes as %s is read to its end only where it is streamed",
  async (type, isWhole) => {
    const length = 5 * 1024 * 1024;
    const { url } = await serve((_, response) => {
      response.writeHead(200, { "content-type": type });
      response.end(Buffer.alloc(length, "x"));
    });
    const read = providerFetch(url).then((response) => response.arrayBuffer());
    if (isWhole) expect((await read).byteLength).toBe(length);
    else await expect(read).rejects.toThrow("too long");
  },
);
