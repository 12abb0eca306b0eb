import { createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { createVapid, isVapidKey } from "./vapid.ts";

/** RFC 6979's example key, which is as good as any. */
const key = Buffer.from("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721", "hex").toString(
  "base64url",
);

const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString()) as unknown;

test("a push service can tell who is sending, to it alone, for half a day", () => {
  const vapid = createVapid(key, "help@hearken.app");
  const header = vapid.authorization("https://push.example.com/wpush/v2/abc?d=1", 1_000_000_000_000);
  const [, head = "", claims = "", signature = "", named = ""] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(read(head)).toEqual({ typ: "JWT", alg: "ES256" });
  expect(read(claims)).toEqual({
    aud: "https://push.example.com",
    exp: 1_000_000_000 + 12 * 3600,
    sub: "mailto:help@hearken.app",
  });
  const point = Buffer.from(named, "base64url");
  expect([point.length, point[0], named]).toEqual([65, 4, vapid.publicKey]);
  const [x, y] = [point.toString("base64url", 1, 33), point.toString("base64url", 33)];
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const valid = (text: string) =>
    verify(
      "sha256",
      Buffer.from(text),
      { key: publicKey, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
  expect(valid(`${head}.${claims}`)).toBe(true);
  expect(valid(`${head}.${claims}x`)).toBe(false);
});

test.each([
  [key, true],
  ["", false],
  ["too-short", false],
  // zero, and the order of the curve: neither is a private key
  ["A".repeat(43), false],
  [
    Buffer.from("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", "hex").toString(
      "base64url",
    ),
    false,
  ],
])("whether %s is a key: %s", (value, expected) => {
  expect(isVapidKey(value)).toBe(expected);
});
