import type { Message } from "#shared/protocol/values.ts";
import { z } from "zod";
import type { Ai } from "../ai/port.ts";
import { runInBackground } from "../runtime/background.ts";
import { historyLength } from "../conversation/state.ts";
import { fenced, fenceRule } from "../ai/fence.ts";
import { latestLines } from "./transcript.ts";

/** A summary only exceeds this if a model ignores its token limit, in characters. */
const maxCharacters = 2_000;

/**
 * How much a model is given of one message, and of all pending messages, which can be many after repeated
 * failures, in characters.
 */
const longestMessage = 4_000;
const longestInput = 12_000;

const instructions = `You keep the running summary of a conversation between a person and a support companion, for the companion's own use.
Merge the summary so far and the messages that follow it into one summary of at most 90 words: what happened, how the person says they feel, what matters to them, and what was agreed. Write plain sentences in the language of the conversation. Give no advice and no diagnosis, and add nothing that was not said. Mention danger to anyone only as far as it was said in plain words.
${fenceRule}`;

const schema = z.object({ summary: z.string() });

export type Summarized = { readonly text: string; readonly through: number };

type Deps = {
  readonly ai: Pick<Ai, "task">;
  readonly onChange: (summary: Summarized) => void;
};

/**
 * Summarizes what the conversation was about before the messages that the model still sees [T9]. It is
 * updated in the background whenever a message is about to drop out of the window; if that fails, along with
 * the next one.
 */
export class RunningSummary {
  readonly #deps: Deps;
  readonly #end = new AbortController();
  /** Not in the summary yet, oldest first. */
  #messages: Message[];
  #summary: Summarized;
  #busy = false;

  constructor(deps: Deps, summary: Summarized, messages: readonly Message[] = []) {
    this.#deps = deps;
    this.#summary = summary;
    this.#messages = messages.filter((message) => message.position > summary.through);
  }

  get text(): string {
    return this.#summary.text;
  }

  /** A message was stored or changed. */
  note(message: Message): void {
    const known = this.#messages.findIndex((it) => it.id === message.id);
    if (known !== -1) this.#messages[known] = message;
    else if (message.position > this.#summary.through) this.#messages.push(message);
    // Called once a turn, when the reply is complete, so that the person never waits for it.
    if (message.role === "assistant") runInBackground("runningSummary.update", this.#update());
  }

  forget(message: Message): void {
    this.#messages = this.#messages.filter((it) => it.id !== message.id);
  }

  /** The session has ended on this relay. */
  end(): void {
    this.#end.abort();
  }

  async #update(): Promise<void> {
    // The person's next message will push one more out of the window.
    const falling = this.#messages.slice(0, -(historyLength - 1));
    const last = falling.at(-1);
    if (this.#busy || last === undefined) return;
    const lines = falling.map(({ role, text }) => ({ role, text: text.slice(-longestMessage) }));
    const input = {
      summary_so_far: this.#summary.text,
      messages: latestLines(lines, longestInput),
    };
    this.#busy = true;
    const outcome = await this.#ask(fenced(input)).finally(() => {
      this.#busy = false;
    });
    if (!outcome.ok || this.#end.signal.aborted || outcome.value.summary.trim() === "") return;
    this.#summary = { text: outcome.value.summary.trim().slice(0, maxCharacters), through: last.position };
    this.#messages = this.#messages.filter((message) => message.position > last.position);
    this.#deps.onChange(this.#summary);
  }

  async #ask(input: string) {
    return this.#deps.ai.task(
      {
        name: "running_summary",
        schema,
        instructions,
        input,
        maxTokens: 160,
        temperature: 0.3,
        size: "small",
      },
      { signal: this.#end.signal },
    );
  }
}
