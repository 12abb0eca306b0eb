import { describe, expect, test } from "vitest";
import { watchFailures } from "../runtime/background.ts";
import { Meter, type MeterListener } from "./meter.ts";
import type { Grant, MeterStore, Reservation } from "./port.ts";

/** The database's side, in memory: one window and one cap, idempotent on (session, seq). */
class FakeStore implements MeterStore {
  remaining: number;
  cap: number;
  away = false;
  fenced = false;
  batches: (readonly Reservation[])[] = [];
  closed: { sessionId: string; spoken: number }[] = [];
  readonly #granted = new Map<string, number>();
  readonly #reserved = new Map<string, number>();

  constructor(remaining: number, cap = 900) {
    this.remaining = remaining;
    this.cap = cap;
  }

  open = () =>
    Promise.resolve(
      this.away
        ? null
        : {
            epoch: 1,
            capSeconds: this.cap,
            balance: { remainingSeconds: this.remaining, limitSeconds: 900, resetsAt: null },
          },
    );

  reserve = (batch: readonly Reservation[]) => {
    this.batches.push(batch);
    return Promise.resolve(this.away ? null : batch.map((it) => this.#grant(it)));
  };

  suspended: number[] = [];

  suspend = (_key: unknown, spoken: number) => {
    this.suspended.push(spoken);
  };

  close = (key: { sessionId: string }, spoken: number) => {
    this.closed.push({ sessionId: key.sessionId, spoken });
    const reserved = this.#reserved.get(key.sessionId) ?? 0;
    if (this.remaining !== -1) this.remaining -= Math.min(this.remaining, Math.max(0, spoken - reserved));
  };

  #charge(sessionId: string, key: string, granted: number): void {
    if (this.remaining !== -1) this.remaining -= granted;
    this.cap -= granted;
    this.#granted.set(key, granted);
    this.#reserved.set(sessionId, (this.#reserved.get(sessionId) ?? 0) + granted);
  }

  #grant({ sessionId, epoch, seq, seconds, charge }: Reservation): Grant {
    const key = `${sessionId}/${seq}`;
    if (!charge && !this.#granted.has(key)) {
      const left = { remainingSeconds: this.remaining, capSeconds: this.cap };
      return { sessionId, epoch, seq, status: "granted", grantedSeconds: seconds, ...left, resetsAt: null };
    }
    const rest = this.remaining === -1 ? seconds : this.remaining;
    const granted = this.#granted.get(key) ?? Math.min(seconds, rest, this.cap);
    if (!this.#granted.has(key) && !this.fenced) this.#charge(sessionId, key, granted);
    const none = this.cap === 0 ? "session_cap" : "window_exhausted";
    return {
      sessionId,
      epoch,
      seq,
      status: this.fenced ? "fenced" : granted === 0 ? none : "granted",
      grantedSeconds: this.fenced ? 0 : granted,
      remainingSeconds: this.remaining,
      capSeconds: this.cap,
      resetsAt: "2026-11-21T12:00:00Z",
    };
  }
}

const broken = () => {
  throw new Error("broken");
};

function setUp(remaining: number, cap = 900) {
  const store = new FakeStore(remaining, cap);
  const clock = { at: 0, now: () => clock.at };
  const heard: string[] = [];
  const sound = { ms: 0 };
  const listener: MeterListener = {
    soundMs: () => sound.ms,
    onBalance: (balance) => heard.push(`left ${balance.remainingSeconds}`),
    onWarning: (which) => heard.push(`warning ${which} at ${clock.at}`),
    onTimeUp: (which) => heard.push(`up ${which} at ${clock.at}`),
    onFenced: () => heard.push("fenced"),
    onStalled: () => heard.push(`stalled at ${clock.at}`),
    onRecovered: () => heard.push(`recovered at ${clock.at}`),
  };
  const person = { spent: false };
  const meter = new Meter(store, { ...clock, isSpent: () => person.spent });
  /** Advances time as the relay does: a tick each second, and one at every deadline. */
  const run = async (until: number) => {
    while (clock.at < until) {
      clock.at = Math.min(
        until,
        meter.nextDeadline() ?? Infinity,
        Math.floor(clock.at / 1_000) * 1_000 + 1_000,
      );
      await meter.tick();
      if (clock.at === meter.nextDeadline()) await meter.tick();
    }
  };
  const events = () => heard.filter((it) => !it.startsWith("left"));
  return { store, clock, heard, events, listener, meter, run, sound, person };
}

describe("the meter", () => {
  test("stops exactly when the window's seconds are spoken", async () => {
    const { meter, listener, run, events, store } = setUp(20);
    expect(await meter.open("user", "session", listener)).toBe("open");
    await run(30_000);
    expect(events()).toEqual(["warning limit at 1000", "up limit at 20000"]);
    expect(store.remaining).toBe(0);
    expect(store.closed).toEqual([{ sessionId: "session", spoken: 20 }]);
  });

  test("someone who has used far too much gets no call, and a current one ends, unless in danger", async () => {
    const { meter, listener, run, events, store, person } = setUp(900);
    await meter.open("user", "session", listener);
    await run(3_000);
    person.spent = true;
    await run(6_000);
    expect(events()).toEqual(["up cap at 4000"]);
    expect(store.closed).toEqual([{ sessionId: "session", spoken: 4 }]);
    expect(await meter.open("user", "next", listener)).toBe("spent");
    expect(await meter.open("user", "in danger", listener, false)).toBe("open");
    await run(30_000);
    expect(events()).toEqual(["up cap at 4000"]);
  });

  test("audio exchanged faster than real time is charged when the call ends", async () => {
    const { meter, listener, run, store, sound } = setUp(900);
    await meter.open("user", "session", listener);
    await run(6_000);
    sound.ms = 284_000;
    meter.close("session");
    await meter.open("user", "next", listener);
    expect(store.closed).toEqual([{ sessionId: "session", spoken: 284 }]);
    expect(store.remaining).toBe(900 - 284 - 10);
  });

  test("audio beyond the reserved seconds is charged even if the database is away when the call ends", async () => {
    const { meter, listener, run, store, sound } = setUp(900);
    await meter.open("user", "session", listener);
    await run(6_000);
    sound.ms = 84_000;
    store.away = true;
    meter.close("session");
    await run(7_000);
    expect(store.closed).toEqual([{ sessionId: "session", spoken: 84 }]);
    expect(store.remaining).toBe(900 - 84);
  });

  test("it is charged as well if a newer call has taken the slot", async () => {
    const { meter, listener, run, store, sound } = setUp(900);
    await meter.open("user", "session", listener);
    sound.ms = 84_000;
    store.fenced = true;
    await run(8_000);
    expect(store.closed).toEqual([{ sessionId: "session", spoken: 84 }]);
    expect(store.remaining).toBe(900 - 84);
  });

  test("audio within the reserved seconds is charged, and an uncharged call's isn't", async () => {
    const { meter, listener, run, store, sound } = setUp(900);
    await meter.open("user", "session", listener);
    await run(2_000);
    sound.ms = 7_500;
    meter.close("session");
    await meter.open("user", "at risk", listener, false);
    sound.ms = 500_000;
    meter.close("at risk");
    expect(store.closed).toEqual([
      { sessionId: "session", spoken: 8 },
      { sessionId: "at risk", spoken: 0 },
    ]);
  });

  test("a call ends if more audio was exchanged than time is left", async () => {
    const { meter, listener, run, events, sound } = setUp(100);
    await meter.open("user", "session", listener);
    await run(5_000);
    sound.ms = 159_000;
    await run(6_000);
    expect(events()).toEqual([]);
    sound.ms = 161_000;
    await run(7_000);
    expect(events()).toEqual([expect.stringMatching(/^up limit/)]);
  });

  test("warns one minute before the end, once", async () => {
    const { meter, listener, run, events } = setUp(100);
    await meter.open("user", "session", listener);
    await run(101_000);
    expect(events()).toEqual(["warning limit at 40000", "up limit at 100000"]);
  });

  test("limits an unlimited person to the session cap", async () => {
    const { meter, listener, run, events } = setUp(-1, 900);
    await meter.open("user", "session", listener);
    await run(1_000_000);
    expect(events()).toEqual(["warning cap at 840000", "up cap at 900000"]);
  });

  test("returns reserved seconds that weren't spoken", async () => {
    const { meter, listener, run, store } = setUp(900);
    await meter.open("user", "session", listener);
    await run(3_000);
    meter.close("session");
    meter.close("session");
    expect(store.closed).toEqual([{ sessionId: "session", spoken: 3 }]);
  });

  test("refuses a call when nothing is left", async () => {
    const { meter, listener } = setUp(0);
    expect(await meter.open("user", "session", listener)).toBe("limit");
    expect(meter.nextDeadline()).toBeNull();
  });

  test("doesn't open a call that can't be metered", async () => {
    const { meter, listener, store } = setUp(900);
    store.away = true;
    expect(await meter.open("user", "session", listener)).toBeNull();
  });

  test("is silent while the database is down, and charges nothing for it", async () => {
    const { meter, listener, run, events, store } = setUp(900);
    await meter.open("user", "session", listener);
    await run(4_000);
    store.away = true;
    await run(24_000);
    expect(events()).toEqual(["stalled at 10000"]);
    store.away = false;
    await run(26_000);
    expect(events()).toEqual(["stalled at 10000", "recovered at 25000"]);
    meter.close("session");
    expect(store.closed).toEqual([{ sessionId: "session", spoken: 11 }]);
  });

  test("yields to a newer call of the same person", async () => {
    const { meter, listener, run, events, store } = setUp(900);
    await meter.open("user", "session", listener);
    store.fenced = true;
    await run(8_000);
    expect(events()).toEqual(["fenced"]);
  });

  test("requests seconds for all calls in one round trip", async () => {
    const { meter, listener, run, store } = setUp(900);
    for (const id of ["a", "b", "c"]) await meter.open(id, id, listener);
    store.batches = [];
    await run(6_000);
    expect(store.batches.map((batch) => batch.length)).toEqual([3]);
  });

  test("[T23] with one second left, a suspended call continues and is charged nothing more", async () => {
    const { meter, listener, run, events, store } = setUp(20);
    await meter.open("user", "session", listener);
    await run(19_000);
    expect(meter.suspend("session")).toBe(true);
    expect(store.suspended).toEqual([19]);
    await run(1_000_000);
    expect(events()).toEqual(["warning limit at 1000"]);
    expect(store.remaining).toBe(0);
    expect(store.closed).toEqual([]);
  });

  test("[T23] a suspended call isn't silenced while the database is down, and not warned of the cap", async () => {
    const { meter, listener, run, events, store } = setUp(-1, 70);
    await meter.open("user", "session", listener);
    meter.suspend("session");
    store.away = true;
    await run(120_000);
    expect(events()).toEqual([]);
    expect(meter.nextDeadline()).toBe(null);
  });

  test("[T23] a stalled call recovers when it is suspended", async () => {
    const { meter, listener, run, events, store } = setUp(900);
    await meter.open("user", "session", listener);
    store.away = true;
    await run(15_000);
    expect(events()).toEqual(["stalled at 10000"]);
    meter.suspend("session");
    expect(events().at(-1)).toBe("recovered at 15000");
  });

  test("[T23] opens uncharged with nothing left; unknown calls are not suspended", async () => {
    const { meter, listener } = setUp(0);
    expect(await meter.open("user", "session", listener, false)).toBe("open");
    expect(meter.suspend("another")).toBe(false);
  });

  test("[T23] says whether a call is charged, and charges it again once it is reopened", async () => {
    const { meter, listener, run, store } = setUp(900);
    expect(meter.isCharging("session")).toBeNull();
    await meter.open("user", "session", listener);
    expect(meter.isCharging("session")).toBe(true);
    meter.suspend("session");
    expect(meter.isCharging("session")).toBe(false);
    await run(60_000);
    const left = store.remaining;
    meter.close("session");
    expect(await meter.open("user", "session", listener)).toBe("open");
    expect(meter.isCharging("session")).toBe(true);
    await run(90_000);
    expect(store.remaining).toBeLessThan(left - 25);
  });

  test("meters every other call if one listener throws", async () => {
    const failures: string[] = [];
    const stopWatching = watchFailures((task) => failures.push(task));
    const { meter, listener, run, events } = setUp(-1, 65);
    await meter.open("a", "a", { ...listener, onWarning: broken, onTimeUp: broken });
    await meter.open("b", "b", listener);
    await run(70_000);
    stopWatching();
    expect(events()).toContainEqual(expect.stringMatching(/^up cap at/));
    expect(new Set(failures)).toEqual(new Set(["meter.tick"]));
    expect(meter.nextDeadline()).toBeNull();
  });
});
