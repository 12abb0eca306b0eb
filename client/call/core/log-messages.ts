import type { Message } from "#shared/protocol/values.ts";
import type { ConversationState, LogMessage } from "./state.ts";

type Log = readonly LogMessage[];

function stored(message: Message, key: string): LogMessage {
  const { id, position, role, text, at, interrupted, clientId } = message;
  return { key, id, position, role, text, at, interrupted, delivery: "sent", clientId };
}

function isSame(entry: LogMessage, message: Message): boolean {
  return entry.id === message.id || (message.clientId !== null && entry.clientId === message.clientId);
}

function placeOf({ position }: LogMessage): number {
  return position ?? Number.POSITIVE_INFINITY;
}

/** Stored messages by position, followed by pending ones in the order in which they were typed. */
function inOrder(log: Log): Log {
  return log.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}

export function isKnown(log: Log, id: string): boolean {
  return log.some((it) => it.id === id);
}

/** Adds a stored message: a new one, one that changed, or a typed one that has arrived [P7]. */
export function putMessage(log: Log, message: Message): Log {
  const known = log.find((it) => isSame(it, message));
  const entry = stored(message, known?.key ?? message.clientId ?? message.id);
  return inOrder([...log.filter((it) => !isSame(it, message)), entry]);
}

export function removeMessage(log: Log, id: string): Log {
  return log.filter((it) => it.id !== id);
}

/** What a typed message is made of: `replaces` is the message of which it is a new wording. */
type Typed = Pick<LogMessage, "text" | "replaces"> & { readonly clientId: string };

/** A message the person just typed. @param at ms since the epoch */
export function addTyped(log: Log, { clientId, text, replaces }: Typed, at: number): Log {
  const entry: LogMessage = {
    key: clientId,
    id: null,
    position: null,
    role: "user",
    text,
    at: new Date(at).toISOString(),
    interrupted: false,
    delivery: "sending",
    clientId,
    replaces,
  };
  return [...log, entry];
}

/**
 * Records the delivery state of a typed message, or of every pending one (null); a stored one stays stored.
 */
export function markDelivery(log: Log, clientId: string | null, delivery: "sending" | "failed"): Log {
  const isMeant = (it: LogMessage) =>
    clientId === null ? it.delivery === "sending" : it.clientId === clientId;
  return log.map((it) => (it.id === null && isMeant(it) ? Object.assign({}, it, { delivery }) : it));
}

/** Unconfirmed typed messages, oldest first, to be resent after a connection loss [P7]. */
export function unconfirmed(log: Log): readonly Typed[] {
  return log.flatMap(({ id, delivery, clientId, text, replaces }) =>
    id === null && delivery === "sending" && clientId !== null ? [{ clientId, text, replaces }] : [],
  );
}

/**
 * The stored message to ask about again after a connection loss: typed, and the last one. Its reply may be in
 * progress, or may have failed unnoticed; the relay answers it again only in the latter case.
 */
export function unansweredTyped(log: Log): { readonly clientId: string; readonly text: string } | null {
  const last = log.at(-1);
  if (last === undefined || last.role !== "user" || last.id === null || last.clientId === null) return null;
  return { clientId: last.clientId, text: last.text };
}

/** Whether the last message is the person's. */
export function awaitsReply(log: Log): boolean {
  return log.at(-1)?.role === "user";
}

/**
 * Whether coming back makes sure of a reply: what was typed is sent again, or asked about again. That a message is the
 * last word says nothing by itself, because its reply may have failed while nobody was there to be told.
 */
export function asksOnReturn({
  messages,
  failedReply,
}: Pick<ConversationState, "messages" | "failedReply">): boolean {
  if (unconfirmed(messages).length > 0) return true;
  return unansweredTyped(messages) !== null && messages.at(-1)?.key !== failedReply;
}
