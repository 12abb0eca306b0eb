import type OpenAI from "openai";
import type { ChatCompletionCreateParamsStreaming, ChatCompletionMessageParam } from "openai/resources";
import { z } from "zod";
import { type Attempt, type Trying, withAttempts } from "../attempts.ts";
import { failed } from "../failure.ts";
import type { Ai, AiFailure, AiOutcome, WriteRequest } from "../port.ts";
import { ServerEvents } from "./server-events.ts";
import { aiTimeouts, type ChatProvider } from "../settings.ts";
import { chatUsage } from "../usage.ts";
import type { DialectMemory } from "./chat-dialect.ts";
import { refusedParameter } from "./refused-parameter.ts";

/** The only parts of a chunk that we need; servers omit and add others. */
const pieceSchema = z.looseObject({
  error: z.unknown().optional(),
  usage: z.unknown().optional(),
  choices: z
    .array(z.looseObject({ delta: z.looseObject({ content: z.string().nullish() }).nullish() }))
    .nullish(),
});

/** What one event of the stream says; `end` is the last one. */
function readPiece(data: string): { text: string; usage: unknown } | "end" | AiFailure {
  if (data.startsWith("[DONE]")) return "end";
  const parsed = pieceSchema.safeParse(JSON.parse(data));
  if (!parsed.success) return "garbage";
  const { error = null, choices, usage = null } = parsed.data;
  return error === null ? { text: choices?.[0]?.delta?.content ?? "", usage } : "unavailable";
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
  /** As the server tells it: with the last piece, or of all so far with each. */
  readonly onUsage: (raw: unknown) => void;
};

/** Takes the events that came together; answers how the reply ended, or null while it goes on. */
function take(events: readonly string[], { attempt, onText, onUsage }: Reading): AiOutcome<null> | null {
  for (const data of events) {
    const piece = readPiece(data);
    if (piece === "end") return { ok: true, value: null };
    if (typeof piece === "string") return failed(piece);
    attempt.alive(aiTimeouts.nextTextMs);
    if (piece.usage !== null) onUsage(piece.usage);
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

const includeUsage = { stream_options: { include_usage: true } } as const;

/** A reply, streamed. */
export function writeOver(
  client: OpenAI,
  models: Pick<ChatProvider, "small" | "large">,
  dialect: DialectMemory,
  trying: Trying,
): Ai["write"] {
  // Not every server knows the option; one that refuses it is not asked again.
  let usageTold = true;
  const ask = async (
    body: ChatCompletionCreateParamsStreaming,
    { signal }: { signal: AbortSignal },
  ): Promise<Response> => {
    const isAsked = usageTold;
    try {
      return await client.chat.completions
        .create({ ...body, ...(isAsked ? includeUsage : {}) }, { signal })
        .asResponse();
    } catch (error) {
      if (!isAsked || refusedParameter(error, ["stream_options"]) === null) throw error;
      usageTold = false;
      return client.chat.completions.create(body, { signal }).asResponse();
    }
  };
  return async (request, { signal, onText, onUsage }) => {
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
      let isAnswered = false;
      let received = "";
      let told: unknown;
      const keep = (text: string): void => {
        received += text;
        passOn(text);
      };
      try {
        const response = await dialect.ask(body.model, request.maxTokens, (own) =>
          ask({ ...body, ...own }, attempt),
        );
        isAnswered = true;
        const onRaw = (raw: unknown): void => {
          told = raw;
        };
        return await read(response, { attempt, onText: keep, onUsage: onRaw });
      } finally {
        const given = [request.instructions, ...request.lines.map(({ text }) => text)];
        if (isAnswered || attempt.signal.aborted) onUsage?.(chatUsage(body.model, told, { given, received }));
      }
    }, rules);
  };
}
