import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import process from "node:process";
import { attempt, lowerPriority } from "./low-priority.ts";
import { root } from "./root.ts";

export type Executed = { readonly code: number | null; readonly output: string };

type Options = {
  readonly signal: AbortSignal;
  /** Shows the output as it arrives and stores none. */
  readonly stream?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Runs at low priority. */
  readonly background?: boolean;
};

/** Nothing here takes longer, even on a busy machine; anything that does is stuck. */
const deadlineMs = 60 * 60_000;

/**
 * Ctrl-C reaches the whole process group: a program gets time to clean up before it is signaled a second
 * time.
 */
const graceMs = 3_000;

/** Runs a program of the project (`node_modules/.bin` comes first) until it exits. Never rejects. */
export function execute(command: string, args: readonly string[], options: Options): Promise<Executed> {
  const { signal, stream = false, env = {}, background = false } = options;
  const path = `${join(root, "node_modules/.bin")}${delimiter}${process.env["PATH"] ?? ""}`;
  const child = spawn(command, [...args], {
    cwd: root,
    env: { ...process.env, PATH: path, ...env },
    stdio: stream ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
    timeout: deadlineMs,
    detached: background && hasSessions,
  });
  if (background && child.pid !== undefined) lowerPriority(child.pid);
  // In a session of its own it isn't reached by Ctrl-C here.
  const stop = () => void (background && hasSessions ? killSession(child.pid) : child.kill("SIGTERM"));
  const cancel = () => setTimeout(stop, background ? 0 : graceMs).unref();
  signal.addEventListener("abort", cancel, { once: true });
  let output = "";
  const keep = (text: string) => (output += text);
  child.stdout?.setEncoding("utf8").on("data", keep);
  child.stderr?.setEncoding("utf8").on("data", keep);
  return new Promise((resolve) => {
    const finish = (code: number | null) => {
      signal.removeEventListener("abort", cancel);
      resolve({ code, output });
    };
    child.on("error", (error) => {
      output += error.message;
      finish(null);
    });
    child.on("close", finish);
  });
}

const hasSessions = process.platform !== "win32";

function killSession(pid: number | undefined): void {
  // It may have exited already.
  if (pid !== undefined) attempt(() => process.kill(-pid, "SIGTERM"));
}
