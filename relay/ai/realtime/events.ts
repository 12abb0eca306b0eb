import { z } from "zod";
import type { AiFailure } from "../port.ts";

const errorSchema = z.looseObject({
  type: z.string().nullish(),
  code: z.string().nullish(),
  event_id: z.string().nullish(),
});

const part = { response_id: z.string(), output_index: z.int(), content_index: z.int() };
const responseSchema = z.looseObject({
  id: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
  status: z.string().nullish(),
  usage: z.unknown().optional(),
  status_details: z.looseObject({ reason: z.string().nullish(), error: errorSchema.nullish() }).nullish(),
});

/** The parts of the Realtime API's server events that we read. */
const eventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("session.created") }),
  z.object({ type: z.literal("session.updated") }),
  z.object({ type: z.literal("response.created"), response: responseSchema }),
  z.object({ type: z.literal("response.output_audio.delta"), delta: z.string(), ...part }),
  z.object({ type: z.literal("response.output_audio_transcript.delta"), delta: z.string(), ...part }),
  z.object({ type: z.literal("response.output_audio_transcript.done"), transcript: z.string(), ...part }),
  z.object({ type: z.literal("response.done"), response: responseSchema }),
  z.object({ type: z.literal("input_audio_buffer.committed"), item_id: z.string() }),
  z.object({
    type: z.literal("conversation.item.input_audio_transcription.delta"),
    item_id: z.string(),
    delta: z.string().default(""),
  }),
  z.object({
    type: z.literal("conversation.item.input_audio_transcription.completed"),
    item_id: z.string(),
    transcript: z.string(),
    usage: z.unknown().optional(),
  }),
  z.object({
    type: z.literal("conversation.item.input_audio_transcription.failed"),
    item_id: z.string(),
    error: errorSchema,
  }),
  z.object({ type: z.literal("error"), error: errorSchema }),
]);

export type RealtimeEvent = z.infer<typeof eventSchema>;

/** An event that we read; null for any other, and for one that doesn't match the documentation. */
export function readEvent(raw: unknown): RealtimeEvent | null {
  return eventSchema.safeParse(raw).data ?? null;
}

const byCode: Readonly<Record<string, AiFailure>> = {
  rate_limit_exceeded: "rateLimited",
  session_expired: "unavailable",
  server_error: "unavailable",
  content_filter: "declined",
};

/** The meaning of a protocol error. Its text is ignored, because it may quote the person. */
export function failureOfError({ type, code }: z.infer<typeof errorSchema>): AiFailure {
  const known = byCode[code ?? ""] ?? byCode[type ?? ""];
  return (
    known ?? (type === "invalid_request_error" || type === "authentication_error" ? "refused" : "unavailable")
  );
}
