import process from "node:process";
import { z } from "zod";

const questionSchema = z.object({ id: z.int(), name: z.string(), input: z.unknown().optional() });

/** The requests that a benchmark process answers; each parses its own input. */
export type Answers = Readonly<Record<string, (input: unknown) => unknown>>;

/** Answers the benchmark's requests over the IPC channel, and exits when the channel closes. */
export function answerParent(answers: Answers): void {
  const answer = async (message: unknown): Promise<void> => {
    const { id, name, input } = questionSchema.parse(message);
    process.send?.({ id, value: (await answers[name]?.(input)) ?? null });
  };
  process.on("message", (message) => void answer(message));
  process.once("disconnect", () => process.exit(0));
  process.send?.({ id: 0, value: null });
}
