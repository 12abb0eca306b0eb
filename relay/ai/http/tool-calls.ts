import { APIError } from "openai";
import type { ChatCompletionTool } from "openai/resources";
import { z } from "zod";
import { isFiltered } from "../failure.ts";
import type { Tool, ToolCall } from "../port.ts";

/** A piece of a call; everything but its first piece names the call by its index alone. */
const pieceSchema = z.looseObject({
  index: z.int().min(0).nullish(),
  function: z.looseObject({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
});

type Piece = z.infer<typeof pieceSchema>;

/** Calls in one answer, and characters of one call's arguments: a model that writes more is broken. */
const mostCalls = 4;
const longestArguments = 2_000;

type Open = { name: string; input: string };

function inputOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Puts the calls of one answer together from their pieces. A malformed piece is dropped, and nothing throws. */
export class ToolCalls {
  readonly #known: ReadonlySet<string>;
  readonly #calls = new Map<number, Open>();

  constructor(tools: readonly Tool[]) {
    this.#known = new Set(tools.map(({ name }) => name));
  }

  /** Whether the model has begun a call, be it good or bad. */
  get begun(): boolean {
    return this.#calls.size > 0;
  }

  /** Characters received, for the bill. */
  get received(): string {
    return [...this.#calls.values()].map(({ name, input }) => name + input).join("");
  }

  push(pieces: readonly unknown[]): void {
    for (const raw of pieces) {
      const piece = pieceSchema.safeParse(raw).data;
      // Some servers send each call whole, and leave its index out.
      if (piece !== undefined) this.#take(piece.index ?? this.#calls.size, piece.function ?? {});
    }
  }

  #take(index: number, { name, arguments: input }: NonNullable<Piece["function"]>): void {
    if (!this.#calls.has(index) && this.#calls.size >= mostCalls) return;
    const call = this.#calls.get(index) ?? { name: "", input: "" };
    this.#calls.set(index, call);
    call.name ||= name ?? "";
    call.input = (call.input + (input ?? "")).slice(0, longestArguments + 1);
  }

  /** The calls whose tool there is and whose arguments are JSON, in the model's order. */
  finish(): ToolCall[] {
    return [...this.#calls.entries()]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([, { name, input }]) => {
        if (!this.#known.has(name) || input.length > longestArguments) return [];
        const value = inputOf(input);
        return value === undefined ? [] : [{ name, input: value }];
      });
  }
}

/** How tools are described to a server. */
export const described = (tools: readonly Tool[]): ChatCompletionTool[] =>
  tools.map(({ name, description, schema }) => ({
    type: "function",
    function: { name, description, parameters: z.toJSONSchema(schema), strict: true },
  }));

/** Servers say it in many ways, and with many a status: "does not support tools", "no endpoints that support tool use". */
const blamesTools =
  /(?<![\w-])(?:tools?|tool[_ -]?(?:choice|use|calls?|calling|call-parser)|strict)(?![\w-])/i;

/** Whether a server or its model takes no tools; then it is asked without. */
export function refusesTools(error: unknown): boolean {
  if (!(error instanceof APIError) || isFiltered(error)) return false;
  const isRefusal = [400, 404, 422, 500, 501].includes(error.status ?? 0);
  return isRefusal && (blamesTools.test(error.param ?? "") || blamesTools.test(error.message));
}
