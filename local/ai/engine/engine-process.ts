import process from "node:process";
import { setImmediate } from "node:timers/promises";
import { z } from "zod";

const requestSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ask"), id: z.number(), question: z.unknown() }),
  z.object({ type: z.literal("cancel"), id: z.number() }),
]);

/** What an engine's process says: it can be asked; a part of an answer; its end; or that it could not. */
export type EngineMessage =
  | { type: "ready" }
  | { type: "part"; id: number; part: unknown }
  | { type: "end"; id: number }
  | { type: "failed"; id: number };

/**
 * The child's side of an engine. `answer` sends parts as it makes them, and yields where other questions and
 * cancellations may come in between. It ends when its parent is gone, however that ended.
 */
export function serveEngine<Question>(
  questions: z.ZodType<Question>,
  answer: (question: Question, send: (part: unknown) => void) => Iterable<void>,
): void {
  const cancelled = new Set<number>();
  const open = new Set<number>();

  const run = async (id: number, question: unknown): Promise<void> => {
    open.add(id);
    try {
      // Lets a cancellation that is already here overtake the work.
      await setImmediate();
      if (!cancelled.has(id)) {
        for (const _ of answer(questions.parse(question), (part) => say({ type: "part", id, part }))) {
          await setImmediate();
          if (cancelled.has(id)) break;
        }
      }
      say({ type: "end", id });
    } catch {
      say({ type: "failed", id });
    }
    open.delete(id);
    cancelled.delete(id);
  };

  process.on("message", (input) => {
    const message = requestSchema.parse(input);
    if (message.type === "ask") void run(message.id, message.question);
    else if (open.has(message.id)) cancelled.add(message.id);
  });
  // Ctrl-C reaches the whole process group; the parent ends its children in order.
  process.on("SIGINT", () => undefined);
  process.on("disconnect", () => process.exit());
  say({ type: "ready" });
}

function say(message: EngineMessage): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}
