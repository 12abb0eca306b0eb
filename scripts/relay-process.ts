import { fork } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { root } from "./root.ts";
import type { Variables } from "./services.ts";

export type RelayEnd = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

export type RelayProcess = {
  readonly exited: Promise<RelayEnd>;
  /** Whether it has written to stderr, where it says why it can't start. */
  readonly hasComplained: () => boolean;
  /** Asks it to finish its work and exit. */
  readonly stop: () => Promise<void>;
  readonly kill: () => void;
};

/**
 * How Node runs the relay, in the image too. With more than 8 MiB for new objects the process only grows, by
 * 280 kB per call at 300 calls, without getting faster. Garbage is collected on the main thread, because on a
 * single core helper threads only get in the way, and the slowest 1% of replies take twice as long.
 */
export const relayNodeArgs = ["--max-semi-space-size=8", "--single-threaded-gc"] as const;

/**
 * Audio is allocated in small pieces, of which the C library would otherwise cache 40 kB per call (`npm run
 * bench`).
 */
export const relayEnvironment = { MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "65536" } as const;

/**
 * Starts the relay in a process and session of its own: Ctrl-C in the terminal then reaches only us, who stop
 * it in order, and it doesn't mistake our request for a second Ctrl-C.
 */
export function startRelayProcess(env: Variables): RelayProcess {
  const child = fork(join(root, "relay/main.ts"), [], {
    cwd: root,
    env: { ...relayEnvironment, ...env },
    detached: process.platform !== "win32",
    execArgv: [...relayNodeArgs, "--import", new URL("./guard.ts", import.meta.url).href],
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  let complained = false;
  child.stderr?.on("data", (chunk: Buffer) => {
    complained = true;
    process.stderr.write(chunk);
  });
  const exited = new Promise<RelayEnd>((resolve) => {
    child.once("error", () => resolve({ code: 1, signal: null }));
    child.once("close", (code, signal) => resolve({ code, signal }));
  });
  return {
    exited,
    hasComplained: () => complained,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
    kill: () => child.kill("SIGKILL"),
  };
}

/** For a line in the terminal: `code 1`, `signal SIGKILL`. */
export function describeEnd({ code, signal }: RelayEnd): string {
  return signal === null ? `code ${code}` : `signal ${signal}`;
}

const pollMs = 40;

/** Resolves to true once `url` answers with 200, or to false when `signal` aborts. */
export async function isReady(url: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const answered = await fetch(url, { signal }).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok;
      },
      () => false,
    );
    if (answered) return true;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return false;
}
