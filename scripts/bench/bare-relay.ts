/**
 * The cost of moving the bytes alone: the same calls over the same two libraries (`ws` and Node's HTTP
 * client), without anything that makes it a product: checks, safety, metering, working ahead, resuming. The
 * difference to the relay is the most that could be saved.
 */
import { createServer } from "node:http";
import { subprotocol } from "#shared/protocol/version.ts";
import { listenOnLoopback } from "#local/listen.ts";
import { WebSocketServer } from "ws";
import { z } from "zod";
import { answerParent } from "./answer-parent.ts";
import { BareCall } from "./bare-call.ts";
import { processMemory, processUsage } from "./process-figures.ts";

const sockets = new WebSocketServer({
  noServer: true,
  perMessageDeflate: false,
  handleProtocols: () => subprotocol,
});

async function start(input: unknown): Promise<{ port: number }> {
  const { providersUrl } = z.object({ providersUrl: z.string() }).parse(input);
  const server = createServer((_request, response) => void response.end());
  server.on("upgrade", (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (opened) => void new BareCall(opened, providersUrl)),
  );
  return { port: await listenOnLoopback(server, 0) };
}

const memory = async () => ({ ...(await processMemory()), sessions: sockets.clients.size });

answerParent({ start, memory, usage: processUsage });
