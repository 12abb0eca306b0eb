import { parseArgs } from "node:util";

export type EvalOptions = {
  readonly classifier: boolean;
  readonly judge: boolean;
  readonly sentences: boolean;
  readonly json: string | null;
};

export const evalUsage = `npm run eval:safety -- [--classifier] [--judge] [--sentences] [--json FILE]
  --classifier  lets the chat model read every turn beside the rules
  --judge       lets a model judge the simulated conversations too
  --sentences   shows held-out sentences that were misread; who has seen them must not write rules
  --json        writes everything found as JSON
The chat model is the one that the relay would use (CHAT_BASE_URL, CHAT_API_KEY, CHAT_MODEL_SMALL, CHAT_MODEL_LARGE,
or OPENAI_…); without one, the practice companion. The judge is JUDGE_BASE_URL, JUDGE_API_KEY and JUDGE_MODEL, or
the chat model. The conversations are stored in .data/eval/.`;

/** Reads the command line, or says in one line what is wrong with it. */
export function parseEvalOptions(
  args: readonly string[],
): { ok: true; options: EvalOptions } | { ok: false; problem: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        classifier: { type: "boolean", default: false },
        judge: { type: "boolean", default: false },
        sentences: { type: "boolean", default: false },
        json: { type: "string" },
      },
    });
    return { ok: true, options: { ...values, json: values.json ?? null } };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}
