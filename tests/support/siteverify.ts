import { createHttpServer } from "#local/http-server.ts";
import { listenOnLoopback, loopback } from "#local/listen.ts";

/**
 * A captcha provider's siteverify endpoint for tests: it knows one secret, and accepts each token that begins
 * with `pass` once, as the real ones do. `asked` lists the tokens so far.
 */
export async function serveSiteverify(secret: string) {
  const asked: string[] = [];
  const verdict = (given: URLSearchParams) => {
    const token = given.get("response") ?? "";
    const again = asked.includes(token);
    asked.push(token);
    if (given.get("secret") !== secret) return "invalid-input-secret";
    if (!token.startsWith("pass")) return "invalid-input-response";
    return again ? "timeout-or-duplicate" : null;
  };
  const server = createHttpServer(async (request) => {
    const code = verdict(new URLSearchParams(await request.text()));
    return Response.json(code === null ? { success: true } : { success: false, "error-codes": [code] });
  });
  const port = await listenOnLoopback(server, 0);
  return {
    url: `http://${loopback}:${port}/siteverify`,
    asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
