import { EventEmitter } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { watchFailures } from "./runtime/background.ts";
import { handleFailures, stopOnce, stopOnSignal } from "./shutdown.ts";
import type { Log } from "./log/log.ts";

function fakeProcess() {
  const emitter = new EventEmitter();
  const exited = Promise.withResolvers<number>();
  const exit = vi.fn<(code: number) => void>((code) => exited.resolve(code));
  return { on: emitter.on.bind(emitter), emit: emitter.emit.bind(emitter), exit, exited: exited.promise };
}

test.each(["SIGINT", "SIGTERM"] as const)("%s stops gracefully and exits with 0", async (signal) => {
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

test("a forced stop exits with 1", async () => {
  const host = fakeProcess();
  stopOnSignal(host, vi.fn<Log>(), async () => "forced");
  host.emit("SIGTERM");
  expect(await host.exited).toBe(1);
});

test("a second signal, even a different one, ends at once", async () => {
  const host = fakeProcess();
  const stop = vi.fn<() => Promise<"finished">>(() => new Promise(() => {}));
  stopOnSignal(host, vi.fn<Log>(), stop);
  host.emit("SIGTERM");
  host.emit("SIGINT");
  expect(await host.exited).toBe(1);
  expect(stop).toHaveBeenCalledTimes(1);
});

test("a failed stop exits with 1, logged by code only", async () => {
  const host = fakeProcess();
  const log = vi.fn<Log>();
  stopOnSignal(host, log, () => Promise.reject(new TypeError("ana@hearken.app")));
  host.emit("SIGTERM");
  expect(await host.exited).toBe(1);
  expect(log.mock.lastCall).toEqual(["process.failed", { code: "TypeError" }]);
});

describe("stopping", () => {
  test("happens once, however often it is requested", async () => {
    const stop = vi.fn<() => Promise<"finished">>(async () => "finished");
    const stopAtMostOnce = stopOnce(stop, 1_000);
    expect(await Promise.all([stopAtMostOnce(), stopAtMostOnce()])).toEqual(["finished", "finished"]);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test("that never finishes is given up", async () => {
    expect(await stopOnce(() => new Promise(() => {}), 1)()).toBe("forced");
  });
});

describe("unhandled failures", () => {
  const error = Object.assign(new Error("ana@hearken.app"), { code: "ECONNRESET" });

  test("a rejection is reported, and nothing ends", () => {
    const host = fakeProcess();
    const log = vi.fn<Log>();
    const stop = vi.fn<() => Promise<"finished">>();
    const failures: unknown[] = [];
    const stopWatching = watchFailures((task, failure) => failures.push([task, failure]));
    handleFailures(host, log, stop);
    host.emit("unhandledRejection", error);
    stopWatching();
    expect(failures).toEqual([["process", error]]);
    expect([log.mock.calls, stop.mock.calls, host.exit.mock.calls]).toEqual([[], [], []]);
  });

  test("an exception is logged by code only, drains the relay, and exits with 1", async () => {
    const host = fakeProcess();
    const log = vi.fn<Log>();
    const stopped = Promise.withResolvers<"finished">();
    handleFailures(host, log, () => stopped.promise);
    host.emit("uncaughtException", error);
    expect(log.mock.calls).toEqual([["process.failed", { code: "ECONNRESET" }]]);
    expect(host.exit).not.toHaveBeenCalled();
    stopped.resolve("finished");
    expect(await host.exited).toBe(1);
  });

  test("an exception during the drain changes nothing", async () => {
    const host = fakeProcess();
    const log = vi.fn<Log>();
    const stopped = Promise.withResolvers<"finished">();
    const stop = vi.fn<() => Promise<"finished">>(() => stopped.promise);
    handleFailures(host, log, stop);
    for (let count = 0; count < 3; count += 1) host.emit("uncaughtException", error);
    expect([stop.mock.calls.length, log.mock.calls.length]).toEqual([1, 1]);
    stopped.resolve("finished");
    expect(await host.exited).toBe(1);
    expect(host.exit).toHaveBeenCalledTimes(1);
  });

  test("an exception before the relay exists, or while stopping it, ends at once", async () => {
    const stopWatching = watchFailures(() => {});
    for (const stop of [() => null, () => Promise.reject(error)]) {
      const host = fakeProcess();
      handleFailures(host, vi.fn<Log>(), stop);
      host.emit("uncaughtException", error);
      expect(await host.exited).toBe(1);
    }
    await nextTurn();
    stopWatching();
  });
});
