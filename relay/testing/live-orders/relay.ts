import { guard, runInBackground } from "../../runtime/background.ts";
import type { Clock, SeededRandom } from "../conversation-orders/seeded-random.ts";
import { drain } from "../../drain.ts";
import { Meter } from "../../meter/meter.ts";
import { Connection } from "../../socket/connection.ts";
import type { SocketPort } from "../../socket/socket-port.ts";
import { LiveConversations } from "../../live/live-conversations.ts";
import type { Database } from "./database.ts";
import type { FaultInjector } from "./fault-injector.ts";
import type { Providers } from "./providers.ts";
import { meterStoreOf, RelayRecords, userIdOf, type RecordsDeps } from "./records.ts";
import type { NoteBody, Order } from "./story.ts";

export type RelayDeps = {
  readonly name: string;
  readonly order: Order;
  readonly clock: Clock;
  readonly rng: SeededRandom;
  readonly database: Database;
  readonly faults: FaultInjector;
  readonly providers: Providers;
  readonly note: (note: NoteBody) => void;
  readonly newId: () => string;
};

/** One process: its sessions, its meter, its sockets. */
export class Relay {
  readonly name: string;
  state: "up" | "draining" | "gone" = "up";
  readonly sessions: LiveConversations;
  readonly #deps: RelayDeps;
  readonly #records: RelayRecords;
  readonly #meter: Meter;
  readonly #open = new Map<Connection, { isOver: boolean }>();
  #ticks = true;

  constructor(deps: RelayDeps) {
    this.#deps = deps;
    this.name = deps.name;
    const { clock, providers, newId } = deps;
    const records: RecordsDeps = {
      ...deps,
      relay: deps.name,
      lives: () => this.lives,
      onFenced: (taking) => this.sessions.registry.fence(taking),
    };
    this.#records = new RelayRecords(records);
    this.#meter = new Meter(meterStoreOf(records), { now: () => clock.now, isSpent: () => false });
    this.sessions = new LiveConversations({
      vocabulary: "open",
      aiFor: () => providers,
      records: this.#records,
      meter: this.#meter,
      measure: () => {},
      now: () => clock.now,
      wallNow: () => clock.now,
      newId,
      after: this.#after,
      // Everything is screened in slices, so that later events may come between them.
      hearing: {
        atOnce: 0,
        hear: providers.hear,
        *inSlices(input) {
          yield;
          return providers.hear(input);
        },
      },
      soon: (run) => {
        this.#after(0, run);
      },
      readTurnFor: () => providers.readTurn,
      mayWorkAhead: () => true,
      checkFor: providers.checkFor,
    });
  }

  get lives(): boolean {
    return this.state !== "gone";
  }

  connect(wire: SocketPort, person: number): Connection {
    const link = { isOver: false };
    const connection: Connection = new Connection(
      {
        ...wire,
        close: (reason) => {
          link.isOver = true;
          wire.close(reason);
        },
      },
      (self) => this.sessions.handlerFor(self, userIdOf(person)),
      {
        now: () => this.#deps.clock.now,
        wait: (ms) =>
          new Promise((resolve) => {
            this.#after(ms, resolve);
          }),
        count: () => {},
      },
    );
    this.#open.set(connection, link);
    return connection;
  }

  forget(connection: Connection): void {
    this.#open.delete(connection);
  }

  heartbeat(): void {
    if (!this.lives) return;
    for (const connection of this.#open.keys()) guard("socket.heartbeat", () => connection.heartbeat());
  }

  tick(): void {
    if (!this.#ticks || !this.lives) return;
    this.sessions.registry.tick();
    runInBackground("meter.tick", this.#meter.tick());
  }

  sweep(): void {
    const { database, note } = this.#deps;
    if (!this.#ticks || !this.lives || database.away || !database.reaches(this.name)) return;
    database.sweep((session) => note({ kind: "givenUp", session }));
  }

  /** Nothing more is written, and nobody is told. */
  kill(): void {
    if (!this.lives) return;
    this.state = "gone";
    this.#deps.note({ kind: "killed", relay: this.name });
  }

  async drain(): Promise<void> {
    if (this.state !== "up") return;
    this.state = "draining";
    const { clock, note, order } = this.#deps;
    note({ kind: "draining", relay: this.name });
    await drain({
      now: () => clock.now,
      after: this.#after,
      sockets: {
        refuseAll: () => {},
        releaseAll: () => {
          for (const connection of this.#open.keys()) guard("socket.release", () => connection.release());
        },
        closeAll: () => {
          for (const connection of this.#open.keys()) connection.close("restarting");
          return new Promise((resolve) => {
            clock.after(order.latencyMs + 2, resolve);
          });
        },
      },
      sessions: this.sessions.registry,
      stopClocks: () => {
        this.#ticks = false;
      },
      flushed: () => this.#records.flushed(),
      stopSummaries: () => Promise.resolve(),
    });
    // Whatever the database hasn't accepted by then is lost with the process.
    const { database } = this.#deps;
    if (database.away || !database.reaches(this.name)) this.kill();
    else note({ kind: "drained", relay: this.name });
    this.state = "gone";
  }

  readonly #after = (ms: number, run: () => void): (() => void) =>
    this.#deps.clock.after(ms, () => {
      if (this.lives) guard("timer", run);
    });
}
