import process from "node:process";
import { watchParent } from "./parent.ts";

/** How a command ends: its exit code, and a message if one is needed. */
export type Ending = { readonly code: number; readonly text?: string };

export type Run = {
  /** Aborted as soon as the command should end. */
  readonly signal: AbortSignal;
  /** Only the first call counts. */
  end(ending: Ending): void;
  /**
   * Registers a stop function. They run one after another, last registered first. `kill` is for a second
   * Ctrl-C.
   */
  onStop(stop: () => Promise<void>, kill?: () => void): void;
};

/** Ctrl-C is reported to the shell; a polite request to stop counts as success. */
const codeOf = { SIGINT: 130, SIGTERM: 0, SIGHUP: 129 } as const;

/** One Ctrl-C can arrive twice, from the terminal and from npm; within this time it counts once. */
const sameSignalMs = 400;

/**
 * Runs a long-lived command: starts everything, waits for a reason to end (a signal, the parent's exit, a
 * child's failure), stops everything in reverse order, and exits. A second Ctrl-C doesn't wait.
 */
export async function runUntilEnded(bringUp: (run: Run) => Promise<void>): Promise<never> {
  const stops: { stop: () => Promise<void>; kill: () => void }[] = [];
  const aborter = new AbortController();
  const { promise: ended, resolve } = Promise.withResolvers<Ending>();
  const end = (ending: Ending): void => {
    resolve(ending);
    aborter.abort();
  };
  listenToSignals(end, (code) => {
    for (const { kill } of stops) kill();
    process.exit(code);
  });
  watchParent(() => end({ code: 0 }));

  await bringUp({
    signal: aborter.signal,
    end,
    onStop: (stop, kill = () => undefined) => stops.push({ stop, kill }),
  }).catch((error: unknown) => end({ code: 1, text: textOf(error) }));
  const { code, text } = await ended;
  if (text !== undefined) console.error(text);
  for (const { stop } of stops.toReversed()) await stop().catch(() => undefined);
  process.exit(code);
}

function listenToSignals(end: (ending: Ending) => void, force: (code: number) => void): void {
  let firstAt: number | undefined;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      const now = performance.now();
      firstAt ??= now;
      if (now - firstAt > sameSignalMs) force(codeOf[signal]);
      else end({ code: codeOf[signal] });
    });
  }
}

/** Failures meant for the terminal are plain messages; anything else is a bug and keeps its stack trace. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.constructor === Error ? error.message : (error.stack ?? error.message);
}
