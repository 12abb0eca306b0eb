import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import type { IncomingMessage, ServerResponse } from "node:http";

/** One request and its answer. */
export type Exchange = {
  readonly incoming: IncomingMessage;
  /** Aborts when the client goes away before the answer is complete. */
  readonly signal: AbortSignal;
  json(status: number, value: unknown): void;
  text(value: string): void;
  /** Sends chunks as they are made; the status leaves with the first, so that a failure before it is still an error answer. */
  stream(contentType: string, chunks: AsyncIterable<Uint8Array | string>): Promise<void>;
};

export function openExchange(incoming: IncomingMessage, outgoing: ServerResponse): Exchange {
  const gone = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  return {
    incoming,
    signal: gone.signal,
    json(status, value) {
      outgoing.writeHead(status, { "content-type": "application/json" });
      outgoing.end(JSON.stringify(value));
    },
    text(value) {
      outgoing.writeHead(200, { "content-type": "text/plain; charset=utf-8" });
      outgoing.end(value);
    },
    async stream(contentType, chunks) {
      for await (const chunk of chunks) {
        if (gone.signal.aborted) return;
        if (!outgoing.headersSent)
          outgoing.writeHead(200, { "content-type": contentType, "cache-control": "no-cache" });
        if (!outgoing.write(chunk)) await drained(outgoing, gone.signal);
        // Lets the chunk out now: work on the next one may keep the event loop for a while.
        await setImmediate();
      }
      if (!outgoing.headersSent) outgoing.writeHead(200, { "content-type": contentType });
      outgoing.end();
    },
  };
}

async function drained(outgoing: ServerResponse, signal: AbortSignal): Promise<void> {
  await once(outgoing, "drain", { signal }).catch(() => undefined);
}
