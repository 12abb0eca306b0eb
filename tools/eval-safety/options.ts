import { parseArgs } from "node:util";

export type EvalOptions = {
  readonly judge: boolean;
  readonly publish: boolean;
  readonly json: string | null;
};

export const evalUsage = `npm run eval:safety -- [--judge] [--publish] [--json FILE]
  --judge    lets a model judge the simulated conversations too
  --publish  writes the figures that /safety shows and that the tests hold
  --json     writes everything found as JSON
The chat model is the one that the relay would use (CHAT_BASE_URL, CHAT_API_KEY, CHAT_MODEL_SMALL, CHAT_MODEL_LARGE,
or OPENAI_…); it reads every turn too, thousands of them. Without one the practice companion answers, and nobody reads.
The judge is JUDGE_BASE_URL, JUDGE_API_KEY and JUDGE_MODEL, or the chat model. The conversations are stored in
.data/eval/.`;

/** Parses the command line, or throws a one-line error. */
export function parseEvalOptions(
  args: readonly string[],
): { ok: true; options: EvalOptions } | { ok: false; problem: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        judge: { type: "boolean", default: false },
        publish: { type: "boolean", default: false },
        json: { type: "string" },
      },
    });
    return { ok: true, options: { ...values, json: values.json ?? null } };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}
