import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { exitOnFailure, stopOnSignal } from "./lifecycle.ts";
import type { Log } from "./log/log.ts";

function fakeProcess() {
  const emitter = new EventEmitter();
  const exited = Promise.withResolvers<number>();
  const exit = vi.fn<(code: number) => void>((code) => exited.resolve(code));
  return { on: emitter.on.bind(emitter), emit: emitter.emit.bind(emitter), exit, exited: exited.promise };
}

test.each(["SIGINT", "SIGTERM"] as const)("%s stops in order and ends with 0", async (signal) => {
  const host = fakeProcess();
  const log = vi.fn<Log>();
  const stopped = Promise.withResolvers<"finished">();
  stopOnSignal(host, log, () => stopped.promise);
  host.emit(signal);
  expect(log.mock.lastCall).toEqual(["relay.stopping", { signal }]);
  expect(host.exit).not.toHaveBeenCalled();
  stopped.resolve("finished");
  expect(await host.exited).toBe(0);
  expect(log.mock.lastCall).toEqual(["relay.stopped"]);
});

test("a stop that had to be forced ends with 1", async () => {
  const host = fakeProcess();
  stopOnSignal(host, vi.fn<Log>(), async () => "forced");
  host.emit("SIGTERM");
  expect(await host.exited).toBe(1);
});

test("a second signal, also another one, ends at once", async () => {
  const host = fakeProcess();
  const stop = vi.fn<() => Promise<"finished">>(() => new Promise(() => {}));
  stopOnSignal(host, vi.fn<Log>(), stop);
  host.emit("SIGTERM");
  host.emit("SIGINT");
  expect(await host.exited).toBe(1);
  expect(stop).toHaveBeenCalledTimes(1);
});

test.each(["uncaughtException", "unhandledRejection"] as const)(
  "%s ends with 1, logged by code only",
  (event) => {
    const host = fakeProcess();
    const log = vi.fn<Log>();
    exitOnFailure(host, log);
    host.emit(event, Object.assign(new Error("ana@hearken.app"), { code: "ECONNRESET" }));
    expect(log.mock.calls).toEqual([["process.failed", { code: "ECONNRESET" }]]);
    expect(host.exit).toHaveBeenCalledExactlyOnceWith(1);
  },
);
