import { z } from "zod";
import { dataFailureOf } from "./data-failure.ts";
import {
  sessionCardSchema,
  sessionMessageSchema,
  sessionSchema,
  type SessionCard,
  type SessionMessage,
  type SessionQuery,
  type SessionsFailed,
  type SessionsPort,
} from "./sessions-port.ts";
import { personHeader, type Supabase } from "./supabase.ts";

const sessionColumns = Object.keys(sessionSchema.shape).join(",");
const messageColumns = Object.keys(sessionMessageSchema.shape).join(",");
const pageSchema = z.object({
  cards: z.array(sessionCardSchema),
  /** Only counted along with the first page. */
  matching: z.int().optional(),
  total: z.int().optional(),
});
const messagesSchema = z.array(sessionMessageSchema);

/** Messages per request; the data service returns at most 1,000 rows. */
const messagesAtOnce = 500;

/** Rows that don't parse are the server's fault, not the person's. */
const unreadable: SessionsFailed = { kind: "failed", failure: "server-error" };

function failedWith(status: number): SessionsFailed {
  return { kind: "failed", failure: dataFailureOf(status) };
}

/** The conversations in the database. */
export function createSessionsPort(supabase: Supabase): SessionsPort {
  return {
    async first(userId, query, count, signal) {
      const page = await list(supabase, userId, { ...query, count, ...(signal ? { signal } : {}) });
      if (page.kind === "failed") return page;
      const { cards, matching, total } = page;
      return matching === undefined || total === undefined
        ? unreadable
        : { kind: "ok", cards, matching, total };
    },

    async next(userId, query, count, after) {
      const page = await list(supabase, userId, { ...query, count, after });
      return page.kind === "failed" ? page : { kind: "ok", cards: page.cards };
    },

    async read(userId, id) {
      if (!z.guid().safeParse(id).success) return { kind: "missing" };
      const own = supabase
        .from("sessions")
        .select(sessionColumns)
        .setHeader(personHeader, userId)
        .eq("id", id);
      const [row, messages] = await Promise.all([own.maybeSingle(), allMessages(supabase, userId, id)]);
      if (row.error) return failedWith(row.status);
      if (row.data === null) return { kind: "missing" };
      if (messages.kind === "failed") return messages;
      const parsed = sessionSchema.safeParse(row.data);
      return parsed.success ? { kind: "ok", session: parsed.data, messages: messages.messages } : unreadable;
    },

    async noteMoodAfter(userId, id, mood) {
      const change = supabase.from("sessions").update({ mood_after: mood });
      const { error, status } = await change.setHeader(personHeader, userId).eq("id", id);
      return error ? failedWith(status) : { kind: "ok" };
    },

    async remove(userId, id) {
      const { error, status } = await supabase
        .from("sessions")
        .delete()
        .setHeader(personHeader, userId)
        .eq("id", id);
      return error ? failedWith(status) : { kind: "ok" };
    },
  };
}

type Listing = SessionQuery & {
  readonly count: number;
  readonly signal?: AbortSignal;
  readonly after?: SessionCard;
};

/** A page of cards. Called as a function, so that the search text never appears in a URL. */
async function list(
  supabase: Supabase,
  userId: string,
  { search, sort, count, signal, after }: Listing,
): Promise<({ readonly kind: "ok" } & z.infer<typeof pageSchema>) | SessionsFailed> {
  // PostgreSQL can't store this character.
  const words = search.replaceAll("\0", "");
  const asked = supabase
    .rpc("list_sessions", { words, sort, page_size: count, ...(after ? { after } : {}) })
    .setHeader(personHeader, userId);
  const { data, error, status } = await (signal ? asked.abortSignal(signal) : asked);
  if (error) return failedWith(status);
  const page = pageSchema.safeParse(data);
  return page.success ? { kind: "ok", ...page.data } : unreadable;
}

/** All messages of a session, fetched in pages. */
async function allMessages(
  supabase: Supabase,
  userId: string,
  id: string,
): Promise<{ kind: "ok"; messages: readonly SessionMessage[] } | SessionsFailed> {
  const messages: SessionMessage[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const { data, error, status } = await supabase
      .from("session_messages")
      .select(messageColumns)
      .setHeader(personHeader, userId)
      .eq("session_id", id)
      .gt("seq", messages.at(-1)?.seq ?? 0)
      .order("seq")
      .limit(messagesAtOnce);
    if (error) return failedWith(status);
    const page = messagesSchema.safeParse(data);
    if (!page.success) return unreadable;
    messages.push(...page.data);
    if (page.data.length < messagesAtOnce) return { kind: "ok", messages };
  }
}
