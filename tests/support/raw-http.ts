import { connect } from "node:net";

/** Sends these bytes and reads until the other side closes, for requests that no HTTP client would send. */
export function rawRequest(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let received = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => {
      received += chunk;
    });
    socket.once("close", () => resolve(received));
    socket.once("error", reject);
  });
}

/** The status of a GET for exactly this target, which `fetch` would normalize. */
export async function statusOf(port: number, target: string): Promise<number> {
  const answer = await rawRequest(port, `GET ${target} HTTP/1.1\r\nHost: app\r\nConnection: close\r\n\r\n`);
  return Number(answer.split(" ")[1]);
}
