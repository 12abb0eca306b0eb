import {
  concernSchema,
  isAtLeast,
  type RiskFinding,
  type RiskLevel,
  riskLevelSchema,
} from "#shared/safety/risk.ts";
import type { Database } from "#shared/database.types.ts";
import { z } from "zod";
import { reportFailure } from "../runtime/background.ts";
import { noConversationRisk } from "../conversation/conversation-risk.ts";
import type { SafetyStart, SessionRecord, SessionRecords } from "../live/ports.ts";
import { type After, retryUntil } from "../runtime/timing.ts";
import type { ServiceClient } from "./service-client.ts";

const findingSchema = z.object({ level: riskLevelSchema, concerns: z.array(concernSchema) });

export const safetyStartSchema = z
  .object({
    risk: findingSchema.extend({
      confirmed: z.boolean(),
      dismissed: z.boolean(),
      confirmed_peak: findingSchema,
    }),
    country: z.string().nullable(),
    notice_due: z.boolean(),
    used_seconds: z.int().min(0),
  })
  .transform(({ risk, country, notice_due: noticeDue, used_seconds: usedSeconds }): SafetyStart => ({
    risk: {
      ...noConversationRisk,
      level: risk.level,
      concerns: risk.concerns,
      confirmed: risk.confirmed,
      dismissed: risk.dismissed,
      confirmedPeak: risk.confirmed_peak,
    },
    country,
    noticeDue,
    usedSeconds,
  }));

const written = ({ level, concerns }: RiskFinding) => ({ level, concerns: [...concerns] });

type Deps = {
  readonly client: ServiceClient;
  readonly after: After;
  readonly random: () => number;
};

/**
 * A change that a running database refuses this many times (over some minutes) is given up. An outage is waited out,
 * however long: a danger that was never stored would be forgotten by the next relay that takes the session.
 */
const mostRefusals = 40;

/** Answers that come from a proxy, or say no more than "not now". */
const notNow = new Set([408, 429]);

const isRefused = (status: number): boolean => status >= 400 && status < 500 && !notNow.has(status);

type Answer = { readonly error: unknown; readonly status: number };

/** Told each answer to a write, says whether the write is over: taken, or refused too often. */
function writeOver(): (answer: Answer) => boolean {
  let refusals = 0;
  return ({ error, status }) => {
    if (error !== null && isRefused(status)) refusals += 1;
    return error === null || refusals >= mostRefusals;
  };
}

type RiskChange = Database["public"]["Functions"]["note_risk"]["Args"] & {
  readonly new_risk: { readonly level: RiskLevel };
};

/** The changes that wait to be written, of which only those are kept that the new one doesn't outdo. */
const withChange = (waiting: readonly RiskChange[], change: RiskChange): readonly RiskChange[] => [
  ...waiting.filter((it) => !isAtLeast(change.new_risk.level, it.new_risk.level)),
  change,
];

type SafetyRecords = Pick<SessionRecords, "openSafety" | "noteRisk" | "noteAiNotice"> & {
  readonly flushed: () => Promise<void>;
};

/**
 * What the database stores about a session's risk and AI notices: levels and names of concerns, never
 * anything said.
 */
export function sessionSafety({ client, after, random }: Deps): SafetyRecords {
  const writing = new Set<Promise<void>>();
  /** Of sessions whose risk is being written. */
  const unwritten = new WeakMap<SessionRecord, readonly RiskChange[]>();
  /** The highest level that was counted of each private session. */
  const counted = new WeakMap<SessionRecord, RiskLevel>();
  let changes = 0;

  function untilDone(once: () => Promise<boolean>): void {
    const done = retryUntil(once, { after, random })
      .catch((error: unknown) => reportFailure("safety.write", error))
      .finally(() => writing.delete(done));
    writing.add(done);
  }

  function untilTaken(once: () => PromiseLike<Answer>): void {
    const isOver = writeOver();
    untilDone(async () => isOver(await once()));
  }

  /** Writes what waits for a session, one after another; false if the database doesn't take it now. */
  async function writeNext(record: SessionRecord, isOver: (answer: Answer) => boolean): Promise<boolean> {
    const [next] = unwritten.get(record) ?? [];
    if (next === undefined) {
      unwritten.delete(record);
      return true;
    }
    if (!isOver(await client.rpc("note_risk", next))) return false;
    const others = (unwritten.get(record) ?? []).filter((it) => it !== next);
    unwritten.set(record, others);
    return writeNext(record, writeOver());
  }

  function writeRisk(record: SessionRecord, change: RiskChange): void {
    const waiting = unwritten.get(record);
    unwritten.set(record, withChange(waiting ?? [], change));
    if (waiting !== undefined) return;
    const isOver = writeOver();
    untilDone(() =>
      writeNext(record, isOver).catch((error: unknown) => {
        unwritten.delete(record);
        throw error;
      }),
    );
  }

  /** Of a private session no risk is stored; that help lines were shown counts, without its name. */
  function countReferral(record: SessionRecord, level: RiskLevel): void {
    const isNew = isAtLeast(level, "active") && !isAtLeast(counted.get(record) ?? "none", level);
    if (!isNew) return;
    counted.set(record, level);
    untilTaken(() => client.rpc("count_referral_of", { user_uuid: record.userId, risk_level: level }));
  }

  return {
    openSafety: async ({ id, userId }) => {
      const { data } = await client.rpc("open_safety", {
        user_uuid: userId,
        session_uuid: id,
        starting: true,
      });
      const start = safetyStartSchema.safeParse(data);
      return start.success ? start.data : null;
    },
    noteRisk: (record, { level, concerns, confirmed, dismissed, confirmedPeak }) => {
      const { id, owner } = record;
      if (record.isPrivate) {
        countReferral(record, level);
        return;
      }
      // The database keeps the newest, so retrying an older one late changes nothing.
      changes += 1;
      const risk = {
        ...written({ level, concerns }),
        confirmed,
        dismissed,
        confirmed_peak: written(confirmedPeak),
      };
      writeRisk(record, { session_uuid: id, noting_owner: owner, change_number: changes, new_risk: risk });
    },
    noteAiNotice: ({ userId }) => untilTaken(() => client.rpc("note_ai_notice", { user_uuid: userId })),
    flushed: async () => {
      await Promise.all(writing);
    },
  };
}
