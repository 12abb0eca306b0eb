import type { Note, Story } from "./story.ts";

type Kinds<N, K> = N extends { readonly kind: infer J }
  ? K extends J
    ? N & { readonly kind: K }
    : never
  : never;
export type Of<K extends Note["kind"]> = Kinds<Note, K>;

/** What went over one connection, in order, with the session that the relay had on it at that moment. */
export type LinkFacts = {
  readonly link: number;
  readonly device: number;
  readonly relay: string;
  readonly notes: readonly { readonly note: Note; readonly session: string | null }[];
  /** When it was lost or closed. */
  readonly overAt: number;
};

export type Rule = (facts: Facts) => string[];

/** A story, indexed in every way that the rules need. */
export class Facts {
  readonly story: Story;
  /** If exceptions were thrown, the same order without them. */
  readonly calm: Story | null;
  readonly links: readonly LinkFacts[];
  /** Sessions on a relay when it was killed; whatever it hadn't written is lost. */
  readonly hurt: ReadonlySet<string>;
  /** Sessions that nobody took over from a drained relay. */
  readonly leftBehind: ReadonlySet<string>;
  /** Sessions that more than one client joined or tried to; each counts its utterances from one. */
  readonly shared: ReadonlySet<string>;

  constructor(story: Story, calm: Story | null = null) {
    this.story = story;
    this.calm = calm;
    this.links = linksOf(story);
    this.hurt = this.#onRelays("killed");
    this.leftBehind = this.#leftBehind();
    this.shared = this.#shared();
  }

  of<K extends Note["kind"]>(kind: K): Of<K>[] {
    const isOne = (it: Note): it is Note & Of<K> => it.kind === kind;
    return this.story.notes.filter(isOne);
  }

  personOf(session: string): number {
    return this.story.sessions.find(({ id }) => id === session)?.person ?? -1;
  }

  /** Exceptions were thrown around it, so what should be stored may not be. */
  isDisturbed(session: string): boolean {
    return this.story.order.exceptional && this.personOf(session) === 0;
  }

  /** When everything is at rest. */
  get quietAt(): number | null {
    return this.of("stage").find(({ stage }) => stage === "quiet")?.at ?? null;
  }

  /** Whether nothing is known to have happened to a session that may lose a message. */
  isWhole(session: string): boolean {
    return !this.hurt.has(session) && !this.isDisturbed(session);
  }

  /** Whether every word of it should be stored. */
  keepsWords(session: string): boolean {
    return this.isWhole(session) && !this.isPrivate(session);
  }

  isPrivate(session: string): boolean {
    return this.story.sessions.find(({ id }) => id === session)?.isPrivate ?? false;
  }

  /** The relay that owns a session at a moment, as the database sees it. */
  ownerAt(session: string, note: Note): string | null {
    const { notes } = this.story;
    const taken = notes
      .slice(0, notes.indexOf(note))
      .findLast((it) => (it.kind === "created" || it.kind === "restored") && it.session === session);
    return taken !== undefined && "relay" in taken ? taken.relay : null;
  }

  #endedAt(session: string): number {
    const end = this.of("written").find(
      ({ write, status }) => write.session_id === session && write.op === "end" && status === "done",
    );
    return end?.at ?? Infinity;
  }

  #onRelays(kind: "killed" | "drained" | "draining"): Set<string> {
    const { notes } = this.story;
    return new Set(
      this.of(kind).flatMap((stop) => {
        const before = notes.slice(0, notes.indexOf(stop));
        return before.flatMap((it) =>
          (it.kind === "created" || it.kind === "restored") &&
          it.relay === stop.relay &&
          (this.#endedAt(it.session) >= stop.at || waitsIn(before, it))
            ? [it.session]
            : [],
        );
      }),
    );
  }

  #leftBehind(): Set<string> {
    const { notes } = this.story;
    const stopped = new Set([...this.of("drained"), ...this.of("killed")].map(({ relay }) => relay));
    const last = new Map<string, string>();
    for (const it of notes)
      if (it.kind === "created" || it.kind === "restored") last.set(it.session, it.relay);
    return new Set([...last].flatMap(([session, relay]) => (stopped.has(relay) ? [session] : [])));
  }

  #shared(): Set<string> {
    const users = new Map<string, Set<number>>();
    const add = (session: string | null | undefined, device: number): void => {
      if (session !== null && session !== undefined)
        users.set(session, (users.get(session) ?? new Set()).add(device));
    };
    for (const { device, notes } of this.links)
      for (const { note, session } of notes) {
        add(session, device);
        if (note.kind === "said" && note.message.type === "hello")
          add(note.message.resume?.sessionId, device);
      }
    return new Set([...users].flatMap(([session, devices]) => (devices.size > 1 ? [session] : [])));
  }
}

/** Whether the relay has still to write something of a session, which may have gone on and ended elsewhere. */
function waitsIn(notes: readonly Note[], { relay, session }: Of<"created" | "restored">): boolean {
  const asked = notes.filter((it) => it.kind === "asked" && it.relay === relay && it.session === session);
  const written = notes.filter(
    (it) => it.kind === "written" && it.relay === relay && it.write.session_id === session,
  );
  return asked.length > written.length;
}

/** The session that a connection has after this event. */
function sessionAfter(note: Note, session: string | null): string | null {
  if (note.kind === "lost" || note.kind === "closed" || note.kind === "noticed") return null;
  return note.kind === "sent" && note.message.type === "session.ended" ? null : session;
}

function linksOf({ notes }: Story): LinkFacts[] {
  const opened = notes.filter((it): it is Of<"opened"> => it.kind === "opened");
  return opened.map(({ link, device, relay }) => {
    let session: string | null = null;
    let overAt = Infinity;
    const mine: LinkFacts["notes"][number][] = [];
    for (const note of notes) {
      if (!("link" in note) || note.link !== link) continue;
      if (note.kind === "sent" && "session" in note.message) session = note.message.session.id;
      mine.push({ note, session });
      session = sessionAfter(note, session);
      if (note.kind === "lost" || note.kind === "closed" || note.kind === "noticed")
        overAt = Math.min(overAt, note.at);
    }
    return { link, device, relay, notes: mine, overAt };
  });
}
