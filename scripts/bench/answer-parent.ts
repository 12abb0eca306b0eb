import process from "node:process";
import { z } from "zod";

const questionSchema = z.object({ id: z.int(), name: z.string(), input: z.unknown().optional() });

/** What a process of the benchmark can be asked; inputs are parsed by the answer itself. */
export type Answers = Readonly<Record<string, (input: unknown) => unknown>>;

/** Answers the benchmark's questions over the IPC channel, and ends when the channel does. */
export function answerParent(answers: Answers): void {
  const answer = async (message: unknown): Promise<void> => {
    const { id, name, input } = questionSchema.parse(message);
    process.send?.({ id, value: (await answers[name]?.(input)) ?? null });
  };
  process.on("message", (message) => void answer(message));
  process.once("disconnect", () => process.exit(0));
  process.send?.({ id: 0, value: null });
}
