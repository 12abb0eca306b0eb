import { randomUUID } from "node:crypto";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { ServiceClient } from "#relay/store/service-client.ts";
import { watchedWords } from "../bench/provider-calls.ts";
import { Line } from "./line.ts";
import { heldUpMs } from "./relay-figures.ts";
import type { World } from "./world.ts";

const pingEveryMs = 100;
/** 20 messages a minute: what a person may type for hours. */
const typeEveryMs = 3_000;
/** How often to check whether a message is in the database. */
const checkEveryMs = 250;
/** How long to wait for sent messages after the end. */
const patienceMs = 60_000;

/** What the bystander observed; times in ms. */
export type Seen = {
  /** From a ping to its pong. */
  readonly roundTripsMs: readonly number[];
  /**
   * The same without the time in which the relay was ready to run but others had its core. Empty if that is
   * unknown.
   */
  readonly ownTripsMs: readonly number[];
  /** Pings that were never answered. */
  readonly unansweredPings: number;
  /** From a typed message to the relay's confirmation. */
  readonly acknowledgedMs: readonly number[];
  /** From a typed message to its row in the database. */
  readonly storedMs: readonly number[];
  readonly typed: number;
  /** Whether the rows are in the order in which the messages were typed. */
  readonly inOrder: boolean;
  readonly errors: number;
  /** How late the bystander's own timers ran. */
  readonly latenessMs: readonly number[];
};

type Sent = { readonly at: number; readonly heldUpMs: number | null };
type Typed = { readonly clientId: string; readonly at: number; storedAt: number | null };

/** Someone who chats with the companion while others attack. */
export class Bystander {
  readonly #line: Line;
  readonly #service: ServiceClient;
  readonly #sessionId: string;
  readonly #heldUpMs: () => number | null;
  readonly #pings = new Map<number, Sent>();
  #nextPing = 0;
  #typedInAll = 0;
  #typed: Typed[] = [];
  #roundTripsMs: number[] = [];
  #ownTripsMs: number[] = [];
  #acknowledgedMs: number[] = [];
  #latenessMs: number[] = [];
  #errors = 0;

  private constructor(line: Line, { service, relay }: Pick<World, "service" | "relay">, sessionId: string) {
    this.#line = line;
    this.#service = service;
    this.#sessionId = sessionId;
    this.#heldUpMs = () => heldUpMs(relay.pid);
  }

  /** Begins a chat. */
  static async arrive(world: World): Promise<Bystander> {
    let bystander: Bystander | null = null;
    const events = {
      onMessage: (message: ServerMessage) => {
        if (bystander !== null) bystander.#take(message);
      },
      onClosed: () => {
        if (bystander !== null) bystander.#blame();
      },
    };
    const line = await Line.open(world.port, await world.visitor(), events);
    const sessionId = (await line?.begin("chat")) ?? null;
    if (line === null || sessionId === null) throw new Error("The bystander couldn't start a chat.");
    bystander = new Bystander(line, world, sessionId);
    return bystander;
  }

  /** Watches for this long, then waits until everything typed is stored. */
  async watch(ms: number): Promise<Seen> {
    this.#typed = [];
    this.#roundTripsMs = [];
    this.#ownTripsMs = [];
    this.#acknowledgedMs = [];
    this.#latenessMs = [];
    this.#errors = 0;
    const from = performance.now();
    let nextTypeAt = from + typeEveryMs / 2;
    const looking = new AbortController();
    const stored = this.#lookForRows(looking.signal);
    for (let nextAt = from; nextAt < from + ms; nextAt += pingEveryMs) {
      await pause(Math.max(0, nextAt - performance.now()));
      this.#latenessMs.push(performance.now() - nextAt);
      this.#ping();
      if (performance.now() < nextTypeAt) continue;
      nextTypeAt += typeEveryMs;
      this.#type();
    }
    const patience = setTimeout(() => looking.abort(), patienceMs);
    this.#complete = true;
    const inOrder = await stored;
    clearTimeout(patience);
    this.#complete = false;
    // A ping that was sent just now is not unanswered yet.
    const until = performance.now() + patienceMs;
    while (this.#pings.size > 0 && performance.now() < until) await pause(pingEveryMs / 10);
    const unansweredPings = this.#pings.size;
    this.#pings.clear();
    return {
      roundTripsMs: this.#roundTripsMs,
      ownTripsMs: this.#ownTripsMs,
      unansweredPings,
      acknowledgedMs: this.#acknowledgedMs,
      storedMs: this.#typed.flatMap(({ at, storedAt }) => (storedAt === null ? [] : [storedAt - at])),
      typed: this.#typed.length,
      inOrder,
      errors: this.#errors,
      latenessMs: this.#latenessMs,
    };
  }

  leave(): void {
    this.#line.close();
  }

  /** Nothing more is typed in this period. */
  #complete = false;

  #blame(): void {
    this.#errors += 1;
  }

  #ping(): void {
    this.#nextPing += 1;
    this.#pings.set(this.#nextPing, { at: performance.now(), heldUpMs: this.#heldUpMs() });
    this.#line.send({ type: "ping", id: this.#nextPing });
  }

  #type(): void {
    this.#typedInAll += 1;
    const clientId = randomUUID();
    this.#typed.push({ clientId, at: performance.now(), storedAt: null });
    const text = `Note ${this.#typedInAll}: I sat under the ${watchedWords} for a while and read my book.`;
    this.#line.send({ type: "chat.send", clientId, text });
  }

  #take(message: ServerMessage): void {
    const at = performance.now();
    if (message.type === "pong") this.#takePong(message.id, at);
    else if (message.type === "message") {
      const typed = this.#typed.find(({ clientId }) => clientId === message.message.clientId);
      if (typed !== undefined) this.#acknowledgedMs.push(at - typed.at);
    } else if (message.type === "error") this.#blame();
  }

  #takePong(id: number, at: number): void {
    const sent = this.#pings.get(id);
    this.#pings.delete(id);
    if (sent === undefined) return;
    this.#roundTripsMs.push(at - sent.at);
    const nowHeldUp = this.#heldUpMs();
    if (nowHeldUp !== null && sent.heldUpMs !== null)
      this.#ownTripsMs.push(Math.max(0, at - sent.at - (nowHeldUp - sent.heldUpMs)));
  }

  /** Records when rows appear until all are there, and finally whether they are in the right order. */
  async #lookForRows(signal: AbortSignal): Promise<boolean> {
    let rows: readonly string[] = [];
    while (!signal.aborted && !(this.#complete && this.#typed.every(({ storedAt }) => storedAt !== null))) {
      await pause(checkEveryMs);
      if (this.#typed.every(({ storedAt }) => storedAt !== null)) continue;
      rows = await this.#rows();
      for (const it of this.#typed)
        if (it.storedAt === null && rows.includes(it.clientId)) it.storedAt = performance.now();
    }
    const ours = this.#typed.map(({ clientId }) => clientId);
    return rows.filter((id) => ours.includes(id)).join() === ours.join();
  }

  async #rows(): Promise<readonly string[]> {
    const { data } = await this.#service
      .from("session_messages")
      .select("client_id")
      .eq("session_id", this.#sessionId)
      .eq("role", "user")
      .order("seq");
    return (data ?? []).flatMap(({ client_id: id }) => (id === null ? [] : [id]));
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
