import { concernSchema, noRisk, riskLevelSchema } from "#shared/safety/risk.ts";
import { z } from "zod";
import type { FinishedSession, WrittenSession } from "../companion/session-summary.ts";
import { storableText } from "./send-writes.ts";
import type { ServiceClient } from "./service-client.ts";

const claimedSchema = z.array(
  z
    .object({
      id: z.uuid(),
      user_id: z.uuid(),
      own_title: z.boolean(),
      language: z.string(),
      country: z.string().nullable(),
      attempts: z.int(),
      danger: z.object({ level: riskLevelSchema, concerns: z.array(concernSchema) }).nullable(),
      messages: z.array(z.object({ role: z.enum(["user", "assistant"]), text: z.string() })),
      memories: z.array(z.string()).nullable(),
    })
    .transform(
      ({ user_id: userId, own_title: ownTitle, messages: lines, memories: known, danger, ...rest }) => ({
        ...rest,
        danger: danger ?? noRisk,
        userId,
        ownTitle,
        lines,
        known,
      }),
    ),
);

/** Ended sessions without a summary, claimed by this relay for a while. */
export function finishedSessions(client: ServiceClient, newId: () => string) {
  const claim = newId();
  return {
    async claim(): Promise<readonly FinishedSession[] | null> {
      const { data, error } = await client.rpc("claim_finished_sessions", { claim });
      if (error !== null) return null;
      return claimedSchema.safeParse(data).data ?? null;
    },
    /** Ignores a failure, because the next claim makes up for it. */
    async finish(session: FinishedSession, written: WrittenSession): Promise<void> {
      const { transcript, summary, title, memories } = written;
      await client.rpc("finish_session", {
        session_uuid: session.id,
        claim,
        ...(transcript === null ? {} : { new_transcript: storableText(transcript) }),
        ...(summary === null ? {} : { new_summary: storableText(summary) }),
        ...(title === null ? {} : { new_title: storableText(title) }),
        new_memories: memories.map(storableText),
      });
    },
  };
}
