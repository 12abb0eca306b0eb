import {
  concernSchema,
  isAtLeast,
  type RiskFinding,
  type RiskLevel,
  riskLevelSchema,
} from "#shared/safety/risk.ts";
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
 * A change that the database rejects this many times (over some minutes) is given up: the session is long
 * over.
 */
const mostTries = 40;

type SafetyRecords = Pick<SessionRecords, "openSafety" | "noteRisk" | "noteAiNotice"> & {
  readonly flushed: () => Promise<void>;
};

/**
 * What the database stores about a session's risk and AI notices: levels and names of concerns, never
 * anything said.
 */
export function sessionSafety({ client, after, random }: Deps): SafetyRecords {
  const writing = new Set<Promise<void>>();
  /** The highest level that was counted of each private session. */
  const counted = new WeakMap<SessionRecord, RiskLevel>();
  let changes = 0;

  function untilDone(once: () => PromiseLike<{ error: unknown }>): void {
    let tries = 0;
    const attempt = async (): Promise<boolean> => {
      tries += 1;
      const { error } = await once();
      return error === null || tries >= mostTries;
    };
    const done = retryUntil(attempt, { after, random })
      .catch((error: unknown) => reportFailure("safety.write", error))
      .finally(() => writing.delete(done));
    writing.add(done);
  }

  /** Of a private session no risk is stored; that help lines were shown counts, without its name. */
  function countReferral(record: SessionRecord, level: RiskLevel): void {
    const isNew = isAtLeast(level, "active") && !isAtLeast(counted.get(record) ?? "none", level);
    if (!isNew) return;
    counted.set(record, level);
    untilDone(() => client.rpc("count_referral_of", { user_uuid: record.userId, risk_level: level }));
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
      const change = { session_uuid: id, noting_owner: owner, change_number: changes, new_risk: risk };
      untilDone(() => client.rpc("note_risk", change));
    },
    noteAiNotice: ({ userId }) => untilDone(() => client.rpc("note_ai_notice", { user_uuid: userId })),
    flushed: async () => {
      await Promise.all(writing);
    },
  };
}
