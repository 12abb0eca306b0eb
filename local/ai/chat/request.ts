import { z } from "zod";
import type { Conversation } from "../listener/conversation.ts";

const contentSchema = z.union([
  z.string(),
  z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
]);

const messageSchema = z.looseObject({
  role: z.enum(["system", "developer", "user", "assistant", "tool", "function"]),
  content: contentSchema.nullish(),
});

/** A chat completion request, as far as the practice companion heeds it. */
export const chatRequestSchema = z.looseObject({
  model: z.string(),
  messages: z.array(messageSchema).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).nullish(),
  max_tokens: z.int().min(1).nullish(),
  max_completion_tokens: z.int().min(1).nullish(),
  n: z.literal(1).nullish(),
  tools: z
    .array(
      z.looseObject({
        type: z.literal("function"),
        function: z.looseObject({ name: z.string(), parameters: z.unknown().optional() }),
      }),
    )
    .nullish(),
  response_format: z
    .looseObject({
      type: z.string(),
      json_schema: z.looseObject({ name: z.string(), schema: z.unknown().optional() }).optional(),
    })
    .nullish(),
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

function textOf(content: z.infer<typeof contentSchema> | null | undefined): string {
  if (typeof content === "string") return content;
  return content?.map(({ text }) => text ?? "").join("") ?? "";
}

/** Instructions and turns of a request; what tools said is neither. */
export function conversationOf({ messages }: ChatRequest): Conversation {
  const system: string[] = [];
  const turns: { role: "user" | "assistant"; text: string }[] = [];
  for (const { role, content } of messages) {
    const text = textOf(content);
    if (role === "system" || role === "developer") system.push(text);
    if (role === "user" || role === "assistant") turns.push({ role, text });
  }
  return { system: system.join("\n\n"), turns };
}
