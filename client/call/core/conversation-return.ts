import { z } from "zod";
import { limits } from "#shared/limits.ts";
import { modeSchema, type Mode } from "#shared/protocol/values.ts";
import type { CallAudio } from "./call-audio.ts";
import type { LateEnd } from "./late-end.ts";
import type { ConversationCore, Clock, ConversationPorts } from "./ports.ts";
import type { ConversationStart } from "./conversation-start.ts";
import { type ConversationState, returningTo } from "./state.ts";

const keptSessionSchema = z.object({
  id: z.uuid(),
  mode: modeSchema,
  /** When it was last known to run, ms. */
  at: z.number(),
});

/** A running session as this tab remembers it across a reload: nothing that was said, not even its title. */
export type KeptSession = z.infer<typeof keptSessionSchema>;

/** Where it is stored. Never throws. */
export type SessionKeeping = {
  readonly read: () => string | null;
  /** Null deletes it. */
  readonly write: (text: string | null) => void;
  /** Calls back when the page is about to be hidden or discarded; returns how to stop. */
  readonly onHide: (listener: () => void) => () => void;
};

/** How often a running session is recorded, ms, since a tab may be discarded without warning. */
const noteEveryMs = 10_000;

function parse(text: string | null): KeptSession | null {
  try {
    return keptSessionSchema.parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}

/** Remembers which session runs here for as long as the relay keeps it [P8]. */
export class ConversationKeeper {
  readonly #keeping: SessionKeeping;
  readonly #clock: Clock;
  readonly #core: Pick<ConversationCore, "state">;
  readonly #stopWatching: () => void;
  #cancelTimer: () => void = () => undefined;
  #closed = false;
  /** The record that this page itself has stored. */
  #kept: Pick<KeptSession, "id" | "mode"> | null = null;

  constructor(keeping: SessionKeeping, clock: Clock, core: Pick<ConversationCore, "state">) {
    this.#keeping = keeping;
    this.#clock = clock;
    this.#core = core;
    this.#stopWatching = keeping.onHide(() => this.#note());
  }

  /** The session that the previous page left running. */
  find(): KeptSession | null {
    const kept = parse(this.#keeping.read());
    const age = kept === null ? Number.POSITIVE_INFINITY : this.#clock.now() - kept.at;
    if (age < limits.resumeWindowMs) return kept;
    this.forget();
    return null;
  }

  /** After each change of the state. */
  follow(): void {
    const { stage } = this.#core.state();
    if (this.#closed) return;
    if (stage.kind === "ended" && this.#kept !== null) this.forget();
    if (stage.kind !== "active") return;
    if (stage.ending) this.forget();
    else if (this.#kept?.id !== stage.session.id || this.#kept.mode !== stage.mode) {
      this.#kept = { id: stage.session.id, mode: stage.mode };
      this.#goOn();
    }
  }

  forget(): void {
    this.#kept = null;
    this.#cancelTimer();
    this.#keeping.write(null);
  }

  /** Leaving the screen has ended its session. */
  close(): void {
    this.#closed = true;
    this.#stopWatching();
    this.#cancelTimer();
    if (this.#kept !== null) this.forget();
  }

  #goOn(): void {
    this.#note();
    this.#cancelTimer();
    this.#cancelTimer = this.#clock.after(noteEveryMs, () => this.#goOn());
  }

  /** While disconnected, the relay's resume window is already running, so the last recorded time still counts. */
  #note(): void {
    if (this.#kept === null || this.#core.state().connection !== "online") return;
    this.#keeping.write(JSON.stringify({ ...this.#kept, at: this.#clock.now() } satisfies KeptSession));
  }
}

export type ConversationReturnDeps = {
  readonly ports: Pick<ConversationPorts, "clock" | "keeping">;
  readonly core: ConversationCore;
  readonly audio: CallAudio;
  readonly start: ConversationStart;
  readonly lateEnd: LateEnd;
  /** Makes sure that typed messages are answered. */
  readonly catchUp: () => void;
  readonly switchToChat: () => void;
};

/** The session the previous page left running: offered while the relay keeps it, then resumed or ended. */
export class ConversationReturn {
  readonly #deps: ConversationReturnDeps;
  readonly #keeper: ConversationKeeper;
  readonly #cancelOffer: () => void;

  constructor(deps: ConversationReturnDeps) {
    this.#deps = deps;
    const { ports, core } = deps;
    this.#keeper = new ConversationKeeper(ports.keeping, ports.clock, core);
    this.#cancelOffer = this.#offer(this.#keeper.find());
  }

  /** After each change of the state. */
  follow(): void {
    this.#keeper.follow();
  }

  /** For a call, must run inside a tap. */
  comeBack(): void {
    const kept = this.#offered();
    if (kept === null) return;
    this.#deps.lateEnd.giveUp();
    this.#deps.start.comeBack(kept);
  }

  leaveBehind(): void {
    const kept = this.#offered();
    if (kept === null) return;
    const { core, lateEnd } = this.#deps;
    const unheard: ConversationState = { ...core.state(), stage: returningTo(kept) };
    core.dispatch({ type: "returnable", kept: null });
    this.forget();
    lateEnd.begin(unheard, { moodAfter: null, spoken: [] });
  }

  /** The relay resumed it. Only the relay knows what was said to the previous page. */
  returned(mode: Mode, utterance: number, wanted: Mode): void {
    const { audio, start, catchUp, switchToChat } = this.#deps;
    start.settle();
    audio.newSession();
    if (mode === "chat") {
      audio.stopListening();
      catchUp();
      return;
    }
    audio.resume(utterance);
    if (wanted === "call") audio.listen();
    // No tap has opened the microphone, because the session was in text mode when last seen.
    else switchToChat();
  }

  forget(): void {
    this.#keeper.forget();
  }

  close(): void {
    this.#cancelOffer();
    this.#keeper.close();
  }

  #offered(): KeptSession | null {
    const { stage, returnable } = this.#deps.core.state();
    return stage.kind === "idle" ? returnable : null;
  }

  #offer(kept: KeptSession | null): () => void {
    if (kept === null) return () => undefined;
    const { ports, core } = this.#deps;
    core.dispatch({ type: "returnable", kept });
    const left = kept.at + limits.resumeWindowMs - ports.clock.now();
    return ports.clock.after(left, () => core.dispatch({ type: "returnable", kept: null }));
  }
}
