import { z } from "zod";
import { reportFailure, runInBackground } from "../runtime/background.ts";
import type { CallKey, Grant, MeterStore, OpenedCall, Reservation } from "../meter/port.ts";
import { type After, retryUntil } from "../runtime/timing.ts";
import type { ServiceClient } from "./service-client.ts";

const openedSchema = z.object({
  epoch: z.int(),
  limit_seconds: z.int().min(-1),
  remaining_seconds: z.int().min(-1),
  session_remaining_seconds: z.int().min(0),
  resets_at: z.string().nullable(),
});

const grantSchema = z.object({
  session_id: z.uuid(),
  epoch: z.int(),
  seq: z.int(),
  status: z.enum(["granted", "window_exhausted", "session_cap", "fenced", "closed"]),
  granted_seconds: z.int().min(0),
  remaining_seconds: z.int().min(-1),
  session_remaining_seconds: z.int().min(0),
  resets_at: z.string().nullable(),
});

const settlementSchema = z.object({ used_seconds: z.int().min(0), uncharged_seconds: z.int().min(0) });

export type MeterStoreDeps = {
  readonly client: ServiceClient;
  readonly after: After;
  readonly random: () => number;
  /** Counts seconds for the operator; `uncharged` is part of what was used. */
  readonly count: (what: "reserved" | "used" | "uncharged", seconds: number) => void;
};

function grantOf(row: z.infer<typeof grantSchema>): Grant {
  return {
    sessionId: row.session_id,
    epoch: row.epoch,
    seq: row.seq,
    status: row.status,
    grantedSeconds: row.granted_seconds,
    remainingSeconds: row.remaining_seconds,
    capSeconds: row.session_remaining_seconds,
    resetsAt: row.resets_at,
  };
}

const keyOf = ({ sessionId, epoch }: CallKey): string => `${sessionId}/${epoch}`;

function rowOf({ userId, sessionId, epoch, seq, seconds, charge }: Reservation) {
  return { user_id: userId, session_id: sessionId, epoch, seq, seconds, charge };
}

/** The meter's requests to the database; `flushed` resolves once every close has arrived. */
export function createMeterStore({ client, after, random, count }: MeterStoreDeps): MeterStore & {
  readonly flushed: () => Promise<void>;
} {
  const settling = new Set<Promise<void>>();
  /** Suspensions that haven't arrived yet, by call. */
  const suspending = new Map<string, Promise<void>>();

  async function open(userId: string, sessionId: string): Promise<OpenedCall | null> {
    const { data } = await client.rpc("call_open", { user_uuid: userId, session_uuid: sessionId });
    const row = openedSchema.safeParse(data?.[0]);
    if (!row.success) return null;
    const { epoch, limit_seconds, remaining_seconds, session_remaining_seconds, resets_at } = row.data;
    const balance = {
      limitSeconds: limit_seconds,
      remainingSeconds: remaining_seconds,
      resetsAt: resets_at,
    };
    return { epoch, capSeconds: session_remaining_seconds, balance };
  }

  async function reserve(batch: readonly Reservation[]): Promise<readonly Grant[] | null> {
    const { data } = await client.rpc("call_reserve", { batch: batch.map(rowOf) });
    const rows = z.array(grantSchema.nullable().catch(null)).safeParse(data).data ?? [];
    // One that can't be read is asked for again; the calls of everybody else go on.
    const readable = rows.filter((row) => row !== null);
    if (readable.length === 0) return null;
    for (const row of readable) if (row.granted_seconds > 0) count("reserved", row.granted_seconds);
    return readable.map(grantOf);
  }

  async function closeOnce({ sessionId, epoch }: CallKey, spokenSeconds: number): Promise<boolean> {
    const { data, error } = await client.rpc("call_close", {
      session_uuid: sessionId,
      call_epoch: epoch,
      spoken_seconds: spokenSeconds,
      charge_rest: true,
    });
    if (error !== null) return false;
    const row = settlementSchema.safeParse(data[0]);
    // No row: the session is gone, and with it whatever was to be settled.
    if (!row.success) return true;
    count("used", row.data.used_seconds);
    count("uncharged", row.data.uncharged_seconds);
    return true;
  }

  async function suspendOnce({ sessionId, epoch }: CallKey, spokenSeconds: number): Promise<boolean> {
    const { error } = await client.rpc("call_suspend", {
      session_uuid: sessionId,
      call_epoch: epoch,
      spoken_seconds: spokenSeconds,
    });
    return error === null;
  }

  /** Never rejects. */
  function untilDone(once: () => Promise<boolean>): Promise<void> {
    const done = retryUntil(once, { after, random })
      .catch((error: unknown) => reportFailure("meter.settle", error))
      .finally(() => settling.delete(done));
    settling.add(done);
    return done;
  }

  function suspend(call: CallKey, spokenSeconds: number): void {
    const key = keyOf(call);
    const done = untilDone(() => suspendOnce(call, spokenSeconds)).finally(() => suspending.delete(key));
    suspending.set(key, done);
  }

  /** After a suspension that is still under way: a closed call takes none, and would charge what was free. */
  function close(call: CallKey, spokenSeconds: number): void {
    const before = suspending.get(keyOf(call));
    const done = untilDone(async () => {
      await before;
      return closeOnce(call, spokenSeconds);
    });
    runInBackground("meter.settle", done);
  }

  return {
    open,
    reserve,
    suspend,
    close,
    flushed: async () => {
      await Promise.all(settling);
    },
  };
}
