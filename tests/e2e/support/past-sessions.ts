import type { Database } from "#shared/database.types.ts";
import { service } from "./member.ts";

type Row = Database["public"]["Tables"]["sessions"]["Insert"];

const dayMs = 86_400_000;
const atOnce = 500;

/**
 * Gives a person ended sessions, the first one `daysAgo` days ago and each later one a day older; returns
 * their ids in order. More than five need a plan without a daily limit.
 */
export async function pastSessions(
  userId: string,
  sessions: readonly Partial<Row>[],
  daysAgo = 0,
): Promise<readonly string[]> {
  const now = Date.now();
  const rows = sessions.map((session, index): Row => {
    const began = new Date(now - (index + daysAgo) * dayMs).toISOString();
    return {
      id: crypto.randomUUID(),
      user_id: userId,
      title: `Session ${String(index + 1)}`,
      type: "call",
      duration: 60 * (index + 1),
      language: "en",
      created_at: began,
      ended_at: began,
      wrapped_at: began,
      ...session,
    };
  });
  for (let from = 0; from < rows.length; from += atOnce)
    await service()
      .from("sessions")
      .insert(rows.slice(from, from + atOnce))
      .throwOnError();
  return rows.map(({ id }) => id ?? "");
}

/** Adds turns to a session, starting with the companion's, 20 seconds apart. */
export async function pastTalk(userId: string, sessionId: string, turns: readonly string[]): Promise<void> {
  const began = Date.now() - dayMs;
  const rows = turns.map((content, index) => ({
    session_id: sessionId,
    user_id: userId,
    seq: index + 1,
    role: index % 2 === 0 ? "assistant" : "user",
    content,
    timestamp: new Date(began + index * 20_000).toISOString(),
    audio_url: index === 1 ? "recordings/1.opus" : null,
  }));
  await service().from("session_messages").insert(rows).throwOnError();
}
