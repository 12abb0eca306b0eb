import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { settle, StageClock } from "../testing/stage-doubles.ts";
import { relayLimits } from "#shared/limits.ts";
import type { After } from "../runtime/timing.ts";
import type { SessionWrite, WriteStatus } from "./session-writes.ts";
import { type BatchFailure, WriteQueue } from "./write-queue.ts";

const { batchBytes, writeTries } = relayLimits.writes;

function write(id: string, session: string, text = "word"): SessionWrite {
  return { op: "amend", session_id: session, owner: "o", id, text, interrupted: false };
}

const idOf = (it: SessionWrite) => ("id" in it ? it.id : "");
const bytesOf = (batch: readonly SessionWrite[]) => Buffer.byteLength(JSON.stringify({ batch }));

/** `lost answer`, `late after all`: the batch was written, but nobody learned of it. */
type Outcome = BatchFailure | "away" | "taken" | "lost answer" | "late after all";
const arrives = new Set<Outcome>(["taken", "lost answer", "late after all"]);

/**
 * A queue over a service on a fake clock: `judge` decides the outcome of a batch, `delayMs` how long it
 * takes.
 */
function makeQueue(
  judge: (batch: readonly SessionWrite[]) => Outcome,
  delayMs: (outcome: Outcome) => number,
) {
  const clock = new StageClock();
  const startedAt = clock.at;
  /** When anything happens next. */
  const due: number[] = [];
  const after: After = (ms, then) => {
    due.push(clock.at + ms);
    return clock.after(ms, then);
  };
  /** Every application of a write, in order, answered or not. */
  const applied: { readonly id: string; readonly session: string; readonly ms: number }[] = [];
  const sizes: number[] = [];
  const batches: string[][] = [];
  const lost: string[] = [];
  const queue = new WriteQueue({
    send: async (batch) => {
      sizes.push(bytesOf(batch));
      batches.push(batch.map(idOf));
      const outcome = judge(batch);
      await new Promise<void>((resolve) => {
        after(delayMs(outcome), resolve);
      });
      if (arrives.has(outcome))
        for (const it of batch)
          applied.push({ id: idOf(it), session: it.session_id, ms: clock.at - startedAt });
      if (outcome === "taken") return batch.map((): WriteStatus => "done");
      if (outcome === "late after all") return "late";
      return outcome === "away" || outcome === "lost answer" ? null : outcome;
    },
    onWritten: () => {},
    onLost: (it, why) => lost.push(`${idOf(it)} ${why}`),
    after,
    random: () => 0.5,
    now: clock.now,
  });
  const msNow = () => clock.at - startedAt;
  async function run(ms: number, until = () => false): Promise<void> {
    const end = clock.at + ms;
    await settle();
    while (clock.at < end && !until()) {
      clock.advance(Math.min(end, ...due.filter((at) => at > clock.at)) - clock.at);
      await settle();
    }
  }
  return { ms: msNow, queue, applied, sizes, batches, lost, run };
}

const lateMs = 10_000;
const quick = () => 20;
const slowWhenLate = (outcome: Outcome) => (outcome.startsWith("late") ? lateMs : 20);

describe("a burst of long messages", () => {
  const long = "\uFDFA".repeat(4_000);

  test("is sent in batches that the service accepts, counted in bytes", async () => {
    const it = makeQueue((batch) => (bytesOf(batch) > 1_048_576 ? "refused" : "taken"), quick);
    for (let n = 0; n < 300; n += 1) it.queue.push(write(`long ${n}`, `burst ${n % 2}`, long), "attacker");
    it.queue.push(write("hello", "quiet"), "bystander");
    await it.run(5_000);
    expect([it.queue.length, it.lost]).toEqual([0, []]);
    expect(Math.max(...it.sizes)).toBeLessThan(batchBytes + 1_000);
    expect(it.applied.map(({ id }) => id).indexOf("hello")).toBeLessThan(50);
  });

  test("gets through a service that accepts even less, in halves", async () => {
    const it = makeQueue((batch) => (bytesOf(batch) > 50_000 ? "refused" : "taken"), quick);
    for (let n = 0; n < 40; n += 1) it.queue.push(write(`long ${n}`, "burst", long), "attacker");
    await it.run(5_000);
    expect([it.queue.length, it.lost]).toEqual([0, []]);
    expect(it.applied.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, n) => `long ${n}`));
  });

  test("makes one person wait behind themselves, not others behind them", async () => {
    const it = makeQueue(() => "taken", quick);
    for (let n = 0; n < 300; n += 1) it.queue.push(write(`long ${n}`, "burst", long), "attacker");
    await it.run(100);
    for (let n = 0; n < 5; n += 1) it.queue.push(write(`quiet ${n}`, "quiet"), "bystander");
    await it.run(100);
    expect(it.applied.filter(({ session }) => session === "quiet")).toHaveLength(5);
    expect(it.queue.length).toBeGreaterThan(50);
  });
});

