import { limits } from "#shared/limits.ts";
import type { Mode } from "#shared/protocol/values.ts";
import type { Event } from "../conversation/events.ts";
import type { ConversationRisk } from "../conversation/conversation-risk.ts";
import type { Connection, Outlet } from "../socket/connection.ts";
import type { SessionEnd, SessionRecord } from "./ports.ts";
import type { Engine } from "./engine.ts";
import type { MessageLog } from "./message-log.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";

/** The AI notice comes again after three hours of use. */
const noticeEverySeconds = 3 * 60 * 60;

/** A session on this relay: its conversation, its record, its messages, and the connection it has or lost. */
export class LiveConversation {
  readonly record: SessionRecord;
  readonly engine: Engine;
  readonly log: MessageLog;
  /** The title as the person sees it: they may change it in the meantime. */
  title: string;
  /** How it ended, once it has. */
  end: SessionEnd | null = null;
  /** Its record is closed. */
  sealed = false;
  /** It has had a connection on this relay: until then it waits, and says nothing. */
  begun = false;
  /** Somebody is switching it to a call, or coming back to it: one at a time. */
  #busy: Promise<unknown> | null = null;
  #waiting = 0;
  #connection: Connection | null = null;
  /** Had a connection before, here or on another relay. */
  #attached: boolean;
  #elapsedMs: number;
  /** When the AI notice was given last, seconds of this session; before it began: less than 0. */
  #noticedAt: number;
  #since: number | null = null;
  #cancelExpiry: (() => void) | null = null;
  #cancelMetering: (() => void) | null = null;
  /** Levels that the session has reached, confirmed and not. */
  readonly #heights = new Set<string>();
  readonly #now: () => number;

  constructor(
    record: SessionRecord,
    engine: Engine,
    log: MessageLog,
    {
      elapsedSeconds,
      usedSeconds,
      returning,
    }: { elapsedSeconds: number; usedSeconds: number; returning: boolean },
    now: () => number,
  ) {
    this.record = record;
    this.title = record.title;
    this.engine = engine;
    this.log = log;
    this.#elapsedMs = elapsedSeconds * 1_000;
    this.#noticedAt = elapsedSeconds - usedSeconds;
    this.#attached = returning;
    this.#now = now;
    const { risk } = engine.state;
    this.isNewHeight(risk);
    this.isNewHeight({ ...risk.confirmedPeak, confirmed: true });
  }

  /** Whether the session reaches this level for the first time with this certainty; asked again, it is not new. */
  isNewHeight({ level, confirmed }: Pick<ConversationRisk, "level" | "confirmed">): boolean {
    const known = this.#heights.size;
    if (level !== "none") this.#heights.add(`${level} ${confirmed}`);
    return this.#heights.size > known;
  }

