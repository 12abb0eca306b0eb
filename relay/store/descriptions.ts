import type { SessionRecord, SessionRecords } from "../live/ports.ts";
import type { After } from "../runtime/timing.ts";

type About = Parameters<SessionRecords["describe"]>[1];
type Held = { about: About | null; readonly cancel: () => void };

/** At most one write of a session's title and mood in this time, ms: nobody types faster than they can be read. */
const apartMs = 1_000;

const together = (earlier: About | null, later: About): About => ({
  title: later.title ?? earlier?.title ?? null,
  moodBefore: later.moodBefore ?? earlier?.moodBefore ?? null,
});

/** Titles and moods on their way to the store: the first is written at once, those that follow quickly as one. */
export class Descriptions {
  readonly #after: After;
  readonly #write: (record: SessionRecord, about: About) => void;
  readonly #held = new Map<SessionRecord, Held>();

  constructor(after: After, write: (record: SessionRecord, about: About) => void) {
    this.#after = after;
    this.#write = write;
  }

  add(record: SessionRecord, about: About): void {
    const held = this.#held.get(record);
    if (held !== undefined) {
      held.about = together(held.about, about);
      return;
    }
    this.#write(record, about);
    const cancel = this.#after(apartMs, () => {
      const later = this.#take(record);
      if (later !== null) this.add(record, later);
    });
    this.#held.set(record, { about: null, cancel });
  }

  /** Writes what is held back: the session ends. */
  settle(record: SessionRecord): void {
    const about = this.#take(record);
    if (about !== null) this.#write(record, about);
  }

  /** The same for all sessions: the relay stops. */
  settleAll(): void {
    for (const record of this.#held.keys()) this.settle(record);
  }

  #take(record: SessionRecord): About | null {
    const held = this.#held.get(record);
    held?.cancel();
    this.#held.delete(record);
    return held?.about ?? null;
  }
}
