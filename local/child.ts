import process from "node:process";
import { z } from "zod";

/** Messages from a stand-in's process to its parent. */
export const childMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready"), value: z.unknown() }),
  /** `explained`: the reason already says all that a person needs to know. */
  z.object({ type: z.literal("failed"), reason: z.string(), explained: z.boolean() }),
]);
export type ChildMessage = z.infer<typeof childMessageSchema>;

const parentMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("start"), options: z.unknown() }),
  z.object({ type: z.literal("stop") }),
]);
export type ParentMessage = z.infer<typeof parentMessageSchema>;

/** A started stand-in: what its parent needs to know about it, and how to stop it without losing data. */
export type RunningChild<Value> = { readonly value: Value; stop(): Promise<void> };

/** Why a stand-in can't start, worded for the terminal; any other error thrown is a bug. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}

/** A child that doesn't stop gracefully within this many milliseconds is terminated. */
const stopDeadlineMs = 3_000;

/**
 * Runs a stand-in in its own process: it waits for its options, starts, reports that it is ready, and stops
 * when asked to, on SIGTERM, or when the parent is gone (its IPC channel closes however the parent died), so
 * that none is orphaned. Ctrl-C reaches the whole process group; the child ignores it, because the parent
 * stops its children in order.
 */
export function runChild<Options, Value>(
  options: z.ZodType<Options>,
  start: (options: Options) => Promise<RunningChild<Value>>,
): void {
  let running: Promise<RunningChild<Value>> | undefined;

  const end = async (): Promise<void> => {
    setTimeout(() => process.exit(1), stopDeadlineMs).unref();
    await running?.then((child) => child.stop()).catch(() => undefined);
    process.exit();
  };

  const begin = async (input: unknown): Promise<void> => {
    try {
      running = start(options.parse(input));
      send({ type: "ready", value: (await running).value });
    } catch (error) {
      process.exitCode = 1;
      const explained = error instanceof StartFailure;
      send({ type: "failed", reason: explained ? error.message : reasonOf(error), explained }, () =>
        process.exit(),
      );
    }
  };

  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => void end());
  process.on("disconnect", () => void end());
  process.on("message", (input) => {
    const message = parentMessageSchema.parse(input);
    void (message.type === "stop" ? end() : begin(message.options));
  });
}

function send(message: ChildMessage, sent: () => void = () => undefined): void {
  process.send?.(message, undefined, undefined, sent);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