  /** Whether the person has talked so long that they must be told again that it is an AI; once each time. */
  takeNoticeDue(): boolean {
    if (this.elapsedSeconds - this.#noticedAt < noticeEverySeconds) return false;
    this.#noticedAt = this.elapsedSeconds;
    return true;
  }

  get mode(): Mode {
    return this.engine.mode;
  }

  get busy(): boolean {
    return this.#busy !== null;
  }

  /** How much waits for its turn to be alone. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Runs something that nothing else may happen beside. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    // Whether the one before it failed is its own business.
    while (this.#busy !== null) await this.#busy.catch(() => undefined);
    this.#waiting -= 1;
    const running = work().finally(() => {
      this.#busy = null;
    });
    this.#busy = running;
    return running;
  }

  get ended(): boolean {
    return this.end !== null;
  }

  /** Whether a turn is under way that a closing relay should let finish, or a switch whose call it would leave open. */
  get inTurn(): boolean {
    const { turn, unsettled } = this.engine.state;
    if (unsettled.length > 0 || this.engine.isHearing || this.busy) return true;
    if (this.#connection === null) return false;
    return turn.phase === "ended" ? turn.farewell !== null : turn.phase !== "idle";
  }

  get connection(): Connection | null {
    return this.#connection;
  }

  get outlet(): Outlet | null {
    return this.#connection;
  }

  /** The description of the session that the client gets. */
  get description() {
    const { id, startedAt, continues, isPrivate } = this.record;
    const { title, mode, elapsedSeconds } = this;
    return { id, title, startedAt, mode, elapsedSeconds, continues, private: isPrivate };
  }

  /** Whole seconds with a connection: what the session's duration is. */
  get elapsedSeconds(): number {
    const running = this.#since === null ? 0 : this.#now() - this.#since;
    return Math.round((this.#elapsedMs + running) / 1_000);
  }

  dispatch(event: Event): void {
    this.engine.dispatch(event);
  }

  attach(connection: Connection): void {
    this.#cancelExpiry?.();
    this.#cancelExpiry = null;
    this.#connection = connection;
    this.begun = true;
    const again = this.#attached;
    this.#attached = true;
    this.#since ??= this.#now();
    this.engine.attach(connection, again);
  }

  /** The connection is gone: the session waits a minute for another one [P8]. */
  detach(after: (ms: number, run: () => void) => () => void): void {
    this.#connection = null;
    if (this.#since !== null) this.#elapsedMs += this.#now() - this.#since;
    this.#since = null;
    this.engine.detach();
    if (!this.ended) this.waitForConnection(after);
  }

  /** Ends if nobody returns within a minute [P8]. */
  waitForConnection(after: (ms: number, run: () => void) => () => void): void {
    this.#cancelExpiry?.();
    this.#cancelExpiry = after(limits.resumeWindowMs, () =>
      this.dispatch({ type: "replaced", reason: "expired" }),
    );
  }

  /** The meter is asked again by this timer, and by no earlier one. */
  meterLater(cancel: () => void): void {
    this.#cancelMetering?.();
    this.#cancelMetering = cancel;
  }

  close(): void {
    this.#cancelExpiry?.();
    this.#cancelExpiry = null;
    this.#cancelMetering?.();
    this.#cancelMetering = null;
  }
}

type Spoken = Exclude<
  ClientMessage,
  { type: "hello" | "ping" | "session.start" | "session.describe" | "mode.switch" }
>;
type Table = { readonly [K in Spoken["type"]]: (message: Extract<Spoken, { type: K }>) => Event };

const table: Table = {
  "session.end": ({ moodAfter }) => ({ type: "endRequested", moodAfter }),
  "utterance.start": ({ utterance, overReply = false }) => ({
    type: "utteranceStarted",
    utterance,
    overReply,
  }),
  "utterance.confirm": ({ utterance }) => ({ type: "utteranceConfirmed", utterance }),
  "utterance.pause": ({ utterance }) => ({ type: "utterancePaused", utterance }),
  "utterance.continue": ({ utterance }) => ({ type: "utteranceContinued", utterance }),
  "utterance.end": ({ utterance }) => ({ type: "utteranceEnded", utterance }),
  "utterance.cancel": ({ utterance }) => ({ type: "utteranceCancelled", utterance }),
  "chat.send": ({ clientId, text, replaces }) => ({
    type: "typed",
    clientId,
    text,
    ...(replaces === undefined ? {} : { replaces }),
  }),
  "reply.again": ({ id }) => ({ type: "regenerate", id }),
  "pace.set": ({ pace }) => ({ type: "paceChosen", pace }),
  "offer.answer": ({ id, answer }) => ({ type: "offerAnswered", id, answer }),
  "help.dismiss": () => ({ type: "helpDismissed" }),
  playback: ({ generation, segment, samples, finished }) => ({
    type: "played",
    generation,
    segment,
    samples,
    finished,
  }),
  interrupt: ({ generation, segment, samples }) => ({ type: "interrupted", generation, segment, samples }),
};

function pick<K extends Spoken["type"]>(message: Extract<Spoken, { type: K }>, type: K): Event {
  return table[type](message);
}

/** What a client's message means to its conversation. */
export function eventOf(message: Spoken): Event {
  return pick(message, message.type);
}
