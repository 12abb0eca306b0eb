import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { z } from "zod";
import {
  modeSchema,
  moodAfterSchema,
  moodBeforeSchema,
  type Mode,
  type MoodAfter,
  type MoodBefore,
} from "#shared/protocol/values.ts";
import { dayMs } from "#client/lib/dates.ts";
import { checked, columnsOf, parsed } from "#client/lib/query.ts";
import { useBackend } from "#client/lib/services.tsx";
import { personHeader } from "#client/lib/person-header.ts";
import type { Supabase } from "#client/lib/supabase.ts";

const cardColumns = {
  id: z.string(),
  title: z.string(),
  type: modeSchema,
  mood_before: moodBeforeSchema.nullable(),
  /** Seconds. */
  duration: z.number(),
  created_at: z.string(),
  ai_summary: z.string().nullable(),
};
const roleSchema = z.enum(["user", "assistant"]);

/** A session in the list. */
const cardSchema = z.object({
  ...cardColumns,
  /** How well it matches a search. */
  rank: z.number().optional(),
  /** The passage that a search found; null if only title or summary match. */
  said: z.object({ role: roleSchema, text: z.string() }).nullish(),
});
export type SessionCard = z.infer<typeof cardSchema>;

/** A row of `sessions`, as its own page shows it. */
export const sessionSchema = z.object({
  ...cardColumns,
  mood_after: moodAfterSchema.nullable(),
  transcript: z.string().nullable(),
  language: z.string().nullable(),
});
export type Session = z.infer<typeof sessionSchema>;

/** A row of `session_messages`. */
export const messageSchema = z.object({
  id: z.string(),
  seq: z.number(),
  role: roleSchema,
  content: z.string(),
  audio_url: z.string().nullable(),
  /** The browser's id for a typed message; null for speech. */
  client_id: z.string().nullable(),
  timestamp: z.string(),
});
export type SessionMessage = z.infer<typeof messageSchema>;

/** `best` orders by how well a search matches. */
export const sessionSorts = ["newest", "oldest", "longest", "shortest", "best"] as const;
export const periods = ["week", "month", "year"] as const;
export type Period = (typeof periods)[number];

export type SessionQuery = {
  /** Words that title, summary or what was said must contain; empty matches everything. */
  readonly search: string;
  readonly sort: (typeof sessionSorts)[number];
  readonly kind: Mode | null;
  readonly mood: MoodBefore | null;
  readonly period: Period | null;
};

/** The longest search that is sent, in characters. */
export const longestSearch = 100;

const pageSize = 25;
const firstPage: SessionCard | null = null;
/** Messages per request; the data service returns at most 1,000 rows. */
const messagesAtOnce = 500;
const daysOf: Readonly<Record<Period, number>> = { week: 7, month: 30, year: 365 };

const pageSchema = z.object({
  cards: z.array(cardSchema),
  /** Only counted along with the first page. */
  matching: z.int().optional(),
  total: z.int().optional(),
});

/** Later pages are asked for by the last card before them. */
type PageContext = { readonly pageParam: SessionCard | null; readonly signal: AbortSignal };

const sessionsKey = (userId: string) => ["sessions", userId] as const;
const sessionKey = (userId: string, id: string) => [...sessionsKey(userId), "one", id] as const;

