import { errorCode } from "./log/fields.ts";
import type { Log } from "./log/log.ts";

type Signal = "SIGINT" | "SIGTERM";

/** What the life cycle needs of the process. */
export type ProcessPort = {
  on(event: Signal | "uncaughtException" | "unhandledRejection", listener: (value: unknown) => void): unknown;
  exit(code: number): void;
};

/** An error nobody handled leaves the process in a state nobody knows: it ends, and its supervisor starts another. */
export function exitOnFailure(host: ProcessPort, log: Log): void {
  const fail = (error: unknown) => {
    log("process.failed", { code: errorCode(error) });
    host.exit(1);
  };
  host.on("uncaughtException", fail);
  host.on("unhandledRejection", fail);
}

/** The first SIGTERM or SIGINT stops in order; the second one ends the process at once. */
export function stopOnSignal(host: ProcessPort, log: Log, stop: () => Promise<"finished" | "forced">): void {
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
  for (const signal of ["SIGINT", "SIGTERM"] as const) host.on(signal, () => void onSignal(signal));
}
