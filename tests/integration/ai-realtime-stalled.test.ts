import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { WebSocketServer } from "ws";
import { openProviderSocket } from "#relay/ai/realtime/provider-socket.ts";

const http = createServer();
const sockets = new WebSocketServer({ server: http });
afterAll(() => {
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
  http.close();
});

/** A server that accepts connections and then reads nothing any more. */
async function startStalled(): Promise<string> {
  sockets.on("connection", (socket) => socket.pause());
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  return `http://127.0.0.1:${port}/v1`;
}

test("a server that takes no more audio is given up before it fills the memory", async () => {
  const baseUrl = await startStalled();
  const audio = "a".repeat(64 * 1024);
  let sent = 0;
  const failure = await new Promise((resolve) => {
    let sending: NodeJS.Immediate | null = null;
    const connection = openProviderSocket(
      { baseUrl, apiKey: "key" },
      { intent: "transcription" },
      {
        onOpen: () => {
          const more = (): void => {
            sent += 1;
            connection.send({ type: "input_audio_buffer.append", audio });
            // As much as an hour of talking.
            if (sent < 3_600) sending = setImmediate(more);
            else resolve("everything was kept");
          };
          more();
        },
        onEvent: () => {},
        onClosed: (closed) => {
          if (sending !== null) clearImmediate(sending);
          resolve(closed);
        },
      },
    );
  });
  expect(failure).toEqual({ ok: false, failure: "timeout" });
  expect(sent).toBeLessThan(1_000);
});