/** A person's sessions for a query, a page at a time. While a new query loads, the previous result stays. */
export function useSessionList(userId: string, query: SessionQuery) {
  const { db } = useBackend();
  return useInfiniteQuery({
    queryKey: [...sessionsKey(userId), "list", query],
    queryFn: async ({ pageParam: after, signal }: PageContext) => {
      const since = query.period && new Date(Date.now() - daysOf[query.period] * dayMs).toISOString();
      const page = db.rpc("list_sessions", {
        // PostgreSQL can't store this character.
        words: query.search.replaceAll("\0", ""),
        sort: query.sort,
        page_size: pageSize,
        ...(query.kind ? { kind: query.kind } : {}),
        ...(query.mood ? { mood: query.mood } : {}),
        ...(since ? { since } : {}),
        ...(after ? { after: placeOf(after) } : {}),
      });
      const answer = await page.setHeader(personHeader, userId).abortSignal(signal);
      return { ...parsed(pageSchema, answer), sort: query.sort };
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ cards }) => (cards.length === pageSize ? cards.at(-1) : undefined),
    placeholderData: keepPreviousData,
    // A session that has just ended belongs in the list; until it is reloaded, the cached list is shown.
    staleTime: 0,
    select: ({ pages }) => ({
      cards: pages.flatMap(({ cards }) => cards),
      total: pages[0]?.total ?? 0,
      /** The order they are in, which isn't the query's while a previous result stays. */
      sort: pages[0]?.sort ?? query.sort,
    }),
  });
}

/** The next page's cursor: what it needs to know of the last card, without anything that was said. */
const placeOf = ({ id, created_at, duration, rank = 0 }: SessionCard) => ({ id, created_at, duration, rank });

/** A session with all its messages, oldest first; null if the person has none of this id. */
export function useSession(userId: string, id: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: sessionKey(userId, id),
    queryFn: async ({ signal }) => {
      if (!z.guid().safeParse(id).success) return null;
      const own = db.from("sessions").select(columnsOf(sessionSchema)).setHeader(personHeader, userId);
      const [row, messages] = await Promise.all([
        own.eq("id", id).abortSignal(signal).maybeSingle(),
        allMessages(db, userId, id, signal),
      ]);
      const session = parsed(sessionSchema.nullable(), row);
      return session && { session, messages };
    },
    staleTime: 0,
  });
}

/** All messages of a session, fetched in pages. */
async function allMessages(
  db: Supabase,
  userId: string,
  id: string,
  signal: AbortSignal,
): Promise<readonly SessionMessage[]> {
  const messages: SessionMessage[] = [];
  for (;;) {
    const own = db.from("session_messages").select(columnsOf(messageSchema)).setHeader(personHeader, userId);
    const later = own.eq("session_id", id).gt("seq", messages.at(-1)?.seq ?? 0);
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const answer = await later.order("seq").limit(messagesAtOnce).abortSignal(signal);
    const page = parsed(z.array(messageSchema), answer);
    messages.push(...page);
    if (page.length < messagesAtOnce) return messages;
  }
}

type SessionChange =
  /** How the person feels after a session that ended without asking; null undoes it. */
  | { readonly id: string; readonly moodAfter: MoodAfter | null }
  | { readonly id: string; readonly title: string };

/** Changes what people may say about their own sessions. */
export function useChangeSession(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: SessionChange) => {
      // `own_title`: the companion doesn't replace it with one of its own.
      const row =
        "title" in change ? { title: change.title, own_title: true } : { mood_after: change.moodAfter };
      checked(await db.from("sessions").update(row).setHeader(personHeader, userId).eq("id", change.id));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionsKey(userId) }),
  });
}

/** Deletes a session and its messages; the companion's memories stay. */
export function useRemoveSession(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  const removed = useRef<string | null>(null);
  // The deleted session's own page is still open and must not ask for it again, so it is forgotten once that closes.
  useEffect(
    () => () => {
      const id = removed.current;
      if (id !== null) queries.removeQueries({ queryKey: sessionKey(userId, id) });
    },
    [queries, userId],
  );
  return useMutation({
    mutationFn: async (id: string) => {
      checked(await db.from("sessions").delete().setHeader(personHeader, userId).eq("id", id));
    },
    onSuccess(_, id) {
      removed.current = id;
      const [, , ofPages] = sessionKey(userId, id);
      return queries.invalidateQueries({
        queryKey: sessionsKey(userId),
        predicate: ({ queryKey }) => queryKey[2] !== ofPages,
      });
    },
  });
}
