import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { z } from "zod";
import { relayNodeArgs } from "./relay-process.ts";
import { root } from "./root.ts";

/** Only these, so that services configured on this machine don't reach the relay. */
const surroundings = {
  PATH: process.env["PATH"] ?? "",
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
};

type Options = {
  readonly env: Record<string, string>;
  /** What follows `node` on the command line. */
  readonly args?: readonly string[];
  readonly cwd?: string;
  /** A command that runs `node` for it, such as `taskset -c 0`. */
  readonly under?: readonly string[];
};

const lineSchema = z.record(z.string(), z.unknown());

/** The relay in a process of its own, with its output captured. */
export function spawnRelay({
  env,
  args = [...relayNodeArgs, "relay/main.ts"],
  cwd = root,
  under = [],
}: Options) {
  const [command, ...before] = [...under, process.execPath];
  const child = spawn(command, [...before, ...args], {
    cwd,
    env: { ...surroundings, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  const watchers = new Set<() => void>();
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (chunk: string) => {
      output[name] += chunk;
      for (const watcher of watchers) watcher();
    });
  }
  const exited = exitOf(child);

  /** The first log line of this event; rejects if the process exits without it. */
  function event(name: string): Promise<Record<string, unknown>> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const line = output.stdout
          .split("\n")
          .find((text) => text.includes(`"event":"${name}"`) && text.endsWith("}"));
        if (line === undefined) return;
        watchers.delete(look);
        resolve(lineSchema.parse(JSON.parse(line)));
      };
      watchers.add(look);
      look();
      void exited.then((code) => reject(new Error(`ended with ${code}: ${output.stderr}`)));
    });
  }

  return { child, output, exited, event };
}

function exitOf(child: ChildProcess): Promise<number | string | null> {
  return new Promise((resolve) => {
    child.once("close", (code, signal) => resolve(signal ?? code));
  });
}

export type SpawnedRelay = ReturnType<typeof spawnRelay>;
