import type { IncomingMessage } from "node:http";
import type { z } from "zod";
import { ApiError } from "./api-error.ts";

/** Bytes. A wave file of three minutes; far more than the longest utterance (30 s). */
const maxFormBytes = 6_000_000;
const maxJsonBytes = 1_000_000;

async function readBody(incoming: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  // What is too much is read all the same, up to a point: a client that is still sending would not see the answer.
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    else if (size > 4 * maxBytes) break;
  }
  if (size > maxBytes) throw new ApiError(413, `Maximum content size limit (${maxBytes} bytes) exceeded`);
  return Buffer.concat(chunks);
}

/** Reads a JSON body of a known shape; anything else is a 400 that names the first field at fault. */
export async function readJson<T>(incoming: IncomingMessage, schema: z.ZodType<T>): Promise<T> {
  const body = await readBody(incoming, maxJsonBytes);
  const result = schema.safeParse(parseJson(body.toString("utf8")));
  if (result.success) return result.data;
  throw refusal(result.error);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, "We could not parse the JSON body of your request.");
  }
}

/** Reads the fields and files of a multipart form. */
export async function readForm(incoming: IncomingMessage): Promise<FormData> {
  const type = incoming.headers["content-type"] ?? "";
  const body = await readBody(incoming, maxFormBytes);
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw new ApiError(400, "Could not parse multipart form");
  }
}

/** What OpenAI answers to a parameter that is missing or wrong. */
export function refusal(error: z.ZodError): ApiError {
  const issue = error.issues[0];
  const param = issue?.path.join(".") ?? "";
  return new ApiError(400, `Invalid '${param}': ${issue?.message ?? "not as expected"}`, {
    param: param === "" ? null : param,
    code: "invalid_value",
  });
}
