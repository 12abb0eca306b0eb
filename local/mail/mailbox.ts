import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Message, messageSchema } from "./message.ts";

export type Mailbox = {
  /** Newest first; with an address, only email sent to it. */
  list(to?: string): readonly Message[];
  find(id: string): Message | undefined;
  add(message: Message): void;
  remove(ids: readonly string[]): void;
  /** Resolves when an email arrives, or when the signal aborts. */
  nextArrival(signal: AbortSignal): Promise<void>;
};

type MailboxLimits = { readonly messages: number; readonly bytes: number };

const keptAtMost: MailboxLimits = { messages: 500, bytes: 20_000_000 };

type Kept = { readonly message: Message; readonly bytes: number };

/** Stores emails in `directory`, one file each. The oldest are deleted beyond the limits. */
export function openMailbox(directory: string, limits: MailboxLimits = keptAtMost): Mailbox {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const kept = readAll(directory);
  const waiting = new Set<() => void>();

  const remove = (ids: readonly string[]): void => {
    for (const id of ids) {
      if (kept.delete(id)) rmSync(join(directory, `${id}.json`), { force: true });
    }
  };
  const newestFirst = (): readonly Kept[] => [...kept.values()].toReversed();

  return {
    list: (to) => newestFirst().flatMap(({ message }) => (isFor(message, to) ? [message] : [])),
    find: (id) => kept.get(id)?.message,
    remove,
    add(message) {
      const text = JSON.stringify(message);
      writeWhole(join(directory, `${message.id}.json`), text);
      kept.set(message.id, { message, bytes: text.length });
      remove(beyond(newestFirst(), limits));
      for (const arrived of waiting) arrived();
    },
    nextArrival: (signal) =>
      new Promise((resolve) => {
        const done = (): void => {
          waiting.delete(done);
          signal.removeEventListener("abort", done);
          resolve();
        };
        waiting.add(done);
        signal.addEventListener("abort", done);
      }),
  };
}

function isFor({ to }: Message, address: string | undefined): boolean {
  return address === undefined || to.some((recipient) => recipient.toLowerCase() === address.toLowerCase());
}

/** The ids that exceed the limits; the newest email always stays. */
function beyond(newestFirst: readonly Kept[], { messages, bytes }: MailboxLimits): string[] {
  let total = 0;
  return newestFirst.flatMap((entry, index) => {
    total += entry.bytes;
    return index > 0 && (index >= messages || total > bytes) ? [entry.message.id] : [];
  });
}

function readAll(directory: string): Map<string, Kept> {
  const kept = new Map<string, Kept>();
  for (const file of readdirSync(directory).toSorted()) {
    if (!file.endsWith(".json")) continue;
    const text = readFileSync(join(directory, file), "utf8");
    const message = messageSchema.parse(JSON.parse(text));
    kept.set(message.id, { message, bytes: text.length });
  }
  return kept;
}

/** An email is acknowledged only once it is entirely on disk. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
