import type OpenAI from "openai";
import type { ChatCompletionMessageParam } from "openai/resources";
import { z } from "zod";
import { type Attempt, type Trying, withAttempts } from "../attempts.ts";
import { failed } from "../failure.ts";
import type { Ai, AiFailure, AiOutcome, WriteRequest } from "../port.ts";
import { ServerEvents } from "./server-events.ts";
import { aiTimeouts, type ChatProvider } from "../settings.ts";
import type { DialectMemory } from "./chat-dialect.ts";

/** The only parts of a chunk that we need; servers omit and add others. */
const pieceSchema = z.looseObject({
  error: z.unknown().optional(),
  choices: z
    .array(z.looseObject({ delta: z.looseObject({ content: z.string().nullish() }).nullish() }))
    .nullish(),
});

/** The content of one event of the stream; `end` is the last one. */
function readPiece(data: string): { text: string } | "end" | AiFailure {
  if (data.startsWith("[DONE]")) return "end";
  const parsed = pieceSchema.safeParse(JSON.parse(data));
  if (!parsed.success) return "garbage";
  const { error = null, choices } = parsed.data;
  return error === null ? { text: choices?.[0]?.delta?.content ?? "" } : "unavailable";
}

function messagesOf({ instructions, lines }: WriteRequest): ChatCompletionMessageParam[] {
  return [
    { role: "system", content: instructions },
    ...lines.map(({ role, text }) => ({ role, content: text })),
  ];
}

type Reading = {
  readonly attempt: Attempt;
  /** What was passed on can't be taken back, so a broken stream isn't restarted. */
  readonly onText: (text: string) => void;
};

/** Handles the events that arrived together; returns how the reply ended, or null while it continues. */
function take(events: readonly string[], { attempt, onText }: Reading): AiOutcome<null> | null {
  for (const data of events) {
    const piece = readPiece(data);
    if (piece === "end") return { ok: true, value: null };
    if (typeof piece === "string") return failed(piece);
    attempt.alive(aiTimeouts.nextTextMs);
    if (piece.text !== "" && !attempt.signal.aborted) onText(piece.text);
  }
  return null;
}

/**
 * The library's own stream reader passes each token through four generators, which matters at hundreds of
 * calls.
 */
async function read(response: Response, reading: Reading): Promise<AiOutcome<null>> {
  if (response.body === null) return failed("garbage");
  const events = new ServerEvents();
  let outcome: AiOutcome<null> | null = null;
  for await (const bytes of response.body) {
    // Read to the very end, so that the connection can be reused.
    outcome ??= take(events.push(bytes), reading);
    if (outcome !== null && !outcome.ok) return outcome;
  }
  outcome ??= take(events.finish(), reading) ?? { ok: true, value: null };
  return reading.attempt.signal.aborted ? failed("unavailable") : outcome;
}

/** A reply, streamed. */
export function writeOver(
  client: OpenAI,
  models: Pick<ChatProvider, "small" | "large">,
  dialect: DialectMemory,
  trying: Trying,
): Ai["write"] {
  return async (request, { signal, onText }) => {
    let begun = false;
    const passOn = (text: string): void => {
      begun = true;
      onText(text);
    };
    const rules = { ...trying, signal, firstWithinMs: aiTimeouts.firstTextMs, begun: () => begun };
    const body = {
      model: models[request.size],
      messages: messagesOf(request),
      temperature: request.temperature,
      stream: true,
    } as const;
    return withAttempts<null>(async (attempt) => {
      const response = await dialect.ask(body.model, request.maxTokens, (own) =>
        client.chat.completions.create({ ...body, ...own }, { signal: attempt.signal }).asResponse(),
      );
      return read(response, { attempt, onText: passOn });
    }, rules);
  };
}
