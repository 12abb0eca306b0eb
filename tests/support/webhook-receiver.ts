import { once } from "node:events";
import { createServer } from "node:http";
import type { Stripe } from "stripe";
import { onTestFinished } from "vitest";
import { listenOnLoopback } from "#local/listen.ts";

export type Received = { readonly body: string; readonly signature: string; readonly event: Stripe.Event };

export type Receiver = {
  readonly url: string;
  readonly received: readonly Received[];
  readonly types: readonly string[];
  /** The response from now on. */
  readonly answerWith: (status: number) => void;
};

/** A webhook endpoint that stores what it receives, unparsed. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void (async () => {
      let body = "";
      for await (const chunk of request) body += String(chunk);
      const signature = String(request.headers["stripe-signature"]);
      received.push({ body, signature, event: JSON.parse(body) as Stripe.Event });
      response.writeHead(status).end();
    })();
  });
  const port = await listenOnLoopback(server, 0);
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    get types() {
      return received.map(({ event }) => event.type);
    },
    answerWith(next) {
      status = next;
    },
  };
}
