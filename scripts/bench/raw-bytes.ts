import type { RawData } from "ws";

/** What a socket delivered, as one buffer. */
export function rawBytes(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data);
}
