import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { protocolVersion } from "#shared/protocol/version.ts";
import { noSessionRisk } from "../conversation/session-risk.ts";
import type { Meter } from "../meter/meter.ts";
import type { Connection, ConnectionHandler } from "../socket/connection.ts";
import { noteRisk, remindOfAi, tellOfHelp, tellOfHelpAgain } from "./care.ts";
import { eventOf } from "./client-events.ts";
import type { LiveSession } from "./live-session.ts";
import { type LiveDeps, makeLive } from "./make-live.ts";
import { openMeter } from "./metered.ts";
import type { RestoredSession, SafetyStart, SessionEnd, SessionRecord } from "./records.ts";

type Of<T extends ClientMessage["type"]> = Extract<ClientMessage, { type: T }>;
type Resume = NonNullable<Of<"hello">["resume"]>;

export type SessionsDeps = LiveDeps & {
  readonly meter: Meter;
  /** `limited`: what people say is understood only in part, and they are told so. */
  readonly vocabulary: "open" | "limited";
};

/** How often a living session writes down how far it has come, ms. */
const keepEveryMs = 15_000;

/** Where the database does not say: better told once more than never. */
const unknownSafety: SafetyStart = { risk: noSessionRisk, country: null, noticeDue: true, usedSeconds: 0 };

/** What one connection is doing. */
type Client = {
  readonly connection: Connection;
  readonly userId: string;
  language: string;
  live: LiveSession | null;
  starting: boolean;
  gone: boolean;
};

/** The sessions of this relay: begins them, gives them back to people who return, meters them, ends them. */
export class Sessions {
  readonly #deps: SessionsDeps;
  readonly #live = new Map<string, LiveSession>();
  /** Sessions that are on their way here from another relay. */
  readonly #arriving = new Map<string, Promise<void>>();
  #keptAt: number;

  constructor(deps: SessionsDeps) {
    this.#deps = deps;
    this.#keptAt = deps.now();
  }

  get size(): number {
    return this.#live.size;
  }

  /** Sessions in which somebody is speaking or being answered at this moment. */
  get inTurn(): number {
    return [...this.#live.values()].filter((live) => live.inTurn).length;
  }

  /** Called about twice a second: deadlines of conversations [T8][T11]. */
  tick(): void {
    for (const live of this.#live.values()) live.dispatch({ type: "tick" });
    if (this.#deps.now() - this.#keptAt >= keepEveryMs) this.keep();
  }

  /** Writes down how far every session has come. */
  keep(): void {
    this.#keptAt = this.#deps.now();
    for (const live of this.#live.values()) {
      this.#keep(live);
      remindOfAi(this.#deps, live);
    }
  }

  /** Another relay has taken this session over: nothing that happens to it here counts any more [P8]. */
  fence(sessionId: string): void {
    const live = this.#live.get(sessionId);
    live?.dispatch({ type: "replaced", reason: "takenOver" });
    live?.connection?.close("takenOver");
  }

  /** Handles what a connection of this person says. */
  handlerFor(connection: Connection, userId: string): ConnectionHandler {
    const client: Client = { connection, userId, language: "en", live: null, starting: false, gone: false };
    return {
      onHello: (hello) => void this.#hello(client, hello),
      onMessage: (message) => this.#message(client, message),
      onFrame: (frame) => client.live?.session.hear(frame) ?? false,
      onClosed: () => this.#closed(client),
    };
  }

  async #hello(client: Client, hello: Of<"hello">): Promise<void> {
    client.language = hello.language;
    client.starting = true;
    const usage = await this.#deps.records.usage(client.userId);
    const unknown = { remainingSeconds: 0, limitSeconds: 0, resetsAt: null };
    client.connection.send({ type: "welcome", protocol: protocolVersion, usage: usage ?? unknown });
    if (usage === null) client.connection.sendError("limitUnverified", true);
    if (hello.resume !== null) await this.#resume(client, hello.resume);
    client.starting = false;
  }

  #message(client: Client, message: Exclude<ClientMessage, { type: "hello" | "ping" }>): void {
    if (message.type === "session.start") {
      void this.#start(client, message);
      return;
    }
    const { live } = client;
    if (live === null) client.connection.sendError("notNow", true, clientIdOf(message));
    else if (message.type === "mode.switch") void this.#switchMode(client, live, message);
    else if (message.type === "chat.send" && live.log.byClientId(message.clientId) !== undefined)
      this.#repeat(client, live, message.clientId);
    else live.dispatch(eventOf(message));
  }

  /** A typed message that was sent twice is stored once and answered with what was stored [P7]. */
  #repeat(client: Client, live: LiveSession, clientId: string): void {
    const message = live.log.byClientId(clientId);
    if (message !== undefined) client.connection.send({ type: "message", message });
    live.dispatch({ type: "askedAgain" });
  }

  async #start(client: Client, message: Of<"session.start">): Promise<void> {
    const busy = client.live !== null && !client.live.ended;
    if (busy || client.starting) {
      client.connection.sendError("notNow", true);
      return;
    }
    client.starting = true;
    const created = await this.#deps.records.create(client.userId, { ...message, language: client.language });
    if (created === null) client.connection.sendError("sessionNotCreated", true);
    else if (created === "sessionsPerDay") client.connection.sendError("sessionsPerDay", false);
    else await this.#begin(client, created, message.speculation);
    client.starting = false;
  }

