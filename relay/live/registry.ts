import { guard } from "../runtime/background.ts";
import { pause } from "../runtime/timing.ts";
import type { Meter } from "../meter/meter.ts";
import { followRisk } from "./metering.ts";
import { LiveConversation } from "./live-conversation.ts";
import { MessageLog } from "./message-log.ts";
import type {
  ReadTurn,
  RestoredSession,
  SessionDeps,
  SessionEnd,
  SessionMetric,
  LifecycleMetric,
  SessionRecord,
  SessionRecords,
} from "./ports.ts";
import type { Ai } from "../ai/port.ts";
import { limitsAreOff } from "../conversation/risk.ts";
import type { ConversationRisk } from "../conversation/conversation-risk.ts";
import type { Hearing } from "../safety/hear.ts";
import { type Settings, createConversation } from "../conversation/state.ts";
import { phrasesFor } from "../companion/phrases.ts";
import { HeardAhead } from "./turn-screening.ts";
import { Engine } from "./engine.ts";

export type RegistryDeps = LiveDeps & { readonly meter: Meter };

/** How often a living session writes down how far it has come, ms. */
const keepEveryMs = 15_000;

/** How long a resuming client waits for the database to say whether its session is still this relay's, ms. */
const ownershipWithinMs = 1_500;

/** Whether another relay took this session since. A database that is slow to say so isn't waited for. */
export async function isElsewhere(
  { records, after }: Pick<LiveDeps, "records" | "after">,
  record: SessionRecord,
): Promise<boolean> {
  const late = pause(ownershipWithinMs, after).then(() => null);
  return (await Promise.race([records.holds(record), late])) === false;
}

/** The session's risk has changed: stores it, counts a new high, and adjusts the meter. */
function noteRisk(deps: RegistryDeps, live: LiveConversation, risk: ConversationRisk): void {
  deps.records.noteRisk(live.record, risk);
  const { level, confirmed } = risk;
  if (live.isNewHeight(risk)) deps.measure({ name: "riskChanged", level, confirmed }, live.record.id);
  followRisk(deps, live);
}

/** After three hours of use the person is told again that they talk with an AI. */
function remindOfAi({ records }: RegistryDeps, live: LiveConversation): void {
  if (live.ended || live.connection === null || !live.takeNoticeDue()) return;
  live.dispatch({ type: "aiNoticeDue" });
  records.noteAiNotice(live.record);
}

/** The live sessions of this relay, from their making to their last word. */
export class Registry {
  readonly #deps: RegistryDeps;
  readonly #live = new Map<string, LiveConversation>();
  /** Conversations that are being begun or fetched. */
  starting = 0;
  #keptAt: number;

  constructor(deps: RegistryDeps) {
    this.#deps = deps;
    this.#keptAt = deps.now();
  }

  get size(): number {
    return this.#live.size;
  }

