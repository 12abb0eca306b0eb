import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { passOn } from "./slow-line.ts";

/** What PostgREST answers for a read-only database, such as one that is out of disk space. */
function refuse(response: ServerResponse): void {
  const message = "cannot execute INSERT in a read-only transaction";
  response.writeHead(405, { "content-type": "application/json" });
  response.end(JSON.stringify({ code: "25006", message, details: null, hint: null }));
}

/** Forwards requests to `target`; while it is read-only, those to `writes` are refused. */
export async function startReadOnlyLine(target: string, writes: string) {
  const state = { readOnly: false, refused: 0 };
  const server = createServer((request, response) => {
    if (!state.readOnly || request.url?.split("?")[0] !== writes) {
      passOn(target, request, response);
      return;
    }
    request.resume().once("end", () => {
      state.refused += 1;
      refuse(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, state, stop };
}
