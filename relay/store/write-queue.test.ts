import { describe, expect, test } from "vitest";
import { settle, StageClock } from "../testing/stage-doubles.ts";
import type { SessionWrite, WriteStatus } from "./session-writes.ts";
import { watchFailures } from "../runtime/background.ts";
import { WriteQueue } from "./write-queue.ts";

function write(n: number, text = "word"): SessionWrite {
  return { op: "amend", session_id: "s", owner: "o", id: String(n), text, interrupted: false };
}

const idOf = (it: SessionWrite) => ("id" in it ? it.id : "");

/** A queue over a database that a test can take down, and that may answer too late. */
function makeQueue() {
  const clock = new StageClock();
  const database = { away: false, losesAnswers: false, throws: false, poison: "", upsets: "" };
  const batches: string[][] = [];
  const stored: string[] = [];
  const lost: string[] = [];
  const send = async (batch: readonly SessionWrite[]) => {
    await Promise.resolve();
    if (database.away) return null;
    batches.push(batch.map(idOf));
    if (batch.some((it) => idOf(it) === database.poison)) return "refused" as const;
    for (const id of batch.map(idOf)) if (!stored.includes(id)) stored.push(id);
    return database.losesAnswers ? null : batch.map((): WriteStatus => "done");
  };
  const written: string[] = [];
  const queue = new WriteQueue({
    send: (batch) => {
      if (database.throws) throw new Error("broken");
      return send(batch);
    },
    onWritten: (it) => {
      written.push(idOf(it));
      if (idOf(it) === database.upsets) throw new Error("broken");
    },
    onLost: (it) => lost.push(idOf(it)),
    after: clock.after,
    random: () => 0.5,
  });
  return { clock, database, batches, stored, lost, written, queue };
}

describe("writes", () => {
  test("of one moment are sent together, and those that arrive meanwhile with the next batch", async () => {
    const { queue, batches } = makeQueue();
    queue.push(write(1));
    queue.push(write(2));
    await Promise.resolve();
    queue.push(write(3));
    await queue.flushed();
    expect(batches).toEqual([["1", "2"], ["3"]]);
  });

  test("wait while the database is down, and arrive in order, each once", async () => {
    const { queue, database, clock, stored } = makeQueue();
    database.away = true;
    for (let n = 1; n <= 500; n += 1) {
      queue.push(write(n));
      if (n % 50 === 0) clock.advance(2_000);
      await settle();
    }
    expect(stored).toEqual([]);
    database.away = false;
    clock.advance(8_000);
    await queue.flushed();
    expect(stored).toEqual(Array.from({ length: 500 }, (_, index) => String(index + 1)));
    expect(queue.length).toBe(0);
  });

  test("whose answer was lost are resent", async () => {
    const { queue, database, clock, batches, stored } = makeQueue();
    database.losesAnswers = true;
    queue.push(write(1));
    await settle();
    database.losesAnswers = false;
    clock.advance(8_000);
    await queue.flushed();
    expect([batches, stored]).toEqual([[["1"], ["1"]], ["1"]]);
  });

  test("that are invalid are found and dropped; the others arrive", async () => {
    const { queue, database, stored, lost } = makeQueue();
    database.poison = "3";
    for (let n = 1; n <= 5; n += 1) queue.push(write(n));
    await queue.flushed();
    expect([stored, lost]).toEqual([["1", "2", "4", "5"], ["3"]]);
  });

  test("stay within their memory limit", async () => {
    const { queue, database, lost } = makeQueue();
    database.away = true;
    const text = "x".repeat(1024 * 1024);
    for (let n = 1; n <= 40; n += 1) queue.push(write(n, text), `person ${n}`);
    expect(lost).toHaveLength(40 - queue.length);
    expect(queue.length).toBe(31);
  });

  test("continue after one whose outcome made a listener throw", async () => {
    const failures: string[] = [];
    const stopWatching = watchFailures((task) => failures.push(task));
    const { queue, database, written, stored } = makeQueue();
    database.upsets = "1";
    for (let n = 1; n <= 3; n += 1) queue.push(write(n));
    await queue.flushed();
    queue.push(write(4));
    await queue.flushed();
    stopWatching();
    expect([written, stored]).toEqual([
      ["1", "2", "3", "4"],
      ["1", "2", "3", "4"],
    ]);
    expect(failures).toEqual(["store.written"]);
  });

  test("are retried after an unexpected failure to send", async () => {
    const failures: string[] = [];
    const stopWatching = watchFailures((task) => failures.push(task));
    const { queue, database, clock, stored } = makeQueue();
    database.throws = true;
    queue.push(write(1));
    await settle();
    database.throws = false;
    clock.advance(8_000);
    await queue.flushed();
    stopWatching();
    expect([stored, failures]).toEqual([["1"], ["store.send"]]);
  });

  test("that wait for an outage to end don't wait while somebody waits for them", async () => {
    const { queue, database, stored } = makeQueue();
    database.away = true;
    queue.push(write(1));
    await settle();
    database.away = false;
    await queue.flushed();
    expect(stored).toEqual(["1"]);
  });

  test("that somebody waits for are tried several times a second, however long the database was away", async () => {
    const { queue, database, clock, stored } = makeQueue();
    database.away = true;
    queue.push(write(1));
    for (let second = 0; second < 60; second += 1) {
      await settle();
      clock.advance(1_000);
    }
    const flushed = queue.flushed();
    await settle();
    database.away = false;
    clock.advance(250);
    await flushed;
    expect(stored).toEqual(["1"]);
  });
});
