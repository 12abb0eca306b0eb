import { concernSchema, noRisk, riskLevelSchema } from "#shared/safety/risk.ts";
import { z } from "zod";
import type { FinishedSession, WrittenSession } from "../companion/session-summary.ts";
import { reportError, reportFailure } from "../runtime/background.ts";
import { storableText } from "./send-writes.ts";
import type { ServiceClient } from "./service-client.ts";

const sessionSchema = z
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
  );

const claimedSchema = z.array(z.unknown());

/** A session that this relay can't read stays claimed for a while; then a newer one may be able to. */
function readable(row: unknown): readonly FinishedSession[] {
  const session = sessionSchema.safeParse(row);
  if (session.success) return [session.data];
  reportFailure("sessionSummary.read", new TypeError("a finished session can't be read"));
  return [];
}

/** Ended sessions without a summary, claimed by this relay for a while. */
export function finishedSessions(client: ServiceClient, newId: () => string) {
  const claim = newId();
  return {
    async claim(room: number): Promise<readonly FinishedSession[] | null> {
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- each claim takes other sessions, until none are left
        const { data, error } = await client.rpc("claim_finished_sessions", { claim, at_most: room });
        reportError("sessionSummary.read", { error });
        const rows = error === null ? claimedSchema.safeParse(data).data : undefined;
        if (rows === undefined) return null;
        const sessions = rows.flatMap(readable);
        if (sessions.length > 0 || rows.length === 0) return sessions;
      }
    },
    /** What fails is reported; the next claim makes up for it. */
    async finish(session: FinishedSession, written: WrittenSession): Promise<void> {
      const { transcript, summary, title, memories } = written;
      const answer = await client.rpc("finish_session", {
        session_uuid: session.id,
        claim,
        ...(transcript === null ? {} : { new_transcript: storableText(transcript) }),
        ...(summary === null ? {} : { new_summary: storableText(summary) }),
        ...(title === null ? {} : { new_title: storableText(title) }),
        new_memories: memories.map(storableText),
      });
      reportError("sessionSummary.write", answer);
    },
  };
}
