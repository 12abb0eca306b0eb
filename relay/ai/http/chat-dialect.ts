import type { ChatDialect } from "../settings.ts";
import { refusedParameter } from "./refused-parameter.ts";

/**
 * How a reply's length is limited. OpenAI's models reason first unless told not to, and accept a temperature
 * only then.
 */
const bounds = {
  openai: (maxTokens: number) => ({ max_completion_tokens: maxTokens, reasoning_effort: "none" as const }),
  compatible: (maxTokens: number) => ({ max_tokens: maxTokens }),
} as const;

export type Bounds = ReturnType<(typeof bounds)[ChatDialect]>;

/** Parameters that one dialect has and the other lacks. */
const telling = ["max_completion_tokens", "max_tokens", "reasoning_effort", "reasoning"] as const;

const otherThan = { openai: "compatible", compatible: "openai" } as const;

/**
 * A chat server's dialect, per model, because a server may have old and new ones. If it refuses a parameter
 * of one dialect, the other is tried once; the one that worked applies from then on.
 */
export class DialectMemory {
  readonly #first: ChatDialect;
  readonly #learned = new Map<string, ChatDialect>();

  constructor(first: ChatDialect) {
    this.#first = first;
  }

  /** Rethrows what `request` throws, unless it was a matter of dialect. */
  async ask<T>(model: string, maxTokens: number, request: (own: Bounds) => Promise<T>): Promise<T> {
    const dialect = this.#learned.get(model) ?? this.#first;
    try {
      return await request(bounds[dialect](maxTokens));
    } catch (error) {
      if (refusedParameter(error, telling) === null) throw error;
      const other = otherThan[dialect];
      const answer = await request(bounds[other](maxTokens));
      this.#learned.set(model, other);
      return answer;
    }
  }
}
