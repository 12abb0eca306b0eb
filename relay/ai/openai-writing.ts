import type OpenAI from "openai";
import type { ChatCompletionMessageParam } from "openai/resources";
import { z } from "zod";
import { withAttempts, type After } from "./attempts.ts";
import { failed } from "./failure.ts";
import type { Ai, WriteRequest } from "./port.ts";
import { aiTimeouts, type AiSettings } from "./settings.ts";

/** The only part of a piece that we need; servers leave out and add what they like. */
const pieceSchema = z.looseObject({
  choices: z
    .array(z.looseObject({ delta: z.looseObject({ content: z.string().nullish() }).nullish() }))
    .nullish(),
});

function textOf(piece: unknown): string | null {
  const parsed = pieceSchema.safeParse(piece);
  return parsed.success ? (parsed.data.choices?.[0]?.delta?.content ?? "") : null;
}

function messagesOf({ instructions, lines }: WriteRequest): ChatCompletionMessageParam[] {
  return [
    { role: "system", content: instructions },
    ...lines.map(({ role, text }) => ({ role, content: text })),
  ];
}

/** A reply, streamed. What is already passed on stays passed on: a stream that breaks is not begun again. */
export function writeOver(client: OpenAI, models: AiSettings["chat"], after: After): Ai["write"] {
  return async (request, { signal, onText }) => {
    let begun = false;
    const rules = { signal, after, firstWithinMs: aiTimeouts.firstTextMs, begun: () => begun };
    return withAttempts<null>(async (attempt) => {
      const stream = await client.chat.completions.create(
        {
          model: models[request.size],
          messages: messagesOf(request),
          max_tokens: request.maxTokens,
          temperature: request.temperature,
          stream: true,
        },
        { signal: attempt.signal },
      );
      for await (const piece of stream) {
        const text = textOf(piece);
        if (text === null) return failed("garbage");
        attempt.alive(aiTimeouts.nextTextMs);
        if (text === "" || signal.aborted) continue;
        begun = true;
        onText(text);
      }
      return attempt.signal.aborted ? failed("unavailable") : { ok: true, value: null };
    }, rules);
  };
}