  /** Conversations in which somebody is speaking or being answered at this moment, and those that are on their way. */
  get inTurn(): number {
    return this.starting + [...this.#live.values()].filter((live) => live.inTurn).length;
  }

  get(sessionId: string): LiveConversation | undefined {
    return this.#live.get(sessionId);
  }

  /** Whether a danger is confirmed in one of the person's conversations here: then no budget holds them back. */
  isInDanger(userId: string): boolean {
    return [...this.#live.values()].some(
      ({ record, engine }) => record.userId === userId && limitsAreOff(engine.state),
    );
  }

  add(live: LiveConversation): void {
    this.#live.set(live.record.id, live);
  }

  /** A session with no connection yet, which counts once it is added. */
  make(restored: RestoredSession, beginning: Beginning): LiveConversation {
    return makeLive(this.#deps, restored, beginning, {
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

  keep(live: LiveConversation): void {
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
    live.log.fence();
    live.dispatch({ type: "replaced", reason: "takenOver" });
    live.connection?.close("takenOver");
  }

  #end(live: LiveConversation, reason: SessionEnd["reason"], moodAfter: SessionEnd["moodAfter"]): void {
    const durationSeconds = live.elapsedSeconds;
    live.end = { reason, moodAfter, durationSeconds };
    this.#deps.meter.close(live.record.id);
    this.#deps.measure({ name: "sessionEnded", reason, durationSeconds }, live.record.id);
    live.connection?.send({ type: "session.ended", reason, sessionId: live.record.id, durationSeconds });
  }

  /** The record is closed once all that was said is in it [T20]. */
  #seal(live: LiveConversation): void {
    if (live.end === null || live.sealed) return;
    live.sealed = true;
    this.#deps.records.end(live.record, live.end);
  }

  #done(live: LiveConversation): void {
    live.close();
    // Another relay may have taken it in the meantime.
    if (this.#live.get(live.record.id) === live) this.#live.delete(live.record.id);
  }
}

/** What a session that begins has of one that is restored. */
export const nothingYet = {
  messages: [],
  amended: [],
  removed: [],
  position: 0,
  numberedAfter: 0,
  utterance: 0,
  elapsedSeconds: 0,
} as const;

/** Everything that a session on this relay is built from. */
export type LiveDeps = {
  /** The models, as this person has them. */
  readonly aiFor: (userId: string) => Pick<Ai, "transcribe" | "listen" | "write" | "speak">;
  readonly records: SessionRecords;
  readonly measure: (metric: SessionMetric | LifecycleMetric, sessionId: string) => void;
  /** ms of a monotonic clock. */
  readonly now: () => number;
  /** ms since the epoch, for what is written down. */
  readonly wallNow: () => number;
  readonly newId: () => string;
  /** Floor and screen, which hear every turn, and the model that reads it. */
  readonly hearing: Hearing;
  readonly readTurnFor: (userId: string) => ReadTurn;
  /** Whether this person may cause one more piece of work ahead; asking uses it up. */
  readonly mayWorkAhead: (userId: string) => boolean;
  /** Reads each sentence of a reply before it goes out, by the person's country. */
  readonly checkFor: (country: string | null) => Settings["check"];
  /** Runs something later; the answer cancels it. */
  readonly after: SessionDeps["after"];
  readonly soon: SessionDeps["soon"];
};

/** How a live session begins. */
export type Beginning = {
  /** Whether to work ahead of the end of an utterance. */
  readonly speculation: boolean;
  /** The last generation that its connection has seen [P6]. */
  readonly generation: number;
  /** It had a connection before, on another relay. */
  readonly returning: boolean;
};

type Endings = {
  readonly onEnd: (live: LiveConversation, ...end: Parameters<SessionDeps["onEnd"]>) => void;
  readonly onSeal: (live: LiveConversation) => void;
  readonly onDone: (live: LiveConversation) => void;
  readonly onBroken: (live: LiveConversation) => void;
  readonly onRisk: (live: LiveConversation, risk: ConversationRisk) => void;
};

/** In a call the AI notice is spoken before the greeting. */
function phrasesAt({ record, noticeDue }: { record: SessionRecord; noticeDue: boolean }) {
  const phrases = phrasesFor(record.language, { continues: record.continues !== null });
  if (!noticeDue || record.mode !== "call") return phrases;
  return { ...phrases, greeting: `${phrases.aiNotice} ${phrases.greeting}` };
}

/** A session of this relay, new or taken over from another one; it has no connection yet. */
function makeLive(
  {
    aiFor,
    records,
    measure,
    now,
    wallNow,
    newId,
    hearing,
    readTurnFor,
    mayWorkAhead,
    checkFor,
    after,
    soon,
  }: LiveDeps,
  restored: RestoredSession,
  { speculation, generation, returning }: Beginning,
  { onEnd, onSeal, onDone, onBroken, onRisk }: Endings,
): LiveConversation {
  const { record, messages, numberedAfter, safety, utterance, elapsedSeconds } = restored;
  const { risk, noticeDue, usedSeconds, country } = safety;
  const log = new MessageLog(records.storeFor(record), record.isPrivate, restored);
  const phrases = phrasesAt({ record, noticeDue });
  const heard = new HeardAhead(hearing);
  const settings = {
    language: record.language,
    speculation,
    phrases,
    hear: heard.hear,
    check: checkFor(country),
  };
  const state = createConversation(settings, record.mode, {
    position: numberedAfter,
    history: messages,
    utterance,
    generation,
    risk,
    pace: record.pace,
  });
  const engine = new Engine(record.id, state, {
    ai: aiFor(record.userId),
    now,
    wallNow,
    newId,
    store: log,
    hearAhead: (text, context) => heard.inSlices({ text, context }),
    voice: record.voice,
    briefing: record.briefing,
    readTurn: readTurnFor(record.userId),
    mayWorkAhead: () => mayWorkAhead(record.userId),
    after,
    soon,
    onRisk: (found) => onRisk(live, found),
    measure: (metric) => measure(metric, record.id),
    onEnd: (reason, moodAfter) => onEnd(live, reason, moodAfter),
    onSeal: () => onSeal(live),
    onDone: () => onDone(live),
    onBroken: () => onBroken(live),
  });
  const live = new LiveConversation(record, engine, log, { elapsedSeconds, usedSeconds, returning }, now);
  return live;
}
