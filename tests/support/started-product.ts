import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { root } from "#scripts/root.ts";
import { testEnvironment } from "#scripts/test-environment.ts";
import { commandOf, descendantsOf } from "./processes.ts";

export type StartedProduct = {
  readonly pid: number;
  readonly output: () => string;
  /** Resolves to the URL once the ready line is printed. */
  readonly ready: Promise<string>;
  readonly exited: Promise<{ code: number | null; signal: string | null }>;
  /** The process that runs this file. */
  readonly child: (file: string) => number;
  readonly children: () => number[];
  readonly signal: (signal: NodeJS.Signals) => void;
};

/** A prebuilt client, so that these tests only wait for the processes. */
function emptyClient(folder: string): string {
  const client = join(folder, "client");
  mkdirSync(client, { recursive: true });
  writeFileSync(join(client, "index.html"), "<!doctype html><title>Hearken</title>");
  return client;
}

/**
 * Runs `scripts/start.ts` with its data in `folder`. `below: "shell"` inserts a shell that forwards no
 * signals, as npm does; `pid` is then the shell's.
 */
export function startProduct(
  folder: string,
  { env = {}, below = "nothing" }: { env?: Record<string, string>; below?: "nothing" | "shell" } = {},
): StartedProduct {
  const script = join(root, "scripts/start.ts");
  const [command, args] =
    below === "shell"
      ? ["sh", ["-c", `"${process.execPath}" "${script}"; exit $?`]]
      : [process.execPath, [script]];
  const { npm_lifecycle_event: _npm, ...inherited } = testEnvironment(join(folder, "data"));
  const started = spawn(command, args, {
    cwd: root,
    env: { ...inherited, CLIENT_DIR: emptyClient(folder), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ready = Promise.withResolvers<string>();
  const keep = (text: string) => {
    output += text;
    const [, url] = /^Hearken is ready at (\S+)$/m.exec(output) ?? [];
    if (url !== undefined) ready.resolve(url);
  };
  started.stdout.setEncoding("utf8").on("data", keep);
  started.stderr.setEncoding("utf8").on("data", keep);
  const exited = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    started.once("close", (code, signal) => resolve({ code, signal }));
  });
  void exited.then(() => ready.reject(new Error(`It ended before it was ready:\n${output}`)));
  ready.promise.catch(() => undefined);
  const pid = started.pid ?? 0;
  const children = () => descendantsOf(pid);
  return {
    pid,
    output: () => output,
    ready: ready.promise,
    exited,
    children,
    child: (file) => children().find((each) => commandOf(each).includes(file)) ?? 0,
    signal: (signal) => process.kill(pid, signal),
  };
}
