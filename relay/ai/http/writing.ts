import type OpenAI from "openai";
import type { ChatCompletionCreateParamsStreaming, ChatCompletionMessageParam } from "openai/resources";
import { z } from "zod";
import { type Attempt, type Trying, withAttempts } from "../attempts.ts";
import { failed } from "../failure.ts";
import type { Ai, AiFailure, AiOutcome, WriteOptions, WriteRequest } from "../port.ts";
import { ServerEvents } from "./server-events.ts";
import type { ChatProvider } from "../settings.ts";
import { aiTimeouts } from "../timeouts.ts";
import { chatUsage } from "../usage.ts";
import type { DialectMemory } from "./chat-dialect.ts";
import { refusedParameter } from "./refused-parameter.ts";
import { described, refusesTools, ToolCalls } from "./tool-calls.ts";

const deltaSchema = z.looseObject({
  content: z.string().nullish(),
  // Read apart: a malformed call must not cost the reply.
  tool_calls: z.unknown().optional(),
});

/** The only parts of a chunk that we need; servers omit and add others. */
const pieceSchema = z.looseObject({
  error: z.unknown().optional(),
  usage: z.unknown().optional(),
  choices: z.array(z.looseObject({ delta: deltaSchema.nullish() })).nullish(),
});

type Piece = { readonly text: string; readonly calls: readonly unknown[]; readonly usage: unknown };

/** One event of the stream; `end` is the last one. */
function readPiece(data: string): Piece | "end" | AiFailure {
  if (data.startsWith("[DONE]")) return "end";
  const parsed = pieceSchema.safeParse(JSON.parse(data));
  if (!parsed.success) return "garbage";
  const { error = null, choices, usage = null } = parsed.data;
  if (error !== null) return "unavailable";
  const delta = choices?.[0]?.delta;
  const calls = Array.isArray(delta?.tool_calls) ? delta.tool_calls : [];
  return { text: delta?.content ?? "", calls, usage };
}

function messagesOf({ instructions, lines }: WriteRequest): ChatCompletionMessageParam[] {
  return [
    { role: "system", content: instructions },
    ...lines.map(({ role, text }) => ({ role, content: text })),
  ];
}

type StreamReading = {
  readonly attempt: Attempt;
  readonly allowance: Allowance;
  /** Text that was passed on can't be taken back, so a broken stream isn't restarted. */
  readonly onText: (text: string) => void;
  readonly calls: ToolCalls;
  /** As the server tells it: with the last piece, or of all so far with each. */
  readonly onUsage: (raw: unknown) => void;
};

/**
 * A reply ends here even if its server knows no limit of tokens and the model never stops: no language has longer
 * tokens on average, in characters, and no server sends one in so many pieces.
 */
const mostPerToken = 8;

/** Counts what a reply may still have. */
class Allowance {
  #characters: number;
  #pieces: number;

  constructor(maxTokens: number) {
    this.#characters = maxTokens * mostPerToken;
    this.#pieces = maxTokens * mostPerToken;
  }

  /** What may be passed on of a piece. */
  take(text: string): string {
    const allowed = text.slice(0, Math.max(0, this.#characters));
    this.#characters -= text.length;
    this.#pieces -= 1;
    return allowed;
  }

  /** The reply is longer than any that was asked for. */
  get isSpent(): boolean {
    return this.#characters < 0 || this.#pieces < 0;
  }
}

/** Handles events that arrived together; returns how the reply ended, or null while it continues. */
function take(
  events: readonly string[],
  { attempt, allowance, onText, calls, onUsage }: StreamReading,
): AiOutcome<null> | "endless" | null {
  for (const data of events) {
    const piece = readPiece(data);
    if (piece === "end") return { ok: true, value: null };
    if (typeof piece === "string") return failed(piece);
    attempt.alive(aiTimeouts.nextTextMs);
    if (piece.usage !== null) onUsage(piece.usage);
    const text = allowance.take(piece.text);
    if (text !== "" && !attempt.signal.aborted) onText(text);
    if (allowance.isSpent) return "endless";
    if (piece.calls.length > 0) calls.push(piece.calls);
  }
  return null;
}

/**
 * The library's own stream reader passes each token through four generators, which matters at hundreds of
 * calls.
 */
async function read(response: Response, reading: StreamReading): Promise<AiOutcome<null>> {
  if (response.body === null) return failed("garbage");
  const events = new ServerEvents();
  let outcome: ReturnType<typeof take> = null;
  for await (const bytes of response.body) {
    // Read to the very end, so that the connection can be reused.
    outcome ??= take(events.push(bytes), reading);
    if (outcome === "endless") return { ok: true, value: null };
    if (outcome !== null && !outcome.ok) return outcome;
  }
  outcome ??= take(events.finish(), reading);
  if (outcome === null || outcome === "endless") outcome = { ok: true, value: null };
  return reading.attempt.signal.aborted ? failed("unavailable") : outcome;
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
    readonly isSilent: boolean;
  }> => {
    const { signal } = attempt;
    const model = models[request.size];
    const { temperature } = request;
    const body = { model, messages: messagesOf(request), temperature, stream: true } as const;
    const calls = new ToolCalls(request.tools ?? []);
    let isAnswered = false;
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
      const outcome = await read(response, { attempt, allowance, onText: keep, calls, onUsage: onRaw });
      return { outcome, calls, isSilent: received.trim() === "" };
    } finally {
      const given = [request.instructions, ...request.lines.map(({ text }) => text)];
      if (isAnswered || signal.aborted)
        onUsage?.(chatUsage(model, told, { given, received: received + calls.received }));
    }
  };

  return async (request, { signal, onText, onCall, onUsage }) => {
    let begun = false;
    const passOn = (text: string): void => {
      begun = true;
      onText(text);
    };
    const rules = { ...trying, signal, firstWithinMs: aiTimeouts.firstTextMs, begun: () => begun };
    return withAttempts<null>(async (attempt) => {
      const first = await answer(request, { onText: passOn, onUsage }, attempt);
      if (!first.outcome.ok || !first.calls.begun) return first.outcome;
      const calls = first.calls.finish();
      // A card alone isn't a reply, so ask for words.
      if (first.isSilent) attempt.alive(aiTimeouts.firstTextMs);
      const again = first.isSilent
        ? await answer(wordsAlone(request), { onText: passOn, onUsage }, attempt)
        : first;
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
