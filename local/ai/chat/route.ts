import { setTimeout } from "node:timers/promises";
import { contentHash } from "../hash.ts";
import { readJson } from "../http/body.ts";
import type { Exchange } from "../http/exchange.ts";
import { replyTo } from "../listener/reply.ts";
import { answerTask, refusalOf } from "../tasks/answer.ts";
import { type ChatRequest, chatRequestSchema, conversationOf } from "./request.ts";
import { tokensOf } from "./tokens.ts";

export type ChatSettings = {
  /** Pause before each token of a streamed answer, ms. */
  readonly tokenMs: number;
  /** ms since the epoch */
  readonly now: () => number;
};

type Finish = "stop" | "length";
type Answer = {
  readonly tokens: readonly string[];
  /** Stands in place of an answer; then there are no tokens. */
  readonly refusal: string | null;
  readonly finish: Finish;
  readonly promptTokens: number;
};

/** `POST /v1/chat/completions`: a reply, or the result of a task where a JSON schema is asked for. */
export async function answerChat(exchange: Exchange, settings: ChatSettings): Promise<void> {
  const request = await readJson(exchange.incoming, chatRequestSchema);
  const answer = answerOf(request);
  const facts = {
    id: `chatcmpl-${contentHash(JSON.stringify(request.messages)).toString(16)}`,
    created: Math.floor(settings.now() / 1000),
    model: request.model,
  };
  if (request.stream === true)
    await exchange.stream(
      "text/event-stream; charset=utf-8",
      eventsOf(request, answer, facts, settings, exchange.signal),
    );
  else exchange.json(200, completionOf(answer, facts));
}

function answerOf(request: ChatRequest): Answer {
  const conversation = conversationOf(request);
  const schema = request.response_format?.json_schema;
  const prompt = [conversation.system, ...conversation.turns.map((turn) => turn.text)].join("\n");
  const promptTokens = tokensOf(prompt).length;
  const refusal = schema && refusalOf(schema.name);
  if (refusal !== undefined) return { tokens: [], refusal, finish: "stop", promptTokens };
  const text =
    schema === undefined ? replyTo(conversation) : answerTask(conversation, schema.name, schema.schema);
  const all = tokensOf(text);
  const most = request.max_completion_tokens ?? request.max_tokens ?? all.length;
  return {
    tokens: all.slice(0, most),
    refusal: null,
    finish: all.length > most ? "length" : "stop",
    promptTokens,
  };
}

type Facts = { readonly id: string; readonly created: number; readonly model: string };

function usageOf({ tokens, refusal, promptTokens }: Answer): object {
  const completionTokens = refusal === null ? tokens.length : tokensOf(refusal).length;
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
}

function completionOf(answer: Answer, facts: Facts): object {
  const { tokens, refusal } = answer;
  const message = { role: "assistant", content: refusal === null ? tokens.join("") : null, refusal };
  return {
    ...facts,
    object: "chat.completion",
    choices: [{ index: 0, message, logprobs: null, finish_reason: answer.finish }],
    usage: usageOf(answer),
  };
}

async function* eventsOf(
  request: ChatRequest,
  answer: Answer,
  facts: Facts,
  { tokenMs }: ChatSettings,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const withUsage = request.stream_options?.include_usage === true;
  const base = { ...facts, object: "chat.completion.chunk", ...(withUsage ? { usage: null } : {}) };
  const chunk = (delta: object, finish: Finish | null): string =>
    event({ ...base, choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }] });
  yield chunk({ role: "assistant", content: answer.refusal === null ? "" : null }, null);
  if (answer.refusal !== null) yield chunk({ refusal: answer.refusal }, null);
  for (const token of answer.tokens) {
    if (!(await pause(tokenMs, signal))) return;
    yield chunk({ content: token }, null);
  }
  yield chunk({}, answer.finish);
  if (withUsage) yield event({ ...base, choices: [], usage: usageOf(answer) });
  yield "data: [DONE]\n\n";
}

const event = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;

/** Whether the client still waits after the pause. */
async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  if (ms > 0) await setTimeout(ms, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}
