import { setTimeout as wait } from "node:timers/promises";
import { reportFailure, runInBackground } from "./runtime/background.ts";
import { errorCode } from "./log/fields.ts";
import type { Log } from "./log/log.ts";

type Signal = "SIGINT" | "SIGTERM";
type Stop = () => Promise<"finished" | "forced">;

/** What shutdown handling needs from the process. */
export type ProcessPort = {
  on(event: Signal | "uncaughtException" | "unhandledRejection", listener: (value: unknown) => void): unknown;
  exit(code: number): void;
};

/** Stops only once, however often it is asked to; gives up after the deadline. */
export function stopOnce(stop: Stop, mayTakeMs: number): Stop {
  let stopped: ReturnType<Stop> | null = null;
  return () => (stopped ??= Promise.race([stop(), wait(mayTakeMs, "forced" as const)]));
}

/**
 * The last resort. A rejection is the failure of one piece of work: it is reported, and all calls continue.
 * An exception may have left anything half done, so the relay hands its calls to another one and its
 * supervisor restarts it. `stop` returns null while there is nothing to stop.
 */
export function handleFailures(host: ProcessPort, log: Log, stop: () => ReturnType<Stop> | null): void {
  let failing = false;
  const fail = async (error: unknown) => {
    // The first failure is why the process ends; what the drain runs into must not cut it short.
    if (failing) return;
    failing = true;
    log("process.failed", { code: errorCode(error) });
    try {
      await stop();
    } finally {
      host.exit(1);
    }
  };
  host.on("unhandledRejection", (error) => reportFailure("process", error));
  host.on("uncaughtException", (error) => runInBackground("process", fail(error)));
}

/** The first SIGTERM or SIGINT stops gracefully; the second ends the process immediately. */
export function stopOnSignal(host: ProcessPort, log: Log, stop: Stop): void {
  let stopping = false;
  const onSignal = async (signal: Signal) => {
    if (stopping) {
      log("relay.forced", { signal });
      host.exit(1);
      return;
    }
    stopping = true;
    log("relay.stopping", { signal });
    const outcome = await stop();
    log(outcome === "forced" ? "relay.forced" : "relay.stopped");
    host.exit(outcome === "forced" ? 1 : 0);
  };
  const onFailure = (error: unknown) => {
    log("process.failed", { code: errorCode(error) });
    host.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    host.on(signal, () => {
      onSignal(signal).catch(onFailure);
    });
}
