import { guard } from "../runtime/background.ts";
import type { Meter } from "../meter/meter.ts";
import { noteRisk, remindOfAi } from "./care.ts";
import type { LiveSession } from "./live-session.ts";
import { type Beginning, type LiveDeps, makeLive } from "./make-live.ts";
import type { RestoredSession, SafetyStart, SessionEnd, SessionRecord } from "./records.ts";

export type RegistryDeps = LiveDeps & { readonly meter: Meter };

/** How often a living session writes down how far it has come, ms. */
const keepEveryMs = 15_000;

/** The live sessions of this relay, from their making to their last word. */
export class Registry {
  readonly #deps: RegistryDeps;
  readonly #live = new Map<string, LiveSession>();
  /** Sessions that are being begun or fetched. */
  starting = 0;
  #keptAt: number;

  constructor(deps: RegistryDeps) {
    this.#deps = deps;
    this.#keptAt = deps.now();
  }

  get size(): number {
    return this.#live.size;
  }

  /** Sessions in which somebody is speaking or being answered at this moment, and those that are on their way. */
  get inTurn(): number {
    return this.starting + [...this.#live.values()].filter((live) => live.inTurn).length;
  }

  get(sessionId: string): LiveSession | undefined {
    return this.#live.get(sessionId);
  }

  add(live: LiveSession): void {
    this.#live.set(live.record.id, live);
  }

  /** A session with no connection yet, which counts once it is added. */
  make(restored: RestoredSession, safety: SafetyStart, beginning: Beginning): LiveSession {
    return makeLive(this.#deps, restored, safety, beginning, {
      onEnd: (live, reason, moodAfter) => this.#end(live, reason, moodAfter),
      onSeal: (live) => this.#seal(live),
      onDone: (live) => this.#done(live),
      onBroken: (live) => {
        guard("session.event", () => live.ended || this.#end(live, "failed", null));
        guard("session.event", () => this.#seal(live));
        this.#done(live);
      },
      onRisk: (live, risk) => noteRisk(this.#deps, live, risk),
    });
  }

  /** Called about twice a second: deadlines of conversations [T8][T11]. */
  tick(): void {
    for (const live of this.#live.values())
      if (live.begun) guard("session.tick", () => live.dispatch({ type: "tick" }));
    if (this.#deps.now() - this.#keptAt >= keepEveryMs) this.keepAll();
  }

  /** Writes down how far every session has come. */
  keepAll(): void {
    this.#keptAt = this.#deps.now();
    for (const live of this.#live.values())
      guard("session.tick", () => {
        this.keep(live);
        remindOfAi(this.#deps, live);
      });
  }

  keep(live: LiveSession): void {
    if (live.ended) return;
    this.#deps.records.keep(live.record, { durationSeconds: live.elapsedSeconds, mode: live.mode });
  }

  /** The relay goes: records of sessions that have ended are closed with what is in them by now. */
  sealAll(): void {
    for (const live of this.#live.values()) guard("session.tick", () => this.#seal(live));
  }

  /** Another relay has taken this session over: nothing that happens to it here counts any more [P8]. */
  fence({ id, owner }: Pick<SessionRecord, "id" | "owner">): void {
    const live = this.#live.get(id);
    if (live?.record.owner !== owner) return;
    live.dispatch({ type: "replaced", reason: "takenOver" });
    live.connection?.close("takenOver");
  }

  #end(live: LiveSession, reason: SessionEnd["reason"], moodAfter: SessionEnd["moodAfter"]): void {
    const durationSeconds = live.elapsedSeconds;
    live.end = { reason, moodAfter, durationSeconds };
    this.#deps.meter.close(live.record.id);
    this.#deps.measure({ name: "sessionEnded", reason, durationSeconds }, live.record.id);
    live.connection?.send({ type: "session.ended", reason, sessionId: live.record.id, durationSeconds });
  }

  /** The record is closed once all that was said is in it [T20]. */
  #seal(live: LiveSession): void {
    if (live.end === null || live.sealed) return;
    live.sealed = true;
    this.#deps.records.end(live.record, live.end);
  }

  #done(live: LiveSession): void {
    live.close();
    // It may have been taken anew meanwhile.
    if (this.#live.get(live.record.id) === live) this.#live.delete(live.record.id);
  }
}
