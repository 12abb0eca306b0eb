import { randomUUID } from "node:crypto";

/** A request's body as a form (RFC 7578). */
export type Form = { readonly contentType: string; readonly bytes: Uint8Array<ArrayBuffer> };

type FormFile = {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  /** Its content, in parts. */
  readonly parts: readonly Uint8Array[];
};

/**
 * A form with one file, written in a single pass: recordings are large, and each extra copy triggers a
 * garbage collection sooner. The names are ours and need no escaping; a list repeats its name.
 */
export function formOf(file: FormFile, fields: readonly (readonly [name: string, value: string])[]): Form {
  const boundary = `hearken-${randomUUID()}`;
  const disposition = (field: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"`;
  const before = fields.map(([field, value]) => `${disposition(field)}\r\n\r\n${value}\r\n`);
  const head = `${disposition(file.field)}; filename="${file.name}"\r\nContent-Type: ${file.type}\r\n\r\n`;
  const parts = [Buffer.from(before.join("") + head), ...file.parts, Buffer.from(`\r\n--${boundary}--\r\n`)];
  return { contentType: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.concat(parts) };
}
