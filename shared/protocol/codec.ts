import { z } from "zod";
import { clientMessageSchemas, type ClientMessage } from "./client-messages.ts";
import { serverMessageSchemas, type ServerMessage } from "./server-messages.ts";

/** What became of an inbound text frame [P3]: an unknown type is an old or newer peer, not an error. */
export type Decoded<T> = { status: "ok"; message: T } | { status: "unknown" } | { status: "invalid" };

const envelopeSchema = z.looseObject({ type: z.string() });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decoder<T>(schemas: Readonly<Record<string, z.ZodType<T>>>): (text: string) => Decoded<T> {
  const table = new Map(Object.entries(schemas));
  return (text) => {
    const envelope = envelopeSchema.safeParse(parseJson(text));
    if (!envelope.success) return { status: "invalid" };
    const schema = table.get(envelope.data.type);
    if (schema === undefined) return { status: "unknown" };
    const parsed = schema.safeParse(envelope.data);
    return parsed.success ? { status: "ok", message: parsed.data } : { status: "invalid" };
  };
}

/** Reads what a client sent. Never throws. */
export const decodeClientMessage: (text: string) => Decoded<ClientMessage> =
  decoder<ClientMessage>(clientMessageSchemas);

/** Reads what a relay sent. Never throws. */
export const decodeServerMessage: (text: string) => Decoded<ServerMessage> =
  decoder<ServerMessage>(serverMessageSchemas);

/** Writes a message; both directions are plain JSON. */
export function encodeMessage(message: ClientMessage | ServerMessage): string {
  return JSON.stringify(message);
}
