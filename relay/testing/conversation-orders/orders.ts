import { idAt } from "./tables.ts";
import type { EndReason, ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Mode } from "#shared/protocol/values.ts";
import type { Effect } from "../../conversation/effects.ts";
import type { Event } from "../../conversation/events.ts";
import { createConversation, type Conversation } from "../../conversation/state.ts";
import { settings } from "../talk.ts";
import { Client } from "./client.ts";
import { Clock, SeededRandom } from "./seeded-random.ts";
import { Providers } from "./providers.ts";
import { check, type OrderEvent, type Order, type Step, type Story } from "./story.ts";
import { takeEffect } from "./tables.ts";
import { phaseOf, transition } from "../../conversation/transition.ts";

const tickMs = 500;
const resumeWindowMs = 60_000;
/** After the last event: longer than playback may stall and than an utterance may last. */
const patienceMs = 36_000;
/** A conversation that isn't quiet by then never will be. */
const longestMs = 240_000;

/** The relay around the core, and the network between it and a client. */
class World {
  readonly steps: Step[] = [];
  thrown: string | null = null;
  readonly #order: Order;
  readonly #clock = new Clock();
  readonly #client: Client;
  readonly #providers: Providers;
  #state: Conversation;
  #mode: Mode;
  /** Whether the client is connected, and whether the relay believes it is. */
  #online = true;
  #attached = true;
  /** Whether the meter of the call gets no answer, and how often that has happened. */
  #silenced = false;
  #silences = 0;
  /** Counts connections: whatever was in flight on an earlier one is lost. */
  #connection = 0;
  #over: "no" | "ended" | "done" = "no";
  /** The highest utterance that is settled or being settled [P7]. */
  #utterance = 0;
  #underWay = 0;
  readonly #stored = new Set<string>();
  #lastBusy = 0;

