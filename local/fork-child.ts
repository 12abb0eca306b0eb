import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type ParentMessage, childMessageSchema } from "./child.ts";

export type ForkedChild = {
  readonly pid: number | undefined;
  /** Sends the child its options and resolves with its ready message. */
  start(options: unknown): Promise<unknown>;
  /** Asks the child to stop, and kills it after a few seconds if it doesn't. */
  stop(): Promise<void>;
};

type ForkOptions = {
  readonly name: string;
  readonly readyTimeoutMs: number;
  /** The child exited although nobody stopped it. */
  readonly onExit: (code: number | null) => void;
};

/** How many lines of a child's stderr are kept for the error message if it fails to start. */
const keptLines = 20;
const stopTimeoutMs = 5_000;

/** Runs `local/<name>/main.ts` in its own process; it loads immediately and starts when told to. */
export function forkChild({ name, readyTimeoutMs, onExit }: ForkOptions): ForkedChild {
  const child = fork(fileURLToPath(new URL(`./${name}/main.ts`, import.meta.url)), [], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  const lastWords = keepLastLines(child);
  let expected = true;
  const exited = new Promise<void>((resolve) => {
    child.once("exit", (code) => {
      resolve();
      if (!expected) onExit(code);
    });
  });

  return {
    pid: child.pid,
    async start(options) {
      const value = await answer(child, options, { name, readyTimeoutMs, lastWords });
      expected = false;
      return value;
    },
    async stop() {
      expected = true;
      tell(child, { type: "stop" });
      const timer = setTimeout(() => child.kill("SIGKILL"), stopTimeoutMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

type Waiting = { readonly name: string; readonly readyTimeoutMs: number; readonly lastWords: () => string };

function answer(
  child: ChildProcess,
  options: unknown,
  { name, readyTimeoutMs, lastWords }: Waiting,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`Local ${name} wasn't ready after ${readyTimeoutMs / 1000} s.${lastWords()}`));
    }, readyTimeoutMs);
    child.once("message", (input) => {
      clearTimeout(timer);
      const message = childMessageSchema.parse(input);
      if (message.type === "ready") resolve(message.value);
      else
        reject(
          new Error(message.explained ? message.reason : `Local ${name} can't start. ${message.reason}`),
        );
    });
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`Local ${name} exited with code ${code} before it was ready.${lastWords()}`));
    });
    tell(child, { type: "start", options });
  });
}

function tell(child: ChildProcess, message: ParentMessage): void {
  // The callback swallows the error of a channel that has closed in the meantime: the exit event reports it.
  if (child.connected) child.send(message, () => undefined);
}

/** Reading also drains the pipe, so that a child with much output never blocks on it. */
function keepLastLines(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    text = (text + chunk).split("\n").slice(-keptLines).join("\n");
  });
  return () => (text.trim() === "" ? "" : `\n${text.trim()}`);
}
