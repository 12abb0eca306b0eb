import { z } from "zod";
import { clientMessageSchemas, type ClientMessage } from "./client-messages.ts";
import { serverMessageSchemas, type ServerMessage } from "./server-messages.ts";

/**
 * The result of decoding an inbound text frame [P3]: an unknown type comes from an older or newer peer and
 * isn't an error.
 */
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

/** Decodes a message from a client. Never throws. */
export const decodeClientMessage: (text: string) => Decoded<ClientMessage> =
  decoder<ClientMessage>(clientMessageSchemas);

/** Decodes a message from a relay. Never throws. */
export const decodeServerMessage: (text: string) => Decoded<ServerMessage> =
  decoder<ServerMessage>(serverMessageSchemas);

/** Encodes a message; both directions are plain JSON. */
export function encodeMessage(message: ClientMessage | ServerMessage): string {
  return JSON.stringify(message);
}
