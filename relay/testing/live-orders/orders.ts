import process from "node:process";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { limits } from "#shared/limits.ts";
import { runInBackground, watchFailures } from "../../runtime/background.ts";
import { Clock, SeededRandom } from "../conversation-orders/seeded-random.ts";
import { CallTable } from "./calls.ts";
import { Device } from "./client.ts";
import { Database } from "./database.ts";
import { FaultInjector } from "./fault-injector.ts";
import { Network } from "./network.ts";
import { Providers } from "./providers.ts";
import { Relay, type RelayDeps } from "./relay.ts";
import type { OrderEvent, Note, NoteBody, Order, Stage, Story } from "./story.ts";

const tickMs = 500;
const sweepMs = 30_000;
/** Longer than any provider, any deadline and all retries together. */
const restMs = 45_000;
/** Longer than it takes to notice a dead connection, expire its session, and seal the end. */
const goneMs = 3 * limits.heartbeatMs + limits.resumeWindowMs + 25_000;

/** Lets everything already decided happen. */
const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Relays over one database, people's clients, and the network between them. */
class World {
  readonly #order: Order;
  readonly #notes: Note[] = [];
  readonly #clock = new Clock();
  readonly #rng: SeededRandom;
  readonly #database: Database;
  readonly #faults: FaultInjector;
  readonly #relays: Relay[] = [];
  readonly #everyRelay: Relay[] = [];
  readonly #devices: Device[];
  readonly #network: Network;
  readonly #confused = new Set<number>();
  #providers: Providers;
  #ids = 0;

