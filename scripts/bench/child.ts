import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { z } from "zod";
import { root } from "../root.ts";

const answerSchema = z.object({ id: z.int(), value: z.unknown().optional() });

/** A process of the benchmark, queried over its IPC channel. */
export type Child = {
  readonly ask: <T>(name: string, schema: z.ZodType<T>, input?: unknown) => Promise<T>;
  readonly stop: () => Promise<void>;
};

/** Whether a process can be pinned to one core here. */
export function canPin(): boolean {
  return spawnSync("taskset", ["-c", "1", process.execPath, "--version"]).status === 0;
}

/** The prefix that pins a command to a core; empty if pinning isn't possible. */
export function heldTo(core: number | null): string[] {
  return core === null ? [] : ["taskset", "-c", String(core)];
}

type ChildOptions = {
  readonly core: number | null;
  readonly nodeArgs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

/** Starts `scripts/<name>.ts`, pinned to a core if one is given, and waits until it can be queried. */
export async function startChild(
  name: string,
  { core, nodeArgs = [], env = {} }: ChildOptions,
): Promise<Child> {
  const script = join(root, "scripts", `${name}.ts`);
  const [command, ...before] = [...heldTo(core), process.execPath];
  const child = spawn(command, [...before, ...nodeArgs, script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const exited = new Promise<void>((resolve) => {
    child.once("exit", (code) => {
      for (const { reject } of waiting.values())
        reject(new Error(`The ${name} process exited (code ${code})`));
      resolve();
    });
  });
  child.on("message", (message) => {
    const { id, value } = answerSchema.parse(message);
    waiting.get(id)?.resolve(value);
    waiting.delete(id);
  });
  const answerTo = (id: number): Promise<unknown> =>
    new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  let asked = 0;
  await answerTo(0);
  return {
    async ask(question, schema, input) {
      asked += 1;
      child.send({ id: asked, name: question, input });
      return schema.parse(await answerTo(asked));
    },
    async stop() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
