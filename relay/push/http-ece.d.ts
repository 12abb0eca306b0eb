/** The part of RFC 8291 that the package offers; it has no types of its own. */
declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  type Parameters = {
    readonly version: "aes128gcm";
    /** One key pair a message. */
    readonly privateKey: ECDH;
    /** The browser's public key, base64url. */
    readonly dh: string;
    /** The browser's secret, base64url. */
    readonly authSecret: string;
    /** Bytes of padding. */
    readonly pad?: number;
  };

  export function encrypt(plain: Buffer, parameters: Parameters): Buffer;
}
