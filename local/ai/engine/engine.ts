import { type ChildProcess, fork } from "node:child_process";
import { z } from "zod";
import { PartQueue } from "./part-queue.ts";

/** A slow or foreign piece of work in a process of its own, asked over its IPC channel. */
export type Engine<Question, Part> = {
  /** The parts of the answer as they come; ends early, and stops the work, when `signal` aborts. Throws when the engine fails. */
  ask(question: Question, signal: AbortSignal): AsyncGenerator<Part>;
  stop(): Promise<void>;
};

const messageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready") }),
  z.object({ type: z.literal("part"), id: z.number(), part: z.unknown() }),
  z.object({ type: z.literal("end"), id: z.number() }),
  z.object({ type: z.literal("failed"), id: z.number() }),
]);

/** Starts an engine and resolves once it can be asked; rejects when its process ends before that. */
export async function startEngine<Question, Part>(
  file: URL,
  parts: z.ZodType<Part>,
): Promise<Engine<Question, Part>> {
  const child = fork(file, [], {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  const answers = new Map<number, PartQueue<Part>>();
  const exited = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });
  await firstMessage(child);
  child.on("message", (input) => deliver(answers, parts, input));
  child.once("exit", () => {
    for (const queue of answers.values()) queue.fail(new Error("The engine's process has ended"));
  });
  let asked = 0;

  return {
    async *ask(question, signal) {
      if (signal.aborted) return;
      asked += 1;
      const id = asked;
      const queue = new PartQueue<Part>();
      const cancel = (): void => queue.end();
      answers.set(id, queue);
      signal.addEventListener("abort", cancel, { once: true });
      try {
        tell(child, { type: "ask", id, question }, (error) => queue.fail(error));
        yield* queue;
      } finally {
        signal.removeEventListener("abort", cancel);
        answers.delete(id);
        tell(child, { type: "cancel", id }, () => undefined);
      }
    },
    async stop() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

function firstMessage(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`An engine's process ended with code ${code}`)));
  });
}

function deliver<Part>(answers: Map<number, PartQueue<Part>>, parts: z.ZodType<Part>, input: unknown): void {
  const message = messageSchema.parse(input);
  if (message.type === "ready") return;
  const queue = answers.get(message.id);
  if (message.type === "part") queue?.push(parts.parse(message.part));
  else if (message.type === "end") queue?.end();
  else queue?.fail(new Error("The engine could not do it"));
}

function tell(child: ChildProcess, message: object, failed: (error: Error) => void): void {
  if (!child.connected) {
    failed(new Error("The engine's process has ended"));
    return;
  }
  child.send(message, (error) => {
    if (error !== null) failed(error);
  });
}