  constructor(order: Order, isCalm: boolean) {
    this.#order = order;
    this.#rng = new SeededRandom(order.seed);
    const note = (body: NoteBody): void => this.#note(body);
    const now = (): number => this.#clock.now;
    this.#database = new Database(
      now,
      new CallTable(now, note, order.persons, order.capSeconds),
      order.faulty,
    );
    this.#faults = new FaultInjector(order.exceptional && !isCalm, this.#rng, order.devices, note);
    this.#providers = this.#makeProviders(order.faulty);
    for (let slot = 0; slot < order.relays; slot += 1) this.#launch(slot);
    this.#network = new Network({
      order,
      clock: this.#clock,
      faults: this.#faults,
      note,
      relayOf: (slot) => this.#relays[slot],
      deviceOf: (index) => this.#devices[index],
    });
    this.#devices = order.devices.map(
      (person, index) =>
        new Device(index, person, order.isPrivate, this.#clock, this.#rng, (elsewhere) =>
          this.#network.connect(index, elsewhere),
        ),
    );
  }

  async run(): Promise<Story> {
    const fail = (task: string, error: unknown): void =>
      this.#note({ kind: "failure", task, error: textOf(error) });
    const onRejection = (error: unknown): void =>
      this.#note({ kind: "escaped", task: "rejection", error: textOf(error) });
    const stopWatching = watchFailures(fail);
    process.on("unhandledRejection", onRejection);
    try {
      await this.#live();
    } finally {
      process.off("unhandledRejection", onRejection);
      stopWatching();
    }
    return {
      order: this.#order,
      notes: this.#notes,
      devices: this.#views,
      sessions: this.#database.sessions,
      calls: this.#database.calls.all,
      held: this.#everyRelay.flatMap(({ name, lives, sessions }) =>
        lives ? [{ relay: name, size: sessions.registry.size }] : [],
      ),
      confused: this.#confused,
    };
  }

  /** When the last device that lost its connection is back, and the last relay that lost the database. */
  #awayUntil = 0;
  #views: Story["devices"] = [];

  async #live(): Promise<void> {
    this.#tick();
    for (const device of this.#devices) device.open(false);
    let at = 200;
    for (const { afterMs, what } of this.#order.happenings) {
      at += afterMs;
      this.#clock.after(at, () => this.#happen(what));
    }
    await this.#until(at + 1);
    for (const device of this.#devices) device.quiet();
    if (this.#order.finale !== "abrupt") await this.#rest();
    if (this.#order.finale === "probe") await this.#probe();
    this.#stage("leaving");
    for (const device of this.#devices) device.goAway();
    await this.#until(this.#stillAwayMs + goneMs);
    this.#stage("over");
  }

  get #stillAwayMs(): number {
    return Math.max(0, this.#awayUntil - this.#clock.now);
  }

  async #rest(): Promise<void> {
    await this.#until(this.#stillAwayMs + restMs);
    this.#stage("quiet");
    this.#views = this.#devices.map(({ view }) => view);
  }

  /** Faults stop; whoever is connected ends and starts a session. */
  async #probe(): Promise<void> {
    this.#faults.on = false;
    this.#database.away = false;
    this.#database.outage.isForAll = false;
    this.#database.outage.relays.clear();
    this.#database.isFaulty = false;
    this.#database.calls.away = false;
    await this.#until(1);
    this.#stage("probing");
    for (const device of this.#devices) device.do({ kind: "end" });
    await this.#until(12_000);
    for (const device of this.#devices) device.do({ kind: "start", mode: "chat" });
    await this.#until(12_000);
  }

  async #until(ms: number): Promise<void> {
    const timer = { isDue: false };
    this.#clock.after(ms, () => {
      timer.isDue = true;
    });
    while (!timer.isDue) {
      this.#attempt(() => this.#clock.advance());
      await settle();
    }
  }

  #attempt(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#note({ kind: "escaped", task: "throw", error: textOf(error) });
    }
  }

  #tick(): void {
    let count = 0;
    const tick = (): void => {
      count += 1;
      this.#clock.after(tickMs, tick, true);
      for (const relay of this.#everyRelay) {
        this.#attempt(() => relay.tick());
        if (count % (limits.heartbeatMs / tickMs) === 0) relay.heartbeat();
        if (count % (sweepMs / tickMs) === 0) relay.sweep();
      }
    };
    this.#clock.after(tickMs, tick, true);
  }

  #note(body: NoteBody): void {
    this.#notes.push({ at: this.#clock.now, ...body });
  }

  #stage(stage: Stage): void {
    this.#note({ kind: "stage", stage });
  }

  #makeProviders(faulty: boolean): Providers {
    return new Providers(this.#clock, this.#rng, this.#faults, faulty);
  }

  #launch(slot: number): void {
    const generation = this.#everyRelay.filter(({ name }) => name.startsWith("AB"[slot] ?? "A")).length;
    const deps: RelayDeps = {
      name: `${"AB"[slot] ?? "A"}${generation}`,
      order: this.#order,
      clock: this.#clock,
      rng: this.#rng,
      database: this.#database,
      faults: this.#faults,
      providers: this.#providers,
      note: (body) => this.#note(body),
      newId: () => {
        this.#ids += 1;
        return `bbbbbbbb-0000-4000-8000-${String(this.#ids).padStart(12, "0")}`;
      },
    };
    const relay = new Relay(deps);
    this.#relays[slot] = relay;
    this.#everyRelay.push(relay);
  }

  #happen(what: OrderEvent): void {
    const { exceptional } = this.#order;
    if (what.kind === "deed") this.#devices[what.device]?.do(what.deed);
    else if (what.kind === "drop") {
      this.#network.drop(what);
      this.#awayUntil = Math.max(this.#awayUntil, this.#clock.now + what.noticedMs + what.ms);
    } else if (what.kind === "copy") this.#copy(what.device);
    else if (what.kind === "stray") this.#stray(what.device, what.message);
    // An exception that everyone would notice isn't one session's.
    else if (exceptional) return;
    else if (what.kind === "outage") this.#loseDatabase(what);
    else if ("relay" in what) this.#replace(what.relay, what.kind);
    else this.#goAway(what.kind === "databaseAway" ? this.#database : this.#database.calls, what.ms);
  }

  #goAway(tables: { away: boolean }, ms: number): void {
    const part = tables;
    part.away = true;
    this.#clock.after(ms, () => {
      part.away = false;
    });
  }

  #loseDatabase({ ms, relay }: Extract<OrderEvent, { kind: "outage" }>): void {
    const { outage } = this.#database;
    const name = relay === null ? null : (this.#relays[relay % this.#order.relays]?.name ?? null);
    if (name === null) outage.isForAll = true;
    else outage.relays.add(name);
    this.#awayUntil = Math.max(this.#awayUntil, this.#clock.now + ms);
    this.#clock.after(ms, () => {
      if (name === null) outage.isForAll = false;
      else outage.relays.delete(name);
    });
  }

  #replace(slot: number, how: "kill" | "drain"): void {
    const relay = this.#relays[slot % this.#order.relays];
    if (relay === undefined) return;
    this.#launch(slot % this.#order.relays);
    if (how === "drain") {
      runInBackground("drain", relay.drain());
      return;
    }
    relay.kill();
    this.#network.cut(relay);
  }

  #copy(index: number): void {
    const { devices } = this.#order;
    const other = this.#devices.find(
      (it, at) => at !== index && devices[at] === devices[index] && it.session !== null,
    );
    if (other?.session !== undefined && other.session !== null) this.#devices[index]?.copy(other.session);
  }

  #stray(index: number, message: ClientMessage): void {
    this.#confused.add(index);
    this.#network.say(index, message);
  }
}

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Runs an order until everyone has been gone for long. If `calm`, no impossible exceptions are thrown. */
export function tell(order: Order, isCalm = false): Promise<Story> {
  return new World(order, isCalm).run();
}