const poisoned = (batch: readonly SessionWrite[]): Outcome =>
  batch.some((it) => idOf(it) === "poison") ? "failed" : "taken";

test("people take turns, however much one writes", async () => {
  const it = makeQueue(() => "taken", quick);
  for (let person = 0; person < 60; person += 1)
    for (let n = 0; n < 20; n += 1)
      it.queue.push(write(`${person} ${n}`, `s${person}`, "x".repeat(12_000)), `person ${person}`);
  await it.run(200);
  for (const id of ["quiet 1", "quiet 2"]) it.queue.push(write(id, "quiet", "x".repeat(12_000)), "bystander");
  await it.run(200);
  expect(it.applied.filter(({ session }) => session === "quiet")).toHaveLength(2);
  expect(it.queue.length).toBeGreaterThan(500);
});

describe("a write that the database rejects", () => {
  test("is dropped after a limited number of attempts, and what follows it arrives", async () => {
    const it = makeQueue(poisoned, quick);
    for (const id of ["1", "poison", "2", "3"]) it.queue.push(write(id, "s"), "ana");
    await it.run(60_000);
    expect(it.applied.map(({ id }) => id)).toEqual(["1", "2", "3"]);
    expect(it.lost).toEqual(["poison never_taken"]);
    expect(it.batches.length).toBeLessThan(writeTries + 8);
  });

  test("blocks nobody else", async () => {
    const it = makeQueue(poisoned, quick);
    for (const id of ["1", "poison", "2"]) it.queue.push(write(id, "s"), "ana");
    for (let n = 0; n < 100; n += 1) it.queue.push(write(`other ${n}`, `o${n}`), `person ${n}`);
    await it.run(1_000);
    expect(it.applied.filter(({ id }) => id.startsWith("other"))).toHaveLength(100);
    expect(it.applied.some(({ id }) => id === "2")).toBe(false);
    it.queue.push(write("later", "o1"), "person 1");
    await it.run(100);
    expect(it.applied.at(-1)?.id).toBe("later");
  });

  test("is sent alone once it is found, even if others were in a batch with it", async () => {
    const it = makeQueue(poisoned, () => 100);
    it.queue.push(write("poison", "s"), "ana");
    for (let n = 0; n < 150; n += 1) it.queue.push(write(`other ${n}`, "o", "x".repeat(12_000)), "ben");
    await it.run(60_000);
    const sent = it.batches.filter((batch) => batch.includes("poison")).map((batch) => batch.length);
    expect(sent.slice(sent.indexOf(1))).toEqual(Array.from({ length: writeTries }, () => 1));
    expect(it.applied).toHaveLength(150);
  });

  test("makes no others wait, even if it costs a timeout each time", async () => {
    const it = makeQueue((batch) => (poisoned(batch) === "failed" ? "late" : "taken"), slowWhenLate);
    it.queue.push(write("poison", "s"), "ana");
    it.queue.push(write("after it", "s"), "ana");
    await it.run(3 * lateMs);
    for (let n = 0; n < 60; n += 1) {
      it.queue.push(write(`other ${n}`, `o${n % 3}`), `person ${n % 3}`);
      await it.run(1_000);
      expect(it.applied.at(-1)?.id).toBe(`other ${n}`);
    }
    await it.run(writeTries * 2 * lateMs);
    expect([it.applied.at(-1)?.id, it.lost, it.queue.length]).toEqual([
      "after it",
      ["poison never_taken"],
      0,
    ]);
  });

  test("is retried at once while somebody waits for everything to be written", async () => {
    let healed = false;
    const it = makeQueue((batch) => (healed ? "taken" : poisoned(batch)), quick);
    it.queue.push(write("poison", "s"), "ana");
    await it.run(8_000);
    healed = true;
    const done = it.queue.flushed();
    await it.run(100);
    await done;
    expect(it.applied.map(({ id }) => id)).toEqual(["poison"]);
  });

  test("doesn't make the queue stuck, but counts as waiting", async () => {
    const it = makeQueue(poisoned, quick);
    it.queue.push(write("poison", "s"), "ana");
    await it.run(20_000);
    expect(it.queue.stuckMs).toBe(0);
    expect(it.queue.oldestMs).toBe(20_000);
    await it.run(60_000);
    expect([it.queue.stuckMs, it.queue.oldestMs, it.queue.length]).toEqual([0, 0, 0]);
  });
});

