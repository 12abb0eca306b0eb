import { z } from "zod";
import { modeSchema, moodAfterSchema, moodBeforeSchema, type MoodAfter } from "#shared/protocol/values.ts";
import type { DataFailure } from "./data-failure.ts";

/** A row of `session_cards`: a session without its messages. */
export const sessionCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  type: modeSchema,
  mood_before: moodBeforeSchema.nullable(),
  /** Seconds. */
  duration: z.number(),
  created_at: z.string(),
  ai_summary: z.string().nullable(),
});
export type SessionCard = z.infer<typeof sessionCardSchema>;

/** A row of `sessions`, as its own page shows it. */
export const sessionSchema = sessionCardSchema.extend({
  mood_after: moodAfterSchema.nullable(),
  transcript: z.string().nullable(),
  language: z.string().nullable(),
});
export type Session = z.infer<typeof sessionSchema>;

/** A row of `session_messages`. */
export const sessionMessageSchema = z.object({
  id: z.string(),
  seq: z.number(),
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  audio_url: z.string().nullable(),
  /** The browser's id for a typed message; null for speech. */
  client_id: z.string().nullable(),
  timestamp: z.string(),
});
export type SessionMessage = z.infer<typeof sessionMessageSchema>;

export const sessionSorts = ["newest", "oldest", "longest", "shortest"] as const;
export type SessionSort = (typeof sessionSorts)[number];

export type SessionQuery = {
  /** Matched against title and summary, ignoring case; empty matches everything. */
  readonly search: string;
  readonly sort: SessionSort;
};

/** The longest search that is sent, in characters. */
export const longestSearch = 100;

export type SessionsFailed = { readonly kind: "failed"; readonly failure: DataFailure };

/** The first cards of a query, with how many match and how many exist. */
export type FirstPage = {
  readonly kind: "ok";
  readonly cards: readonly SessionCard[];
  readonly matching: number;
  readonly total: number;
};

/**
 * One person's sessions, under row-level security. Never throws; an aborted request returns "unreachable".
 */
export type SessionsPort = {
  first(
    userId: string,
    query: SessionQuery,
    count: number,
    signal?: AbortSignal,
  ): Promise<FirstPage | SessionsFailed>;
  /** Up to `count` cards after `last`. */
  next(
    userId: string,
    query: SessionQuery,
    count: number,
    last: SessionCard,
  ): Promise<{ readonly kind: "ok"; readonly cards: readonly SessionCard[] } | SessionsFailed>;
  /** A session with all its messages, oldest first. */
  read(
    userId: string,
    id: string,
  ): Promise<
    | { readonly kind: "ok"; readonly session: Session; readonly messages: readonly SessionMessage[] }
    | { readonly kind: "missing" }
    | SessionsFailed
  >;
  /** Records how the person feels after a session that ended without asking; null undoes it. */
  noteMoodAfter(
    userId: string,
    id: string,
    mood: MoodAfter | null,
  ): Promise<{ readonly kind: "ok" } | SessionsFailed>;
  /** Deletes a session and its messages; the companion's memories stay. */
  remove(userId: string, id: string): Promise<{ readonly kind: "ok" } | SessionsFailed>;
};
