import { expect, test } from "vitest";
import { watchFailures } from "./runtime/background.ts";
import { drain, type DrainDeps } from "./drain.ts";
import { settle, StageClock } from "./testing/stage-doubles.ts";
import type { SessionWrite, WriteStatus } from "./store/session-writes.ts";
import { WriteQueue } from "./store/write-queue.ts";

type Options = {
  /** How long the database takes for a batch, ms. */
  readonly writeMs?: number;
  /** When the current turn ends, ms. */
  readonly turnMs?: number;
  /** Until when somebody is coming back, ms. */
  readonly startMs?: number;
  /** How long a peer takes to answer a close, ms. */
  readonly closeMs?: number;
  /** Everything that can fail does. */
  readonly fails?: boolean;
};

/**
 * A relay with one session, over a database that fences as the real one does: a write counts only while the
 * sending relay owns the session. The client resumes elsewhere as soon as its socket closes.
 */
function makeRelay({ writeMs = 0, turnMs = 0, startMs = 0, closeMs = 0, fails = false }: Options = {}) {
  const clock = new StageClock();
  const startedAt = clock.at;
  const database = { owner: "first", stored: [] as string[], fenced: [] as string[] };
  const steps: string[] = [];
  const log = (step: string) => steps.push(`${clock.at - startedAt} ${step}`);
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      clock.after(ms, resolve);
    });

  const statusOf = (write: SessionWrite): WriteStatus => {
    const id = "id" in write ? write.id : write.op;
    const status = write.owner === database.owner ? "done" : "fenced";
    (status === "done" ? database.stored : database.fenced).push(id);
    return status;
  };
  const queue = new WriteQueue({
    send: async (batch) => {
      if (writeMs > 0) await wait(writeMs);
      return batch.map(statusOf);
    },
    onWritten: () => {},
    onLost: () => {},
    after: clock.after,
    random: () => 0.5,
  });
  const say = (id: string): void =>
    queue.push({ op: "amend", session_id: "s", owner: "first", id, text: "words", interrupted: false });

  const deps: DrainDeps = {
    now: clock.now,
    after: clock.after,
    sockets: {
      refuseAll: () => log("refuse"),
      releaseAll: () => {
        log("release");
        say("left behind by the release");
      },
      closeAll: async () => {
        log("close");
        database.owner = "second";
        if (closeMs > 0) await wait(closeMs);
      },
    },
    sessions: {
      get inTurn() {
        return clock.at - startedAt < Math.max(turnMs, startMs) ? 1 : 0;
      },
      get starting() {
        return clock.at - startedAt < startMs ? 1 : 0;
      },
      keepAll: () => {
        say("how far it has come");
        if (fails) throw new Error("broken");
      },
      sealAll: () => say("how it ended"),
    },
    stopClocks: () => log("stop clocks"),
    flushed: () => (fails ? Promise.reject(new Error("broken")) : queue.flushed()),
    stopSummaries: () => Promise.resolve(),
  };

  /** Drains the relay and returns what happened when. */
  async function drained(): Promise<string[]> {
    const done = drain(deps).then(() => log("done"));
    for (let step = 0; step < 400 && !steps.at(-1)?.endsWith("done"); step += 1) {
      await settle();
      clock.advance(50);
    }
    await done;
    return steps;
  }
  return { drained, say, database };
}

test("everything said is stored before a client can take its session to another relay", async () => {
  const relay = makeRelay({ writeMs: 900 });
  relay.say("the last reply");
  expect(await relay.drained()).toEqual(["0 refuse", "0 release", "0 stop clocks", "900 close", "900 done"]);
  expect(relay.database).toMatchObject({
    stored: ["the last reply", "left behind by the release", "how far it has come", "how it ended"],
    fenced: [],
  });
});

test("a turn in progress may finish", async () => {
  const relay = makeRelay({ turnMs: 3_000 });
  expect(await relay.drained()).toEqual([
    "0 refuse",
    "3000 release",
    "3000 stop clocks",
    "3000 close",
    "3000 done",
  ]);
});

test("a slow database may use the time that turns leave", async () => {
  const relay = makeRelay({ writeMs: 6_000 });
  expect((await relay.drained()).slice(3)).toEqual(["6000 close", "6000 done"]);
  expect(relay.database.fenced).toEqual([]);
});

test("who is still coming back is waited for at the end, so that no call stays open", async () => {
  const relay = makeRelay({ startMs: 8_000 });
  expect((await relay.drained()).slice(-2)).toEqual(["5000 close", "8000 done"]);
  const endless = makeRelay({ startMs: Infinity });
  expect((await endless.drained()).at(-1)).toBe("9500 done");
});

test("an endless turn, a database that is down and an unresponsive peer stay within their limits", async () => {
  const relay = makeRelay({ turnMs: Infinity, writeMs: Infinity, closeMs: 2_000 });
  expect(await relay.drained()).toEqual([
    "0 refuse",
    "5000 release",
    "5000 stop clocks",
    "7000 close",
    "9500 done",
  ]);
});

test("a failing step is reported, and the others still run", async () => {
  const failures: string[] = [];
  const stopWatching = watchFailures((task) => failures.push(task));
  const steps = await makeRelay({ fails: true }).drained();
  stopWatching();
  expect(steps).toEqual(["0 refuse", "0 release", "0 stop clocks", "0 close", "0 done"]);
  expect(failures).toEqual(["drain", "drain", "drain"]);
});