test("a queue is stuck while nothing is accepted although something waits", async () => {
  let outcome: Outcome = "away";
  const it = makeQueue(() => outcome, quick);
  await it.run(30_000);
  it.queue.push(write("1", "s"), "ana");
  await it.run(20_000);
  it.queue.push(write("2", "t"), "ben");
  expect([it.queue.stuckMs, it.queue.oldestMs]).toEqual([20_000, 20_000]);
  outcome = "taken";
  await it.run(10_000);
  expect([it.queue.stuckMs, it.queue.oldestMs]).toEqual([0, 0]);
});

describe("memory", () => {
  const megabyte = "x".repeat(512 * 1024);

  test("has a limit for each person, within which the end of a session still fits", async () => {
    const it = makeQueue(() => "away", quick);
    for (let n = 0; n < 10; n += 1) it.queue.push(write(String(n), `s${n}`, megabyte), "ana");
    expect([it.queue.length, it.lost.at(-1)]).toEqual([3, "9 queue_full"]);
    it.queue.push(
      { op: "end", session_id: "s0", owner: "o", reason: "person", mood_after: null, duration: 1 },
      "ana",
    );
    it.queue.push(write("other", "t", megabyte), "ben");
    expect(it.queue.length).toBe(5);
  });

  test("that is full makes room at the expense of whoever holds the most", async () => {
    const it = makeQueue(() => "away", quick);
    for (let person = 0; person < 30; person += 1)
      for (let n = 0; n < 3; n += 1)
        it.queue.push(write(`${person}-${n}`, `s${person}`, megabyte), `person ${person}`);
    const before = it.lost.length;
    it.queue.push(write("hello", "quiet"), "bystander");
    it.queue.push(write("long", "quiet", megabyte), "bystander");
    expect(it.queue.has(({ session_id }) => session_id === "quiet", "bystander")).toBe(true);
    expect(it.lost.slice(before).every((line) => line.endsWith("queue_full"))).toBe(true);
    expect(it.lost).not.toContain("hello queue_full");
    expect(it.lost).not.toContain("long queue_full");
    // A person's first writes stay; the newest is dropped.
    expect(it.lost.filter((line) => line.includes("-0 "))).toEqual([]);
  });

  test("isn't freed by dropping what is in flight", async () => {
    const it = makeQueue(() => "taken", quick);
    it.queue.push(write("under way", "s", megabyte), "ana");
    await it.run(10);
    it.queue.push(write("after it", "s", megabyte), "ana");
    for (let n = 0; n < 61; n += 1) it.queue.push(write(`other ${n}`, `o${n}`, megabyte), `person ${n}`);
    it.queue.push(write("hello", "quiet", megabyte.slice(1_000)), "bystander");
    expect(it.lost).toEqual(["after it queue_full"]);
    it.queue.push(write("long", "large", megabyte), "newcomer");
    expect(it.lost.slice(1)).toEqual(["long queue_full"]);
    await it.run(5_000);
    expect(it.applied).toHaveLength(63);
  });
});

type Pushed = {
  readonly id: string;
  readonly session: string;
  readonly ms: number;
  readonly fate: BatchFailure | null;
};

/** Writes, each with how the service answers every batch that contains it. */
const writesWith = (...fates: readonly (BatchFailure | null)[]) =>
  fc.array(
    fc.record({
      person: fc.nat(4),
      session: fc.nat(1),
      /** Since the previous write, ms. */
      gapMs: fc.constantFrom(0, 0, 0, 30, 700),
      size: fc.constantFrom(4, 4, 200, 3_000, 12_000),
      fate: fc.constantFrom(...fates),
    }),
    { minLength: 1, maxLength: 60 },
  );
