import { dataLimits } from "#shared/limits.ts";
import type { Message } from "#shared/protocol/values.ts";
import type { RestoredSession, SessionStore } from "./ports.ts";

/** As many as a client may have missed while it was away. */
const mostRemoved = 20;
const mostAmended = 20;

type Restored = Pick<RestoredSession, "messages" | "amended" | "removed" | "position">;

/** As they are sent to a client; the database counts in the same way. */
const bytesOf = ({ text }: Message): number => Buffer.byteLength(JSON.stringify(text)) + 1;

/**
 * Keeps the newest messages of a session as well, for a client that comes back [P7]: as many as the database gives to
 * another relay. Of a private session that is the only copy, so that only their size counts.
 */
export class MessageLog implements SessionStore {
  readonly #messages = new Map<string, Message>();
  readonly #store: SessionStore;
  readonly #most: number;
  #bytes = 0;
  #removed: readonly string[];
  #amended: readonly string[];
  #position: number;

  constructor(store: SessionStore, isPrivate: boolean, { messages, amended, removed, position }: Restored) {
    this.#store = store;
    this.#most = isPrivate ? Infinity : dataLimits.resumeMessages;
    this.#position = position;
    this.#amended = amended.slice(-mostAmended);
    this.#removed = removed.slice(0, mostRemoved).toReversed();
    for (const message of messages) this.#keep(message);
  }

  get position(): number {
    return this.#position;
  }

  /** The ids of the messages that were taken back last. */
  get removed(): readonly string[] {
    return this.#removed;
  }

  /** What a client that has seen this position doesn't know: messages after it, and amended ones, oldest first. */
  missedAfter(position: number): Message[] {
    const amended = new Set(this.#amended);
    return [...this.#messages.values()].filter((it) => it.position > position || amended.has(it.id));
  }

  /** The stored message that a typed one became, if it was sent before. */
  byClientId(clientId: string): Message | undefined {
    return [...this.#messages.values()].find((it) => it.clientId === clientId);
  }

  save = (message: Message, utterance: number | null): void => {
    this.#keep(message);
    this.#store.save(message, utterance);
  };

  amend = (message: Message, utterance?: number): void => {
    if (this.#messages.has(message.id)) this.#keep(message);
    this.#amended = [...this.#amended.filter((id) => id !== message.id), message.id].slice(-mostAmended);
    this.#store.amend(message, utterance);
  };

  remove = (message: Message): void => {
    this.#forget(message.id);
    this.#removed = [...this.#removed, message.id].slice(-mostRemoved);
    this.#store.remove(message);
  };

  fence = (): void => this.#store.fence();

  #keep(message: Message): void {
    const known = this.#messages.get(message.id);
    this.#bytes += bytesOf(message) - (known === undefined ? 0 : bytesOf(known));
    this.#messages.set(message.id, message);
    this.#position = Math.max(this.#position, message.position);
    for (const id of this.#messages.keys()) {
      if (this.#messages.size <= this.#most && this.#bytes < dataLimits.resumeBytes) break;
      this.#forget(id);
    }
  }

  #forget(id: string): void {
    const known = this.#messages.get(id);
    if (known !== undefined) this.#bytes -= bytesOf(known);
    this.#messages.delete(id);
  }
}
