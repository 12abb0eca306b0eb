import http from "node:http";

/** The same as in the product. */
const pool = { keepAlive: true, scheduling: "lifo", noDelay: true } as const;
const agent = new http.Agent(pool);

export type BareAnswer = {
  readonly onData: (bytes: Buffer) => void;
  readonly onEnd: () => void;
};

/** Sends one request over a kept-alive connection and passes on the response. Never retries. */
export function post(
  url: string,
  type: string,
  body: Buffer,
  signal: AbortSignal,
  { onData, onEnd }: BareAnswer,
): void {
  const headers = { "content-type": type, "content-length": body.length };
  const request = http.request(url, { method: "POST", agent, headers });
  const abort = (): void => void request.destroy();
  signal.addEventListener("abort", abort, { once: true });
  request.once("close", () => signal.removeEventListener("abort", abort));
  request.on("error", () => {});
  request.once("response", (response) => {
    response.on("data", onData);
    response.on("error", () => {});
    response.once("end", onEnd);
  });
  request.end(body);
}
