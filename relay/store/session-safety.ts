import { concernSchema, riskLevelSchema } from "#shared/safety/risk.ts";
import { z } from "zod";
import type { SafetyStart, SessionRecords } from "../session/records.ts";
import { type After, retryUntil } from "./retry.ts";
import type { ServiceClient } from "./service-client.ts";

const startSchema = z
  .object({
    level: riskLevelSchema,
    concerns: z.array(concernSchema),
    notice_due: z.boolean(),
    used_seconds: z.int().min(0),
  })
  .transform(({ level, concerns, notice_due: noticeDue, used_seconds: usedSeconds }): SafetyStart => ({
    risk: { level, concerns },
    noticeDue,
    usedSeconds,
  }));

type Deps = { readonly client: ServiceClient; readonly after: After; readonly random: () => number };

/** A rise that the database will not take in this many tries (some minutes) is given up: the session is long over. */
const mostTries = 40;

type SafetyRecords = Pick<SessionRecords, "openSafety" | "raiseRisk" | "noteAiNotice"> & {
  readonly flushed: () => Promise<void>;
};

/** What the database keeps of a session's risk and of AI notices; levels and names of concerns, never words. */
export function sessionSafety({ client, after, random }: Deps): SafetyRecords {
  const writing = new Set<Promise<void>>();

  function untilDone(once: () => PromiseLike<{ error: unknown }>): void {
    let tries = 0;
    const attempt = async (): Promise<boolean> => {
      tries += 1;
      const { error } = await once();
      return error === null || tries >= mostTries;
    };
    const done = retryUntil(attempt, { after, random }).finally(() => writing.delete(done));
    writing.add(done);
  }

  return {
    openSafety: async ({ id, userId }, starting) => {
      const { data } = await client.rpc("open_safety", {
        user_uuid: userId,
        session_uuid: id,
        starting,
      });
      const start = startSchema.safeParse(data);
      return start.success ? start.data : null;
    },
    raiseRisk: ({ id }, { level, concerns }) =>
      untilDone(() =>
        client.rpc("raise_risk", { session_uuid: id, new_level: level, new_concerns: [...concerns] }),
      ),
    noteAiNotice: ({ userId }) => untilDone(() => client.rpc("note_ai_notice", { user_uuid: userId })),
    flushed: async () => {
      await Promise.all(writing);
    },
  };
}
