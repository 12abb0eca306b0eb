import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { ErrorCode } from "#shared/protocol/server-messages.ts";
import { protocolVersion } from "#shared/protocol/version.ts";
import type { Ai } from "../ai/port.ts";
import { createConversation } from "../conversation/state.ts";
import type { Meter } from "../meter/meter.ts";
import type { Connection, ConnectionHandler } from "../socket/connection.ts";
import { eventOf } from "./client-events.ts";
import { LiveSession, MessageLog } from "./live-session.ts";
import { meterListener } from "./metered.ts";
import { phrasesFor } from "./phrases.ts";
import type { SessionMetric } from "./ports.ts";
import type { RestoredSession, SessionEnd, SessionRecord, SessionRecords } from "./records.ts";
import { Session } from "./session.ts";

type Of<T extends ClientMessage["type"]> = Extract<ClientMessage, { type: T }>;

export type SessionsDeps = {
  readonly ai: Pick<Ai, "transcribe" | "write" | "speak">;
  readonly records: SessionRecords;
  readonly meter: Meter;
  readonly measure: (metric: SessionMetric) => void;
  /** ms since the epoch. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Runs something later; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
};

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

  constructor(deps: SessionsDeps) {
    this.#deps = deps;
  }

  get size(): number {
    return this.#live.size;
  }

  /** Called about twice a second: deadlines of conversations [T8][T11]. */
  tick(): void {
    for (const live of this.#live.values()) live.dispatch({ type: "tick" });
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
    const restored: RestoredSession = { record, messages: [], utterance: 0, elapsedSeconds: 0 };
    const live = this.#make(restored, speculation);
    const refusal = record.mode === "call" ? await this.#openMeter(live) : null;
    if (refusal !== null || client.gone) {
      this.#deps.meter.close(record.id);
      this.#deps.records.discard(record);
      if (refusal !== null) client.connection.sendError(refusal, refusal === "limitUnverified");
      return;
    }
    this.#join(client, live);
    client.connection.send({ type: "session.started", session: this.#describe(live) });
    live.dispatch({ type: "opened", restored: false });
  }

  #make(restored: RestoredSession, speculation: boolean): LiveSession {
    const { record, messages } = restored;
    const { records, ai, measure, now, newId } = this.#deps;
    const log = new MessageLog(records.storeFor(record), messages);
    const settings = { language: record.language, speculation, phrases: phrasesFor(record.language) };
    const state = createConversation(settings, record.mode, { position: log.position, history: messages });
    const session = new Session(record.id, state, restored.utterance, {
      ai,
      measure,
      now,
      newId,
      store: log,
      briefing: record.briefing,
      onEnd: (reason, moodAfter) => this.#end(live, reason, moodAfter),
      onDone: () => this.#done(live),
    });
    const live = new LiveSession(record, session, log, restored.elapsedSeconds, now);
    return live;
  }

  #join(client: Client, live: LiveSession): void {
    this.#live.set(live.record.id, live);
    client.live = live;
    live.attach(client.connection);
  }

  /** Opens the meter; answers why not, or null. */
  async #openMeter(
    live: LiveSession,
  ): Promise<Extract<ErrorCode, "limitReached" | "limitUnverified"> | null> {
    const opened = await this.#deps.meter.open(live.record.userId, live.record.id, meterListener(live));
    if (opened === null) return "limitUnverified";
    return opened === "refused" ? "limitReached" : null;
  }

  async #resume(client: Client, resume: NonNullable<Of<"hello">["resume"]>): Promise<void> {
    const here = this.#live.get(resume.sessionId);
    if (here !== undefined && here.record.userId === client.userId && !here.ended && !here.busy)
      await this.#comeBack(client, here, resume.lastPosition, { type: "reconnected" });
    else await this.#restore(client, resume);
  }

  async #restore(client: Client, resume: NonNullable<Of<"hello">["resume"]>): Promise<void> {
    const restored = await this.#deps.records.restore(client.userId, resume.sessionId);
    if (restored === null) client.connection.sendError("limitUnverified", true);
    else if (restored === "gone" || this.#live.has(resume.sessionId))
      client.connection.sendError("sessionGone", false);
    else {
      const live = this.#make(restored, true);
      await this.#comeBack(client, live, resume.lastPosition, { type: "opened", restored: true });
    }
  }

  /** Gives a session to the connection that asks for it; an older connection of it is closed [P8]. */
  async #comeBack(
    client: Client,
    live: LiveSession,
    lastPosition: number,
    event: { type: "reconnected" } | { type: "opened"; restored: true },
  ): Promise<void> {
    live.busy = true;
    live.connection?.close("takenOver");
    const refusal = live.mode === "call" ? await this.#openMeter(live) : null;
    live.busy = false;
    if (client.gone || live.ended) return;
    this.#join(client, live);
    client.connection.send({
      type: "session.resumed",
      session: this.#describe(live),
      messages: live.log.after(lastPosition),
      position: live.log.position,
      utterance: live.session.utterance,
    });
    if (refusal === "limitReached") live.dispatch({ type: "timeUp", reason: "limit" });
    else {
      if (refusal === "limitUnverified") client.connection.sendError(refusal, true);
      live.dispatch(event);
    }
  }

  async #switchMode(client: Client, live: LiveSession, message: Of<"mode.switch">): Promise<void> {
    if (live.busy || live.mode === message.mode) return;
    live.busy = true;
    const refusal = message.mode === "call" ? await this.#openMeter(live) : null;
    live.busy = false;
    if (refusal !== null) client.connection.sendError(refusal, refusal === "limitUnverified");
    else if (live.ended || live.connection === null) this.#deps.meter.close(live.record.id);
    else live.dispatch({ type: "modeSwitched", mode: message.mode });
    if (message.mode === "chat") this.#deps.meter.close(live.record.id);
  }

  #end(live: LiveSession, reason: SessionEnd["reason"], moodAfter: SessionEnd["moodAfter"]): void {
    live.ended = true;
    const durationSeconds = live.elapsedSeconds;
    this.#deps.meter.close(live.record.id);
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
