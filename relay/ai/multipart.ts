import { randomUUID } from "node:crypto";

/** In the quotes of a part's header (RFC 7578, and what browsers do). */
function quoted(text: string): string {
  return `"${text.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A")}"`;
}

/** A form as the bytes of a request, and the content type that names its boundary. */
export async function multipartOf(form: FormData): Promise<{ type: string; bytes: Buffer<ArrayBuffer> }> {
  const boundary = `hearken-${randomUUID()}`;
  const parts: Uint8Array[] = [];
  for (const [name, value] of form) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}`;
    if (typeof value === "string") parts.push(Buffer.from(`${head}\r\n\r\n${value}\r\n`));
    else {
      const file = `; filename=${quoted(value.name)}\r\nContent-Type: ${value.type}\r\n\r\n`;
      parts.push(Buffer.from(head + file), new Uint8Array(await value.arrayBuffer()), Buffer.from("\r\n"));
    }
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.concat(parts) };
}
