import { resolve } from "node:path";
import { type ForkedChild, forkChild } from "./fork-child.ts";
import { type Env, type Note, type StackOptions, type StandInName, standIns } from "./stand-ins.ts";

export type LocalStack = {
  /** The environment variables that point the relay at the stand-ins. */
  readonly env: Env;
  /** Pages worth mentioning in the terminal. */
  readonly notes: readonly Note[];
  stop(): Promise<void>;
};

const readyTimeoutMs = 60_000;

/**
 * Starts the stand-ins that `missing` names, each in its own process, and resolves once all are ready.
 * Rejects with one readable message, and leaves nothing running, if one of them can't start.
 */
export async function startLocalStack(options: StackOptions): Promise<LocalStack> {
  const context = { ...options, dataDir: resolve(options.dataDir) };
  const names = standIns.filter(({ name }) => options.missing.includes(name));
  // All processes load in parallel, but start in order, because a later one may need an earlier one's
  // address.
  const children = names.map((standIn) => ({ standIn, child: fork(standIn.name, options) }));
  const env: Env = {};
  const notes: Note[] = [];
  try {
    for (const { standIn, child } of children) {
      const started = standIn.started(await child.start(standIn.options(context, env)), context);
      Object.assign(env, started.env);
      notes.push(...started.notes);
    }
  } catch (error) {
    await stopAll(children);
    throw error;
  }
  return { env, notes, stop: () => stopAll(children) };
}

function fork(name: StandInName, { onExit }: StackOptions): ForkedChild {
  return forkChild({ name, readyTimeoutMs, onExit: (code) => onExit?.(name, code) });
}

async function stopAll(children: readonly { child: ForkedChild }[]): Promise<void> {
  await Promise.all(children.map(({ child }) => child.stop()));
}