  async #begin(client: Client, record: SessionRecord, speculation: boolean): Promise<void> {
    const safety = (await this.#deps.records.openSafety(record, true)) ?? unknownSafety;
    const live = this.#make(
      { record, messages: [], position: 0, utterance: 0, elapsedSeconds: 0 },
      safety,
      speculation,
    );
    const refusal = record.mode === "call" ? await openMeter(this.#deps.meter, live) : null;
    if (refusal !== null || client.gone) {
      this.#deps.meter.close(record.id);
      this.#deps.records.discard(record);
      if (refusal !== null) client.connection.sendError(refusal, refusal === "limitUnverified");
      return;
    }
    this.#join(client, live);
    this.#deps.measure({ name: "sessionStarted", mode: record.mode }, record.id);
    client.connection.send({ type: "session.started", session: this.#describe(live) });
    this.#tellOfVocabulary(live);
    tellOfHelp(live);
    live.dispatch({ type: "opened", restored: false });
  }

  #make(restored: RestoredSession, safety: SafetyStart, speculation: boolean): LiveSession {
    return makeLive(this.#deps, restored, safety, speculation, {
      onEnd: (live, reason, moodAfter) => this.#end(live, reason, moodAfter),
      onDone: (live) => this.#done(live),
      onRisk: (live, risk) => noteRisk(this.#deps, live, risk),
    });
  }

  #join(client: Client, live: LiveSession): void {
    this.#live.set(live.record.id, live);
    client.live = live;
    live.attach(client.connection);
  }

