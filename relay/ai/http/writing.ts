import type OpenAI from "openai";
import type { ChatCompletionCreateParamsStreaming, ChatCompletionMessageParam } from "openai/resources";
import { type Attempt, type Trying, withAttempts } from "../attempts.ts";
import type { Ai, AiOutcome, WriteOptions, WriteRequest } from "../port.ts";
import type { ChatProvider } from "../settings.ts";
import { aiTimeouts } from "../timeouts.ts";
import { chatUsage } from "../usage.ts";
import type { DialectMemory } from "./chat-dialect.ts";
import { refusedParameter } from "./refused-parameter.ts";
import { Allowance, readReply } from "./reply-stream.ts";
import { described, refusesTools, ToolCalls } from "./tool-calls.ts";

function messagesOf({ instructions, lines }: WriteRequest): ChatCompletionMessageParam[] {
  return [
    { role: "system", content: instructions },
    ...lines.map(({ role, text }) => ({ role, content: text })),
  ];
}

/** An extra that not every server knows; a refusal of it is remembered. */
type Extra = {
  readonly body: Partial<ChatCompletionCreateParamsStreaming>;
  readonly isRefused: (error: unknown) => boolean;
  readonly forget: () => void;
};

/** One request, made again without each extra that the server refuses. */
async function askWith(
  request: (extras: Partial<ChatCompletionCreateParamsStreaming>) => Promise<Response>,
  extras: readonly Extra[],
): Promise<Response> {
  try {
    return await request(Object.assign({}, ...extras.map(({ body }) => body)));
  } catch (error) {
    const refused = extras.find(({ isRefused }) => isRefused(error));
    if (refused === undefined) throw error;
    refused.forget();
    return askWith(
      request,
      extras.filter((it) => it !== refused),
    );
  }
}

/** A reply, streamed. Text is passed on as it comes; calls of tools once all of it has. */
export function writeOver(
  client: OpenAI,
  models: Pick<ChatProvider, "small" | "large">,
  dialect: DialectMemory,
  trying: Trying,
): Ai["write"] {
  let usageTold = true;
  /** Models, because one server may have some that take tools and some that don't. */
  const withoutTools = new Set<string>();
  const extrasFor = (model: string, tools: WriteRequest["tools"] = []): Extra[] => {
    const extras: Extra[] = [];
    if (usageTold)
      extras.push({
        body: { stream_options: { include_usage: true } },
        isRefused: (error) => refusedParameter(error, ["stream_options"]) !== null,
        forget: () => {
          usageTold = false;
        },
      });
    if (tools.length > 0 && !withoutTools.has(model))
      extras.push({
        body: { tools: described(tools) },
        isRefused: refusesTools,
        forget: () => {
          withoutTools.add(model);
        },
      });
    return extras;
  };

  /** One complete response. */
  const answer = async (
    request: WriteRequest,
    { onText, onUsage }: Pick<WriteOptions, "onText" | "onUsage">,
    attempt: Attempt,
  ): Promise<{
    readonly outcome: AiOutcome<null>;
    readonly calls: ToolCalls;
    readonly isCut: boolean;
    readonly isSilent: boolean;
  }> => {
    const { signal } = attempt;
    const model = models[request.size];
    const { temperature } = request;
    const body = { model, messages: messagesOf(request), temperature, stream: true } as const;
    const calls = new ToolCalls(request.tools ?? []);
    let isAnswered = false;
    let isCut = false;
    const onCut = (): void => {
      isCut = true;
    };
    let received = "";
    let told: unknown;
    const keep = (text: string): void => {
      received += text;
      onText(text);
    };
    try {
      const response = await dialect.ask(model, request.maxTokens, (own) =>
        askWith(
          (extras) => client.chat.completions.create({ ...body, ...own, ...extras }, { signal }).asResponse(),
          extrasFor(model, request.tools),
        ),
      );
      isAnswered = true;
      const onRaw = (raw: unknown): void => {
        told = raw;
      };
      const allowance = new Allowance(request.maxTokens);
      const outcome = await readReply(response, {
        attempt,
        after: trying.after,
        allowance,
        onText: keep,
        onCut,
        calls,
        onUsage: onRaw,
      });
      return { outcome, calls, isCut, isSilent: received.trim() === "" };
    } finally {
      const given = [request.instructions, ...request.lines.map(({ text }) => text)];
      if (isAnswered || signal.aborted)
        onUsage?.(chatUsage(model, told, { given, received: received + calls.received }));
    }
  };

  return async (request, { signal, onText, onCut, onCall, onUsage }) => {
    let begun = false;
    const passOn = (text: string): void => {
      begun = true;
      onText(text);
    };
    const rules = { ...trying, signal, firstWithinMs: aiTimeouts.firstTextMs, begun: () => begun };
    return withAttempts<null>(async (attempt) => {
      const first = await answer(request, { onText: passOn, onUsage }, attempt);
      if (!first.outcome.ok || !first.calls.begun) {
        if (first.isCut) onCut?.();
        return first.outcome;
      }
      const calls = first.calls.finish();
      // A card alone isn't a reply, so ask for words.
      if (first.isSilent) attempt.alive(aiTimeouts.firstTextMs);
      const again = first.isSilent
        ? await answer(wordsAlone(request), { onText: passOn, onUsage }, attempt)
        : first;
      if (again.isCut) onCut?.();
      if (again.outcome.ok) for (const call of calls) onCall?.(call);
      return again.outcome;
    }, rules);
  };
}

/** The request for the words to a call that came without any. */
function wordsAlone({ tools = [], instructions, ...request }: WriteRequest): WriteRequest {
  const added = tools.map(({ afterCall }) => afterCall);
  return { ...request, instructions: [instructions, ...added].join("\n\n") };
}
