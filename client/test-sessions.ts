import type { Session, SessionMessage, SessionSort, SessionsPort } from "#client/lib/sessions-port.ts";

/** In-memory sessions for component tests; `failing` makes every request fail while it is set. */
export type FakeSessions = {
  sessions: readonly Session[];
  messages: readonly SessionMessage[];
  failing: boolean;
};

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

const orders: Readonly<Record<SessionSort, (a: Session, b: Session) => number>> = {
  newest: (a, b) => b.created_at.localeCompare(a.created_at),
  oldest: (a, b) => a.created_at.localeCompare(b.created_at),
  longest: (a, b) => b.duration - a.duration,
  shortest: (a, b) => a.duration - b.duration,
};

const failed = { kind: "failed", failure: "server-error" } as const;

export function sessionsInMemory(sessionData: FakeSessions): SessionsPort {
  const found = ({ search, sort }: Parameters<SessionsPort["first"]>[1]) =>
    sessionData.sessions
      .filter(({ title, ai_summary }) =>
        `${title}\n${ai_summary ?? ""}`.toLowerCase().includes(search.toLowerCase()),
      )
      .toSorted(orders[sort]);
  return {
    first(_userId, query, count) {
      if (sessionData.failing) return Promise.resolve(failed);
      const cards = found(query);
      const total = sessionData.sessions.length;
      return Promise.resolve({ kind: "ok", cards: cards.slice(0, count), matching: cards.length, total });
    },
    next(_userId, query, count, last) {
      if (sessionData.failing) return Promise.resolve(failed);
      const cards = found(query);
      const start = cards.findIndex(({ id }) => id === last.id) + 1;
      return Promise.resolve({ kind: "ok", cards: cards.slice(start, start + count) });
    },
    read(_userId, id) {
      if (sessionData.failing) return Promise.resolve(failed);
      const session = sessionData.sessions.find((one) => one.id === id);
      return Promise.resolve(
        session ? { kind: "ok", session, messages: sessionData.messages } : { kind: "missing" },
      );
    },
    noteMoodAfter(_userId, id, mood) {
      if (sessionData.failing) return Promise.resolve(failed);
      sessionData.sessions = sessionData.sessions.map((one) =>
        one.id === id ? { ...one, mood_after: mood } : one,
      );
      return Promise.resolve({ kind: "ok" });
    },
    remove(_userId, id) {
      if (sessionData.failing) return Promise.resolve(failed);
      sessionData.sessions = sessionData.sessions.filter((one) => one.id !== id);
      return Promise.resolve({ kind: "ok" });
    },
  };
}
