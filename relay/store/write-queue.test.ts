import { describe, expect, test } from "vitest";
import { settle, StageClock } from "../session/stage-doubles.ts";
import type { SessionWrite, WriteStatus } from "./session-writes.ts";
import { WriteQueue } from "./write-queue.ts";

function write(n: number, text = "word"): SessionWrite {
  return { op: "amend", session_id: "s", owner: "o", id: String(n), text, interrupted: false };
}

const idOf = (it: SessionWrite) => ("id" in it ? it.id : "");

/** A queue over a database that a test takes away, and that may answer too late. */
function makeQueue() {
  const clock = new StageClock();
  const database = { away: false, losesAnswers: false, poison: "" };
  const batches: string[][] = [];
  const stored: string[] = [];
  const lost: string[] = [];
  const send = async (batch: readonly SessionWrite[]) => {
    await Promise.resolve();
    if (database.away) return null;
    batches.push(batch.map(idOf));
    if (batch.some((it) => idOf(it) === database.poison)) return "unreadable" as const;
    for (const id of batch.map(idOf)) if (!stored.includes(id)) stored.push(id);
    return database.losesAnswers ? null : batch.map((): WriteStatus => "done");
  };
  const queue = new WriteQueue({
    send,
    onWritten: () => {},
    onLost: (it) => lost.push(idOf(it)),
    after: clock.after,
    random: () => 0.5,
  });
  return { clock, database, batches, stored, lost, queue };
}

describe("writes", () => {
  test("of one moment leave together, and those that come meanwhile with the next batch", async () => {
    const { queue, batches } = makeQueue();
    queue.push(write(1));
    queue.push(write(2));
    await Promise.resolve();
    queue.push(write(3));
    await queue.flushed();
    expect(batches).toEqual([["1", "2"], ["3"]]);
  });

  test("wait while the database is away, and arrive in order, each once", async () => {
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

  test("whose answer was lost are sent again", async () => {
    const { queue, database, clock, batches, stored } = makeQueue();
    database.losesAnswers = true;
    queue.push(write(1));
    await settle();
    database.losesAnswers = false;
    clock.advance(8_000);
    await queue.flushed();
    expect([batches, stored]).toEqual([[["1"], ["1"]], ["1"]]);
  });

  test("that cannot be read are found and given up; the others arrive", async () => {
    const { queue, database, stored, lost } = makeQueue();
    database.poison = "3";
    for (let n = 1; n <= 5; n += 1) queue.push(write(n));
    await queue.flushed();
    expect([stored, lost]).toEqual([["1", "2", "4", "5"], ["3"]]);
  });

  test("take no more memory than they may", async () => {
    const { queue, database, lost } = makeQueue();
    database.away = true;
    const text = "x".repeat(1024 * 1024);
    for (let n = 1; n <= 40; n += 1) queue.push(write(n, text));
    expect(lost).toHaveLength(40 - queue.length);
    expect(queue.length).toBe(31);
  });
});