  async #resume(client: Client, resume: Resume): Promise<void> {
    for (let other = this.#arriving.get(resume.sessionId); other !== undefined;) {
      await other;
      other = this.#arriving.get(resume.sessionId);
    }
    const here = this.#live.get(resume.sessionId);
    if (here === undefined) {
      const arriving = this.#restore(client, resume).finally(() => this.#arriving.delete(resume.sessionId));
      this.#arriving.set(resume.sessionId, arriving);
      await arriving;
    } else if (here.record.userId === client.userId && !here.ended)
      await this.#comeBack(client, here, resume.lastPosition, false);
    else client.connection.sendError("sessionGone", false);
  }

  async #restore(client: Client, { sessionId, lastPosition }: Resume): Promise<void> {
    const restored = await this.#deps.records.restore(client.userId, sessionId);
    if (restored === "gone") {
      client.connection.sendError("sessionGone", false);
      return;
    }
    const safety = restored && (await this.#deps.records.openSafety(restored.record, false));
    if (restored === null || safety === null) client.connection.sendError("limitUnverified", true);
    else await this.#comeBack(client, this.#make(restored, safety, true), lastPosition, true);
  }

  /** Gives a session to the connection that asks for it; an older connection of it is closed [P8]. */
  #comeBack(client: Client, live: LiveSession, lastPosition: number, restored: boolean): Promise<void> {
    return live.alone(async () => {
      live.connection?.close("takenOver");
      const refusal = live.mode === "call" ? await openMeter(this.#deps.meter, live) : null;
      if (client.gone || live.ended) {
        this.#deps.meter.close(live.record.id);
        return;
      }
      this.#join(client, live);
      this.#deps.measure({ name: "sessionResumed", restored }, live.record.id);
      client.connection.send({
        type: "session.resumed",
        session: this.#describe(live),
        messages: live.log.after(lastPosition),
        position: live.log.position,
        utterance: live.session.utterance,
      });
      this.#tellOfVocabulary(live);
      tellOfHelpAgain(live);
      client.connection.send({ type: "phase", ...live.session.phase });
      if (refusal === "limitReached") live.dispatch({ type: "timeUp", reason: "limit" });
      else {
        if (refusal === "limitUnverified") client.connection.sendError(refusal, true);
        live.dispatch(restored ? { type: "opened", restored } : { type: "reconnected" });
      }
    });
  }

  async #switchMode(client: Client, live: LiveSession, { mode }: Of<"mode.switch">): Promise<void> {
    if (live.busy || live.mode === mode) return;
    await live.alone(async () => {
      const refusal = mode === "call" ? await openMeter(this.#deps.meter, live) : null;
      if (refusal !== null) client.connection.sendError(refusal, refusal === "limitUnverified");
      else if (live.ended || live.connection === null) this.#deps.meter.close(live.record.id);
      else {
        live.dispatch({ type: "modeSwitched", mode });
        this.#tellOfVocabulary(live);
        this.#deps.measure({ name: "modeSwitched", mode }, live.record.id);
        this.#keep(live);
      }
      if (mode === "chat") this.#deps.meter.close(live.record.id);
    });
  }

  #tellOfVocabulary(live: LiveSession): void {
    if (this.#deps.vocabulary === "limited" && live.mode === "call")
      live.connection?.send({ type: "notice", notice: "practiceRecogniser" });
  }

  #keep(live: LiveSession): void {
    if (live.ended) return;
    this.#deps.records.keep(live.record, { durationSeconds: live.elapsedSeconds, mode: live.mode });
  }

  #end(live: LiveSession, reason: SessionEnd["reason"], moodAfter: SessionEnd["moodAfter"]): void {
    live.ended = true;
    const durationSeconds = live.elapsedSeconds;
    this.#deps.meter.close(live.record.id);
    this.#deps.measure({ name: "sessionEnded", reason, durationSeconds }, live.record.id);
    live.connection?.send({ type: "session.ended", reason, sessionId: live.record.id, durationSeconds });
    this.#deps.records.end(live.record, { reason, moodAfter, durationSeconds });
  }

  #done(live: LiveSession): void {
    live.close();
    this.#live.delete(live.record.id);
  }

  #closed(client: Client): void {
    client.gone = true;
    const { live } = client;
    client.live = null;
    if (live === null || live.connection !== client.connection) return;
    this.#deps.meter.close(live.record.id);
    if (!live.ended) this.#deps.measure({ name: "sessionDropped" }, live.record.id);
    live.detach(this.#deps.after);
  }

  #describe(live: LiveSession) {
    const { id, title, startedAt } = live.record;
    return { id, title, startedAt, mode: live.mode, elapsedSeconds: live.elapsedSeconds };
  }
}

function clientIdOf(message: ClientMessage): string | null {
  return message.type === "chat.send" ? message.clientId : null;
}