type Write = ReturnType<typeof writesWith> extends fc.Arbitrary<readonly (infer W)[]> ? W : never;

/** Pushes these writes one after another, and lets the queue run long enough. */
async function writeAll(it: ReturnType<typeof makeQueue>, writes: readonly Write[]): Promise<Pushed[]> {
  const pushed: Pushed[] = [];
  for (const [index, { person, session: part, gapMs, size, fate }] of writes.entries()) {
    if (gapMs > 0) await it.run(gapMs);
    const session = `${person}/${part}`;
    const id = `${index} ${fate ?? "fine"}`;
    pushed.push({ id, session, ms: it.ms(), fate });
    it.queue.push(write(id, session, "x".repeat(size)), String(person));
  }
  await it.run(600_000, () => it.queue.length === 0);
  return pushed;
}

const fateOf = (batch: readonly SessionWrite[]): Outcome =>
  (["refused", "failed", "late"] as const).find((fate) => batch.some((it) => idOf(it).endsWith(fate))) ??
  "taken";

test("whatever is written and whatever fails, everything acceptable arrives in its session's order", async () => {
  const traffic = fc.record({
    writes: writesWith(null, null, null, null, "refused", "failed"),
    /** The outcome of the first requests, whatever they contain. */
    mishaps: fc.array(
      fc.constantFrom<(Outcome | null)[]>(
        null,
        null,
        "away",
        "lost answer",
        "late after all",
        "failed",
        "late",
        "refused",
      ),
      { maxLength: 10 },
    ),
    mostBytes: fc.constantFrom(14_000, 60_000, Number.POSITIVE_INFINITY),
  });
  await fc.assert(
    fc.asyncProperty(traffic, async ({ writes, mishaps, mostBytes }) => {
      const left = [...mishaps];
      const it = makeQueue((batch) => {
        const mishap = left.shift() ?? null;
        // A refusal depends on a batch's content, so a harmless write alone never gets one.
        if (mishap !== null && (mishap !== "refused" || batch.length > 1)) return mishap;
        return batch.length > 1 && bytesOf(batch) > mostBytes ? "refused" : fateOf(batch);
      }, slowWhenLate);
      const pushed = await writeAll(it, writes);
      expect(it.queue.length).toBe(0);
      expect(it.lost.filter((line) => line.includes("fine"))).toEqual([]);
      const ids = it.applied.map(({ id }) => id);
      for (const session of new Set(pushed.map((one) => one.session))) {
        const acceptable = pushed.filter((one) => one.session === session && one.fate === null);
        const expected = new Set(acceptable.map(({ id }) => id));
        const arrived = ids.filter((id) => expected.has(id));
        // Resends also arrive in order: neither a write's first nor its last arrival is out of turn.
        expect([...new Set(arrived)]).toEqual([...expected]);
        expect([...new Set(arrived.toReversed())].toReversed()).toEqual([...expected]);
      }
    }),
    { numRuns: 150 },
  );
});

test.each<[BatchFailure, number]>([
  ["refused", 1_000],
  ["failed", 1_000],
  ["late", 5 * lateMs],
])("nobody waits behind another's poison for long where that is %s", async (fate, mostMs) => {
  await fc.assert(
    fc.asyncProperty(writesWith(null, fate), async (writes) => {
      const it = makeQueue(fateOf, slowWhenLate);
      // Only person 0 has writes that are refused.
      const traffic = writes.map(({ person, session, gapMs, size, fate: own }) => ({
        person,
        session,
        gapMs,
        size,
        fate: person === 0 ? own : null,
      }));
      const pushed = await writeAll(it, traffic);
      const arrivedMs = new Map(it.applied.map(({ id, ms }) => [id, ms]));
      const waits = pushed
        .filter(({ session }) => !session.startsWith("0/"))
        .map(({ id, ms }) => (arrivedMs.get(id) ?? Number.POSITIVE_INFINITY) - ms);
      expect(Math.max(0, ...waits)).toBeLessThan(mostMs);
    }),
    { numRuns: 100 },
  );
});
