import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { PushTransportDeps } from "#relay/push/push-transport.ts";

const keyInfo = "Content-Encoding: aes128gcm\0";
const nonceInfo = "Content-Encoding: nonce\0";
const hkdf = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** A browser's side of a subscription: it can read what was encrypted for it (RFC 8291), with Node's crypto alone. */
export function pushBrowser(endpoint: string) {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys();
  const secret = randomBytes(16);
  return {
    endpoint,
    p256dh: publicKey.toString("base64url"),
    auth: secret.toString("base64url"),
    /** Decrypts one record of `aes128gcm` (RFC 8188) and parses it; throws if it was meant for someone else. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const idLength = body[20] ?? 0;
      const sender = body.subarray(21, 21 + idLength);
      const record = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
      const key = hkdf(pair.computeSecret(sender), secret, info, 32);
      const decipher = createDecipheriv(
        "aes-128-gcm",
        hkdf(key, salt, keyInfo, 16),
        hkdf(key, salt, nonceInfo, 12),
      );
      decipher.setAuthTag(record.subarray(-16));
      const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      // The last record ends with a 2, then zeros.
      const end = plain.lastIndexOf(2);
      if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("not the last record");
      return JSON.parse(plain.subarray(0, end).toString());
    },
  };
}

type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** A push service on loopback, which answers with the statuses it is given and then with 201. */
export async function startPushService() {
  const received: Received[] = [];
  const answers: { status: number | "hang up"; headers?: Record<string, string> }[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on("data", (chunk: Buffer) => chunks.push(chunk));
    req.on("end", () => {
      received.push({ path: req.url ?? "", headers: req.headers, body: Buffer.concat(chunks) });
      const { status, headers } = answers.shift() ?? { status: 201 };
      if (status === "hang up") req.socket.destroy();
      else res.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  /** Leads every name to this server, without TLS. */
  const connection: Required<Pick<PushTransportDeps, "request" | "port" | "lookup">> = {
    request,
    port,
    lookup: (_name, { all }, done) =>
      all ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4),
  };
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { received, answers, connection, stop };
}
