import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { Mode } from "#shared/protocol/values.ts";
import { protocolVersion } from "#shared/protocol/version.ts";
import { guard, runInBackground } from "../runtime/background.ts";
import type { Connection, ConnectionHandler } from "../socket/connection.ts";
import { noConversationRisk } from "../conversation/conversation-risk.ts";
import { eventOf, type LiveConversation } from "./live-conversation.ts";
import { ComingBack, join, tellOfHelp } from "./coming-back.ts";
import { openMeter, tellRefusal } from "./metering.ts";
import type { SafetyStart, SessionRecord } from "./ports.ts";
import { nothingYet, Registry, type RegistryDeps } from "./registry.ts";
import { switchMode, tellOfVocabulary, type Vocabulary } from "./switch-mode.ts";

type Of<T extends ClientMessage["type"]> = Extract<ClientMessage, { type: T }>;
type Said = Exclude<ClientMessage, { type: "hello" | "ping" }>;

type LiveConversationsDeps = RegistryDeps & Vocabulary;

/** The state of one connection. */
type Client = {
  readonly connection: Connection;
  readonly userId: string;
  language: string;
  live: LiveConversation | null;
  /** The last generation that was sent of the sessions before this one. */
  generation: number;
  starting: boolean;
  /** Messages that arrived while its session was being fetched. */
  readonly early: Said[];
  gone: boolean;
};

const newcomer = { language: "en", live: null, generation: 0, starting: false, gone: false } as const;

/** The default if the database doesn't say: better to give the notice once too often than never. */
const unknownSafety: SafetyStart = {
  risk: noConversationRisk,
  country: null,
  noticeDue: true,
  usedSeconds: 0,
};

/** More than a person does in the seconds that this takes. */
const maxEarly = 50;

/** The requests of people's connections: begin a session, resume it, switch its mode. */
export class LiveConversations {
  readonly registry: Registry;
  readonly #deps: LiveConversationsDeps;
  readonly #comingBack: ComingBack;

  constructor(deps: LiveConversationsDeps) {
    this.#deps = deps;
    this.registry = new Registry(deps);
    this.#comingBack = new ComingBack(deps, this.registry);
  }

