import { createECDH, createPrivateKey, type KeyObject, sign } from "node:crypto";

const curve = "prime256v1";
/** Push services accept at most a day; half of one leaves room for clocks that disagree. */
const validSeconds = 12 * 3600;

/** By which push services know this server (RFC 8292). */
export type Vapid = {
  /** Uncompressed point, base64url; browsers bind their subscriptions to it. */
  readonly publicKey: string;
  /** The `Authorization` header for a push service. `nowMs`: milliseconds since 1970. */
  readonly authorization: (endpoint: string, nowMs: number) => string;
};

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

function publicPointOf(privateKey: string): Buffer {
  const pair = createECDH(curve);
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return pair.getPublicKey();
}

function signingKey(privateKey: string, point: Buffer): KeyObject {
  const x = point.toString("base64url", 1, 33);
  const y = point.toString("base64url", 33);
  return createPrivateKey({ key: { kty: "EC", crv: "P-256", d: privateKey, x, y }, format: "jwk" });
}

/** Whether this is a private key: 32 bytes of P-256, base64url. */
export function isVapidKey(value: string): boolean {
  if (!/^[\w-]{43}$/.test(value)) return false;
  try {
    publicPointOf(value);
    return true;
  } catch {
    return false;
  }
}

/** @param contact an email address at which a push service reaches the operator */
export function createVapid(privateKey: string, contact: string): Vapid {
  const point = publicPointOf(privateKey);
  const key = signingKey(privateKey, point);
  const publicKey = point.toString("base64url");
  const header = encoded({ typ: "JWT", alg: "ES256" });
  return {
    publicKey,
    authorization(endpoint, nowMs) {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(nowMs / 1000) + validSeconds,
        sub: `mailto:${contact}`,
      };
      const unsigned = `${header}.${encoded(claims)}`;
      const signature = sign("sha256", Buffer.from(unsigned), { key, dsaEncoding: "ieee-p1363" });
      return `vapid t=${unsigned}.${signature.toString("base64url")}, k=${publicKey}`;
    },
  };
}
