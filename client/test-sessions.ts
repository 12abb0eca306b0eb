import { z } from "zod";
import {
  messageSchema,
  sessionSchema,
  type Session,
  type SessionCard,
  type SessionMessage,
} from "#client/features/sessions/api.ts";
import type { fakeBackend } from "./test-backend.ts";

/** A session with the given changes. */
export function sessionOf(changed: Partial<Session> = {}): Session {
  return {
    id: "00000000-0000-4000-8000-000000000001",
    title: "A hard week",
    type: "call",
    mood_before: null,
    mood_after: null,
    duration: 300,
    created_at: "2025-11-20T10:00:00Z",
    ai_summary: null,
    transcript: null,
    language: "en",
    ...changed,
  };
}

/** A session as the list has it, with the given changes. */
function cardOf(changed: Partial<Session> = {}): SessionCard {
  const { mood_after: _after, transcript: _transcript, language: _language, ...card } = sessionOf(changed);
  return card;
}

/** Alternating messages, starting with the companion, twenty seconds apart. */
export function talkOf(...turns: readonly string[]): SessionMessage[] {
  return turns.map((content, index) => ({
    id: `m${String(index)}`,
    seq: index + 1,
    role: index % 2 === 0 ? "assistant" : "user",
    content,
    audio_url: null,
    client_id: index % 2 === 0 ? null : `typed ${String(index)}`,
    timestamp: new Date(Date.parse("2025-11-20T10:00:00Z") + index * 20_000).toISOString(),
  }));
}

/** The rows of messages, as the data service has them. */
export function storedIn(session_id: string, messages: readonly SessionMessage[]): Record<string, unknown>[] {
  return messages.map((message) => Object.assign({ session_id }, message));
}

const askedSchema = z.object({
  words: z
    .string()
    .default("")
    .transform((words) => words.toLowerCase()),
  sort: z.string().default("newest"),
  page_size: z.int(),
  after: z.object({ id: z.string() }).optional(),
  kind: z.string().optional(),
  mood: z.string().optional(),
  since: z.string().default(""),
});
type Asked = z.infer<typeof askedSchema>;

const rowsSchema = z.array(sessionSchema);
const messagesSchema = z.array(messageSchema.extend({ session_id: z.string() }));

const orders: Readonly<Record<string, (a: SessionCard, b: SessionCard) => number>> = {
  oldest: (a, b) => a.created_at.localeCompare(b.created_at),
  longest: (a, b) => b.duration - a.duration,
  shortest: (a, b) => a.duration - b.duration,
  best: (a, b) => (b.rank ?? 0) - (a.rank ?? 0),
};
const newest = (a: SessionCard, b: SessionCard) => b.created_at.localeCompare(a.created_at);

const passes = ({ type, mood_before, created_at }: Session, { kind, mood, since }: Asked): boolean =>
  (kind ?? type) === type && (mood ?? mood_before) === mood_before && created_at >= since;

type Data = Pick<ReturnType<typeof fakeBackend>, "on" | "tables">;

/** Answers `list_sessions` from the rows of `sessions` and `session_messages`, as one search term. */
export function listSessions({ tables, ...data }: Data): void {
  data.on("POST rpc/list_sessions", (body) => {
    const asked = askedSchema.parse(body);
    const { words, sort, page_size: size, after } = asked;
    const all = rowsSchema.parse(tables["sessions"] ?? []);
    const messages = messagesSchema.parse(tables["session_messages"] ?? []);
    const has = (text: string | null) => (text ?? "").toLowerCase().includes(words);
    const found = all
      .filter((session) => passes(session, asked))
      .flatMap((session): SessionCard[] => {
        if (words === "") return [cardOf(session)];
        const said = messages.find((one) => one.session_id === session.id && has(one.content));
        if (!has(session.title) && !has(session.ai_summary) && !said) return [];
        const passage = said ? { role: said.role, text: said.content } : null;
        return [{ ...cardOf(session), rank: has(session.title) ? 2 : 1, said: passage }];
      });
    const cards = found.toSorted(orders[sort] ?? newest);
    const start = after ? cards.findIndex(({ id }) => id === after.id) + 1 : 0;
    const counts = after ? {} : { matching: cards.length, total: all.length };
    return { cards: cards.slice(start, start + size), ...counts };
  });
}
