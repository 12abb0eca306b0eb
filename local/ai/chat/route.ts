import { setTimeout } from "node:timers/promises";
import { contentHash } from "../hash.ts";
import { readJson } from "../http/body.ts";
import type { Exchange } from "../http/exchange.ts";
import { replyTo } from "../listener/reply.ts";
import type { Conversation } from "../listener/conversation.ts";
import { answerTask, refusalOf } from "../tasks/answer.ts";
import { offerWith } from "./offer.ts";
import { type ChatRequest, chatRequestSchema, conversationOf } from "./request.ts";
import { tokensOf } from "./tokens.ts";

export type ChatSettings = {
  /** Pause before each token of a streamed answer, ms. */
  readonly tokenMs: number;
  /** ms since the epoch */
  readonly now: () => number;
};

type Finish = "stop" | "length" | "tool_calls";
/** A tool that is used beside the words; `input` is JSON. */
type Call = { readonly id: string; readonly name: string; readonly input: string };
type Answer = {
  readonly tokens: readonly string[];
  /** Stands in place of an answer; then there are no tokens. */
  readonly refusal: string | null;
  /** Follows the words. */
  readonly call: Call | null;
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
  if (refusal !== undefined) return { tokens: [], refusal, call: null, finish: "stop", promptTokens };
  const text =
    schema === undefined ? replyTo(conversation) : answerTask(conversation, schema.name, schema.schema);
  const all = tokensOf(text);
  const most = request.max_completion_tokens ?? request.max_tokens ?? all.length;
  const isCut = all.length > most;
  const call = schema === undefined && !isCut ? callOf(conversation, request) : null;
  return {
    tokens: all.slice(0, most),
    refusal: null,
    call,
    finish: isCut ? "length" : call === null ? "stop" : "tool_calls",
    promptTokens,
  };
}

function callOf(conversation: Conversation, request: ChatRequest): Call | null {
  const used = offerWith(conversation, request);
  if (used === null) return null;
  const input = JSON.stringify(used.input);
  const id = `call_${contentHash(input + conversation.turns.length.toString()).toString(16)}`;
  return { id, name: used.name, input };
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
  const content = refusal === null ? tokens.join("") : null;
  const called = answer.call === null ? {} : { tool_calls: [calledWith(answer.call, answer.call.input)] };
  const message = { role: "assistant", content, refusal, ...called };
  return {
    ...facts,
    object: "chat.completion",
    choices: [{ index: 0, message, logprobs: null, finish_reason: answer.finish }],
    usage: usageOf(answer),
  };
}

const calledWith = ({ id, name }: Call, input: string): object => ({
  id,
  type: "function",
  function: { name, arguments: input },
});

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
  if (answer.call !== null) {
    yield chunk({ tool_calls: [{ index: 0, ...calledWith(answer.call, "") }] }, null);
    for (const part of tokensOf(answer.call.input))
      yield chunk({ tool_calls: [{ index: 0, function: { arguments: part } }] }, null);
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
