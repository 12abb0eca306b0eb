import { z } from "zod";
import { tabStorage, type TextStorage } from "#client/lib/browser-storage.ts";
import { createDrafts } from "#client/lib/drafts.ts";
import type { LogMessage } from "./state.ts";

/** A message as the log has it; without an id, the relay hasn't confirmed it. */
type Logged = Pick<LogMessage, "id" | "clientId" | "role" | "text">;

const unsentSchema = z.array(z.object({ clientId: z.string(), text: z.string() }));
type Unsent = z.infer<typeof unsentSchema>;

type DraftStorage = Pick<TextStorage, "getItem" | "setItem" | "removeItem">;

const none: Unsent = [];
const kept = createDrafts("unsent", unsentSchema, none);

/** What was typed and sent and never confirmed: it outlives its session and a reload, until a next chat takes it up. */
export type UnsentMessages = {
  /** After each change of the log, whose messages may be part of a session's. */
  readonly follow: (messages: readonly Logged[]) => void;
};

/** The typed messages that the relay hasn't confirmed, oldest first. */
export function unsentIn(messages: readonly Logged[]): Unsent {
  return messages.flatMap(({ id, clientId, role, text }) =>
    id === null && role === "user" && clientId !== null ? [{ clientId, text }] : [],
  );
}

/** Keeps a person's unsent messages in this tab, where signing out and the quick exit delete them. */
export function keepUnsent(userId: string, storage: DraftStorage = tabStorage): UnsentMessages {
  return {
    follow(messages) {
      const before = kept.read(storage, userId);
      const known = new Set(messages.map(({ clientId }) => clientId));
      const after = [...before.filter(({ clientId }) => !known.has(clientId)), ...unsentIn(messages)];
      if (before.length + after.length > 0) kept.keep(storage, userId, after.length === 0 ? none : after);
    },
  };
}

/**
 * Takes up what earlier sessions left unsent, oldest first.
 * @param current the log of this session, which takes care of its own
 */
export function takeUnsent(
  userId: string,
  current: readonly Logged[],
  storage: DraftStorage = tabStorage,
): readonly string[] {
  const all = kept.read(storage, userId);
  const own = new Set(current.map(({ clientId }) => clientId));
  const left = all.filter(({ clientId }) => own.has(clientId));
  if (left.length < all.length) kept.keep(storage, userId, left.length === 0 ? none : left);
  return all.filter(({ clientId }) => !own.has(clientId)).map(({ text }) => text);
}