  constructor(order: Order) {
    this.#order = order;
    this.#mode = order.mode;
    const rng = new SeededRandom(order.seed);
    this.#state = createConversation({ ...settings, check, speculation: order.speculation }, order.mode);
    this.#client = new Client(order.mode, this.#clock, rng, (event) => this.#up(event));
    this.#providers = new Providers(this.#clock, rng, (event) => this.#dispatch(event), {
      onSound: (...sound) => this.#down((client) => client.hear(...sound)),
      onSoundEnd: (...end) => this.#down((client) => client.hearEnd(...end)),
    });
  }

  run(): void {
    this.#tick();
    this.#dispatch({ type: "opened", restored: false });
    let at = 0;
    for (const { afterMs, what } of this.#order.happenings) {
      at += afterMs;
      this.#clock.after(at, () => this.#happen(what));
    }
    // Whoever speaks eventually falls silent.
    this.#clock.after(at + 1_000, () => this.#client.do({ kind: "end" }));
    const end = this.#clock.now + at + longestMs;
    while (this.thrown === null && this.#clock.now < end && !this.#isSettled) {
      if (this.#clock.busy) this.#lastBusy = this.#clock.now;
      this.#clock.advance();
    }
  }

  get isQuiet(): boolean {
    return this.#isSettled && this.#online && !this.#silenced && !this.#client.speaking;
  }

  get #isSettled(): boolean {
    if (this.#clock.busy) return false;
    if (this.#over === "done") return true;
    const rests = this.#over === "no" && ["listening", "chatting"].includes(phaseOf(this.#state));
    return this.#clock.now - this.#lastBusy > (rests ? patienceMs / 2 + 4_000 : patienceMs * 2);
  }

  #tick(): void {
    this.#clock.after(
      tickMs,
      () => {
        this.#dispatch({ type: "tick" });
        this.#tick();
      },
      true,
    );
  }

  #happen(what: OrderEvent): void {
    if (what.kind === "stray") this.#dispatch(what.event);
    else if (what.kind === "lose") this.#lose(what.ms);
    else if (what.kind === "silence") this.#silence(what.ms);
    else if (what.kind === "aiNotice") this.#dispatch({ type: "aiNoticeDue" });
    else if (what.kind === "takeOver") this.#dispatch({ type: "replaced", reason: "takenOver" });
    else if (what.kind === "timeUp") this.#dispatch({ type: "timeUp", reason: what.reason });
    else this.#client.do(what);
  }

  #lose(ms: number): void {
    if (!this.#online) return;
    this.#online = false;
    this.#connection += 1;
    const connection = this.#connection;
    this.#client.lose();
    this.#clock.after(Math.min(ms, this.#order.seed % 2_000), () => {
      if (connection === this.#connection) this.#detach();
    });
    this.#clock.after(Math.min(ms, resumeWindowMs), () => {
      if (this.#over !== "no") return;
      if (ms < resumeWindowMs) this.#comeBack();
      else this.#dispatch({ type: "replaced", reason: "expired" });
    });
  }

  #detach(): void {
    if (!this.#attached) return;
    this.#attached = false;
    this.#dispatch({ type: "disconnected" });
  }

  #comeBack(): void {
    this.#detach();
    this.#online = true;
    this.#attached = true;
    this.#silenced = false;
    const { latencyMs } = this.#order;
    this.#connection += 1;
    const [connection, mode, utterance] = [this.#connection, this.#mode, this.#utterance];
    const stored = new Set(this.#stored);
    this.#clock.after(latencyMs, () => {
      if (connection === this.#connection) this.#client.comeBack(mode, utterance, stored);
    });
    this.#dispatch({ type: "reconnected" });
    this.#dispatch({ type: "unsilenced" });
  }

  /** The meter of a call gets no answer. */
  #silence(ms: number): void {
    if (!this.#attached || this.#over !== "no" || this.#mode === "chat") return;
    this.#silences += 1;
    const silence = this.#silences;
    this.#silenced = true;
    this.#dispatch({ type: "silenced" });
    this.#clock.after(ms, () => {
      if (!this.#silenced || !this.#attached || silence !== this.#silences) return;
      this.#silenced = false;
      this.#dispatch({ type: "unsilenced" });
    });
  }

  /** From the client to the relay. */
  #up(event: Event): void {
    const connection = this.#connection;
    if (!this.#online) return;
    this.#clock.after(this.#order.latencyMs, () => {
      if (connection !== this.#connection) return;
      const again = event.type === "typed" && this.#stored.has(event.clientId);
      this.#dispatch(again ? { type: "askedAgain" } : event);
    });
  }

  /** From the relay to the client. */
  #down(receive: (client: Client) => void): void {
    const connection = this.#connection;
    if (!this.#online) return;
    this.#clock.after(this.#order.latencyMs, () => {
      if (connection === this.#connection) receive(this.#client);
    });
  }

  #dispatch(event: Event): void {
    if (this.thrown !== null) return;
    this.#note(event);
    const ids: number[] = [];
    const at = this.#clock.now;
    const idFor = (position: number): string => {
      ids.push(position);
      return idAt(position);
    };
    try {
      const [state, effects] = transition(this.#state, { event, at, wallAt: at, idFor });
      this.#state = state;
      const listensTo =
        (state.turn.phase === "userSpeaking" ? state.turn : state.talkover)?.utterance ?? null;
      this.steps.push({ at, event, effects, phase: phaseOf(state), risk: state.risk, listensTo, ids });
      for (const effect of effects) this.#carryOut(effect);
    } catch (error) {
      this.thrown = error instanceof Error ? (error.stack ?? error.message) : "not an error";
      const { risk } = this.#state;
      this.steps.push({ at, event, effects: [], phase: "ready", risk, listensTo: null, ids });
    }
  }

  #note(event: Event): void {
    if (event.type === "utteranceStarted") this.#underWay = event.utterance;
    if (event.type === "disconnected") this.#underWay = 0;
    // It ends with the mode [T18].
    if (event.type === "modeSwitched" && event.mode === "chat")
      this.#utterance = Math.max(this.#utterance, this.#underWay);
    if (event.type === "utteranceContinued") this.#providers.noteContinued(event.utterance);
    // In chat nothing is metered, and a call is begun only where its meter answers.
    if (event.type === "modeSwitched" && event.mode !== this.#mode) this.#silenced = false;
    if (event.type === "modeSwitched") this.#mode = event.mode;
    if (event.type === "utteranceEnded" || event.type === "utteranceCancelled")
      this.#utterance = Math.max(this.#utterance, event.utterance);
  }

  #carryOut(effect: Effect): void {
    this.#providers.carryOut(effect);
    takeEffect(
      {
        send: ({ message }) => this.#down((client) => client.receive(message)),
        save: ({ message: { clientId } }) => {
          if (clientId !== null) this.#stored.add(clientId);
        },
        end: ({ reason }) => {
          this.#over = "ended";
          this.#down((client) => client.receive(sessionEnded(reason)));
        },
        done: () => {
          this.#over = "done";
        },
      },
      effect,
    );
  }
}

const sessionEnded = (reason: EndReason): ServerMessage => ({
  type: "session.ended",
  reason,
  sessionId: "22222222-2222-4222-8222-222222222222",
  durationSeconds: 0,
});

/** Runs an order of events until nothing is left to happen. */
export function tell(order: Order): Story {
  const world = new World(order);
  world.run();
  return { order, steps: world.steps, thrown: world.thrown, quiet: world.isQuiet };
}
