import type OpenAI from "openai";
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources";
import { z } from "zod";
import { withAttempts, type Trying } from "../attempts.ts";
import { failed } from "../failure.ts";
import type { Ai, AiOutcome, TaskRequest } from "../port.ts";
import type { ChatProvider } from "../settings.ts";
import { aiTimeouts } from "../timeouts.ts";
import { chatUsage } from "../usage.ts";
import type { DialectMemory } from "./chat-dialect.ts";

const answerSchema = z.looseObject({
  usage: z.unknown().optional(),
  choices: z
    .array(
      z.looseObject({
        finish_reason: z.unknown().optional(),
        message: z.looseObject({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

type Answer = z.infer<typeof answerSchema>;

function parseContent<T>(answer: Answer | undefined, schema: z.ZodType<T>): AiOutcome<T> {
  const { message, finish_reason: end } = answer?.choices[0] ?? {};
  if (end === "content_filter") return failed("declined");
  if (typeof message?.refusal === "string" && message.refusal !== "") return failed("declined");
  const content = message?.content;
  // Smaller models often wrap JSON in a Markdown code fence.
  const json = content?.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, "") ?? "";
  const parsed = schema.safeParse(JSON.parse(json));
  return parsed.success ? { ok: true, value: parsed.data } : failed("garbage");
}

function schemaOf<T>({ name, schema }: TaskRequest<T>) {
  return { name, strict: true, schema: z.toJSONSchema(schema) };
}

/** A task whose answer has a given shape; anything else is garbage. */
export function taskOver(
  client: OpenAI,
  models: Pick<ChatProvider, "small" | "large">,
  dialect: DialectMemory,
  trying: Trying,
): Ai["task"] {
  return async (request, { signal, onUsage }) => {
    const rules = {
      ...trying,
      signal,
      firstWithinMs: request.withinMs ?? aiTimeouts.taskMs,
      begun: () => false,
    };
    const body = {
      model: models[request.size],
      messages: [
        { role: "system", content: request.instructions },
        { role: "user", content: request.input },
      ],
      temperature: request.temperature,
      response_format: { type: "json_schema", json_schema: schemaOf(request) },
    } satisfies ChatCompletionCreateParamsNonStreaming;
    return withAttempts(async (attempt) => {
      let isAnswered = false;
      let answer: Answer | undefined;
      try {
        const raw: unknown = await dialect.ask(body.model, request.maxTokens, (own) =>
          client.chat.completions.create({ ...body, ...own }, { signal: attempt.signal }),
        );
        isAnswered = true;
        answer = answerSchema.safeParse(raw).data;
        return parseContent(answer, request.schema);
      } finally {
        const given = [request.instructions, request.input];
        const received = answer?.choices[0]?.message.content ?? "";
        if (isAnswered || attempt.signal.aborted)
          onUsage?.(chatUsage(body.model, answer?.usage, { given, received }));
      }
    }, rules);
  };
}
