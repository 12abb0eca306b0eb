import { z } from "zod";
import type { After } from "../../runtime/timing.ts";
import type { Attempt } from "../attempts.ts";
import { failed, isFiltered } from "../failure.ts";
import type { AiFailure, AiOutcome } from "../port.ts";
import { aiTimeouts } from "../timeouts.ts";
import { ServerEvents } from "./server-events.ts";
import type { ToolCalls } from "./tool-calls.ts";

const deltaSchema = z.looseObject({
  content: z.string().nullish(),
  refusal: z.unknown().optional(),
  // Read apart: a malformed call must not cost the reply.
  tool_calls: z.unknown().optional(),
});

const choiceSchema = z.looseObject({ delta: deltaSchema.nullish(), finish_reason: z.unknown().optional() });
type Choice = z.infer<typeof choiceSchema>;

/** The only parts of a chunk that we need; servers omit and add others. */
const pieceSchema = z.looseObject({
  error: z.unknown().optional(),
  usage: z.unknown().optional(),
  choices: z.array(choiceSchema).nullish(),
});

type Piece = {
  readonly text: string;
  readonly calls: readonly unknown[];
  readonly usage: unknown;
  /** Why the reply ends here, where it isn't complete: at its limit of tokens, or because the model won't go on. */
  readonly end: "length" | "declined" | null;
};

function endOf({ finish_reason: finish, delta }: Choice): Piece["end"] {
  const refusal = delta?.refusal;
  if (finish === "content_filter" || (typeof refusal === "string" && refusal !== "")) return "declined";
  return finish === "length" ? "length" : null;
}

/** One event of the stream; `end` is the last one. */
function readPiece(data: string): Piece | "end" | AiFailure {
  if (data.startsWith("[DONE]")) return "end";
  const parsed = pieceSchema.safeParse(JSON.parse(data));
  if (!parsed.success) return "garbage";
  const { error = null, choices, usage = null } = parsed.data;
  if (error !== null) return isFiltered(error) ? "declined" : "unavailable";
  const choice = choices?.[0] ?? {};
  const { content, tool_calls: calls } = choice.delta ?? {};
  return { text: content ?? "", calls: Array.isArray(calls) ? calls : [], usage, end: endOf(choice) };
}

/** How a stream ends: as it should, stopped by us, or as a failure. */
type End = "done" | "endless" | Extract<AiOutcome<null>, { ok: false }>;

type StreamReading = {
  readonly attempt: Attempt;
  readonly after: After;
  readonly allowance: Allowance;
  /** Text that was passed on can't be taken back, so a broken stream isn't restarted. */
  readonly onText: (text: string) => void;
  /** It ends at its limit, perhaps in the middle of a word. */
  readonly onCut: () => void;
  readonly calls: ToolCalls;
  /** Usage as the server reports it: once, with the last piece, or with each piece for all so far. */
  readonly onUsage: (raw: unknown) => void;
};

/**
 * A reply ends here even if its server knows no limit of tokens and the model never stops: no language has longer
 * tokens on average, in characters, and no server sends one in so many pieces.
 */
const mostPerToken = 8;

/** Counts what a reply may still have. */
export class Allowance {
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
  { attempt, allowance, onText, onCut, calls, onUsage }: StreamReading,
): End | null {
  for (const data of events) {
    const piece = readPiece(data);
    if (piece === "end") return "done";
    if (typeof piece === "string") return failed(piece);
    attempt.alive(aiTimeouts.nextTextMs);
    if (piece.usage !== null) onUsage(piece.usage);
    const text = allowance.take(piece.text);
    if (text !== "" && !attempt.signal.aborted) onText(text);
    if (piece.end === "declined") return failed("declined");
    if (allowance.isSpent || piece.end === "length") onCut();
    if (allowance.isSpent) return "endless";
    if (piece.calls.length > 0) calls.push(piece.calls);
  }
  return null;
}

/** How long the end of a response may take after its last event, ms. */
const restWithinMs = 500;

/**
 * Reads a response to its very end, so that its connection can be reused. The reply doesn't wait for it: some servers
 * and proxies keep the response open.
 */
async function readRest(pieces: AsyncIterator<Uint8Array, unknown>, after: After): Promise<void> {
  const cancel = after(restWithinMs, () => {
    pieces.return?.().catch(() => {});
  });
  try {
    let isOver = false;
    while (!isOver) isOver = (await pieces.next()).done === true;
  } finally {
    cancel();
  }
}

function outcomeOf(end: End, { attempt }: StreamReading): AiOutcome<null> {
  if (typeof end !== "string") return end;
  return end === "done" && attempt.signal.aborted ? failed("unavailable") : { ok: true, value: null };
}

/**
 * Reads a streamed reply. The library's own reader passes each token through four generators, which matters at hundreds
 * of calls.
 */
export async function readReply(response: Response, reading: StreamReading): Promise<AiOutcome<null>> {
  if (response.body === null) return failed("garbage");
  const events = new ServerEvents();
  const pieces = response.body[Symbol.asyncIterator]();
  for (;;) {
    const piece = await pieces.next();
    if (piece.done === true) return outcomeOf(take(events.finish(), reading) ?? "done", reading);
    const end = take(events.push(piece.value), reading);
    if (end === null) continue;
    // What goes wrong after the last event is of no matter to the reply.
    if (end === "done") readRest(pieces, reading.after).catch(() => {});
    else await pieces.return?.();
    return outcomeOf(end, reading);
  }
}