  /** Handles what a connection of this person says. */
  handlerFor(connection: Connection, userId: string): ConnectionHandler {
    const client: Client = { ...newcomer, connection, userId, early: [] };
    return {
      onHello: (hello) => runInBackground("session.hello", this.#hello(client, hello)),
      onMessage: (message) => this.#message(client, message),
      onFrame: (frame) => client.live?.engine.hear(frame) ?? false,
      onClosed: () => this.#closed(client),
    };
  }

  async #hello(client: Client, hello: Of<"hello">): Promise<void> {
    client.language = hello.language;
    await this.#whileStarting(client, () => this.#welcome(client, hello)).catch((error: unknown) => {
      // Its progress is unknown: the client reconnects and starts over.
      client.connection.close("restarting");
      throw error;
    });
  }

  /** One start at a time on a connection; one that goes wrong doesn't keep it from the next. */
  async #whileStarting(client: Client, work: () => Promise<void>): Promise<void> {
    client.starting = true;
    this.registry.starting += 1;
    try {
      await work();
    } finally {
      this.registry.starting -= 1;
      client.starting = false;
      for (const message of client.early.splice(0)) this.#message(client, message);
    }
  }

  async #welcome(client: Client, hello: Of<"hello">): Promise<void> {
    const usage = await this.#deps.records.usage(client.userId);
    const unknown = { remainingSeconds: 0, limitSeconds: 0, resetsAt: null };
    client.connection.send({ type: "welcome", protocol: protocolVersion, usage: usage ?? unknown });
    if (usage === null) client.connection.sendError("limitUnverified", true);
    if (hello.resume !== null) await this.#comingBack.resume(client, hello.resume);
  }

  #message(client: Client, message: Said): void {
    if (message.type === "session.start") {
      runInBackground("session.start", this.#start(client, message));
      return;
    }
    if (client.starting && client.early.length < maxEarly) {
      client.early.push(message);
      return;
    }
    const { live } = client;
    if (live?.ended) return;
    if (live === null)
      client.connection.sendError("notNow", true, message.type === "chat.send" ? message.clientId : null);
    else if (message.type === "mode.switch")
      runInBackground("session.modeSwitch", this.#switchMode(client, live, message.mode));
    else if (message.type === "session.describe") this.#describeAs(client, live, message);
    else if (message.type !== "chat.send" || !this.#isRepeated(client, live, message.clientId))
      live.dispatch(eventOf(message));
  }

  /** The person adds a title or how they felt [P18]; of a private session neither is kept. */
  #describeAs(client: Client, live: LiveConversation, { title, moodBefore }: Of<"session.describe">): void {
    if (live.record.isPrivate) return;
    if (title !== null) live.title = title;
    this.#deps.records.describe(live.record, { title, moodBefore });
    client.connection.send({ type: "session.described", title: live.title });
  }

  /** A typed message that was sent twice is stored once and answered with what was stored, as soon as it is [P7]. */
  #isRepeated(client: Client, live: LiveConversation, clientId: string): boolean {
    const message = live.log.byClientId(clientId);
    if (message === undefined) return live.engine.isWaiting(clientId);
    client.connection.send({ type: "message", message });
    live.dispatch({ type: "askedAgain" });
    return true;
  }

  async #start(client: Client, message: Of<"session.start">): Promise<void> {
    const busy = client.live !== null && !client.live.ended;
    if (busy || client.starting) {
      client.connection.sendError("notNow", true);
      return;
    }
    await this.#whileStarting(client, () => this.#create(client, message)).catch((error: unknown) => {
      client.connection.sendError("sessionNotCreated", true);
      throw error;
    });
  }

  async #create(client: Client, message: Of<"session.start">): Promise<void> {
    const { records } = this.#deps;
    const { private: isPrivate = false, ...request } = message;
    const { language } = client;
    const created = await records.create(client.userId, { ...request, isPrivate, language });
    if (created === null) client.connection.sendError("sessionNotCreated", true);
    else if (created === "callsUsedUp") client.connection.sendError("sessionsPerDay", false);
    else if (created === "startsUsedUp") client.connection.sendError("sessionNotCreated", false);
    else
      await this.#begin(client, created, message.speculation).catch((error: unknown) => {
        records.discard(created);
        throw error;
      });
  }

  async #begin(client: Client, record: SessionRecord, speculation: boolean): Promise<void> {
    const safety = (await this.#deps.records.openSafety(record)) ?? unknownSafety;
    const generation = this.#leaveBehind(client);
    const live = this.registry.make(
      { ...nothingYet, record, safety },
      { speculation, generation, returning: false },
    );
    const refusal = record.mode === "call" ? await openMeter(this.#deps.meter, live) : null;
    if (refusal !== null || client.gone) {
      this.#deps.meter.close(record.id);
      this.#deps.records.discard(record);
      if (refusal !== null) tellRefusal(client.connection, refusal);
      return;
    }
    join(this.registry, client, live);
    this.#deps.measure({ name: "sessionStarted", mode: record.mode }, record.id);
    client.connection.send({ type: "session.started", session: live.description });
    if (safety.noticeDue) guard("session.event", () => this.#deps.records.noteAiNotice(record));
    tellOfVocabulary(this.#deps, live);
    tellOfHelp(live, false);
    live.dispatch({ type: "opened", restored: false });
  }

  /** Nothing of an ended session is heard in the next one; answers the last generation that was sent [P6]. */
  #leaveBehind(client: Client): number {
    const { live } = client;
    if (live === null) return client.generation;
    // The rest of its farewell is cleared; earlier speech is still settled.
    live.dispatch({ type: "disconnected" });
    live.detach(this.#deps.after);
    client.live = null;
    client.generation = live.engine.state.generation;
    return client.generation;
  }

  async #switchMode(client: Client, live: LiveConversation, mode: Mode): Promise<void> {
    await switchMode(this.#deps, client.connection, live, mode);
    this.registry.keep(live);
  }

  #closed(client: Client): void {
    client.gone = true;
    const { live } = client;
    client.live = null;
    if (live === null || live.connection !== client.connection) return;
    // Its meter was closed when it ended; another copy of the same session may be metered here by now.
    if (!live.ended) {
      this.#deps.meter.close(live.record.id);
      this.#deps.measure({ name: "sessionDropped" }, live.record.id);
    }
    live.detach(this.#deps.after);
  }
}
