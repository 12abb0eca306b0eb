import type { ReplyFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { mayResume } from "#shared/protocol/close-codes.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Mode } from "#shared/protocol/values.ts";
import type { Clock, SeededRandom } from "../conversation-orders/seeded-random.ts";
import { languages } from "./providers.ts";
import { Playback } from "./playback.ts";
import { Speech } from "./speech.ts";
import { Talkover } from "./talkover.ts";
import type { ClientAction, SessionAction, DeviceView } from "./story.ts";
import { Typing } from "./typing.ts";

/** A connection as its client sees it. */
export type Line = {
  readonly say: (message: ClientMessage) => void;
  readonly sayFrame: (frame: Uint8Array) => void;
  /** The client closes it. */
  readonly hangUp: () => void;
};

type Stage = "away" | "opening" | "idle" | "starting" | "active" | "resuming";

/** Longer than the slowest database takes. */
const patienceMs = 30_000;

/** A client that follows the protocol and knows only what reached it. */
export class Device {
  readonly #index: number;
  readonly #person: number;
  readonly #isPrivate: boolean;
  readonly #clock: Clock;
  readonly #rng: SeededRandom;
  readonly #connect: (elsewhere: boolean) => Line | null;
  readonly #playback: Playback;
  readonly #speech: Speech;
  readonly #talkover: Talkover;
  #line: Line | null = null;
  #stage: Stage = "away";
  #session: string | null = null;
  #mode: Mode = "call";
  /** The mode that it last asked for. */
  #wanted: Mode = "call";
  #ending = false;
  #lastPosition = 0;
  #attempt = 0;
  #isGone = false;
  readonly #shown = new Map<string, string>();
  readonly #typing: Typing;

  constructor(
    index: number,
    person: number,
    isPrivate: boolean,
    clock: Clock,
    rng: SeededRandom,
    connect: (elsewhere: boolean) => Line | null,
  ) {
    this.#index = index;
    this.#person = person;
    this.#isPrivate = isPrivate;
    this.#clock = clock;
    this.#rng = rng;
    this.#connect = connect;
    const say = (message: ClientMessage): void => this.#say(message);
    const playback = (this.#playback = new Playback(clock, say));
    const speech = (this.#speech = new Speech(index, clock, say, (frame) => this.#sayFrame(frame)));
    this.#typing = new Typing(index, say);
    this.#talkover = new Talkover({ index, clock, rng, playback, speech, say });
  }

  get session(): string | null {
    return this.#session;
  }

  get view(): DeviceView {
    const { typed } = this.#typing;
    const { utterances } = this.#speech;
    const { session, mode } = { session: this.#session, mode: this.#mode };
    return {
      device: this.#index,
      stage: this.#stage,
      session,
      mode,
      utterances,
      typed,
      shown: new Map(this.#shown),
    };
  }

  /** Opens a connection and resumes the session that it knows of. */
  open(elsewhere: boolean, lastPosition = this.#lastPosition): void {
    if (this.#line !== null || this.#isGone) return;
    this.#line = this.#connect(elsewhere);
    if (this.#line === null) {
      this.#retry(true);
      return;
    }
    this.#stage = "opening";
    this.#awaitAnswer("opening", () => this.#giveUp());
    const settled = this.#speech.settledIn(this.#session);
    const resume = this.#session === null ? null : { sessionId: this.#session, lastPosition, settled };
    const language = languages[this.#person] ?? "en";
    this.#line.say({ type: "hello", protocol: 1, language, resume });
  }

  /** Another tab continues a session; this one has nothing of it. */
  copy(session: string): void {
    this.leave();
    this.#session = session;
    this.open(false, 0);
  }

  /** For good. */
  goAway(): void {
    this.#isGone = true;
    this.leave();
  }

  leave(): void {
    this.#line?.hangUp();
    this.lose();
    this.#session = null;
    this.#endSession();
  }

  /** The connection is gone. */
  lose(): void {
    this.#line = null;
    this.#stage = "away";
    this.#playback.stop();
  }

  /** The relay closed it. */
  closed(code: number): void {
    this.lose();
    if (!mayResume(code)) {
      this.#session = null;
      this.#endSession();
    } else this.#retry(false);
  }

  do(deed: ClientAction): void {
    if (this.#stage === "away" && this.#session === null) this.open(false);
    else if ("mode" in deed) this.#start(deed);
    else if (this.#session !== null && !this.#ending) this.#doInSession(deed, this.#session);
  }

  #doInSession(deed: SessionAction, session: string): void {
    if (deed.kind === "end") this.#end();
    else if (deed.kind === "switchMode") this.#switch(deed.times);
    else if (deed.kind === "type") this.#typing.type(session, deed.pick);
    else if (deed.kind === "say") this.#speak(deed, session);
    else if (deed.kind === "confirm") this.#talkover.confirm();
    else if (deed.kind === "dismissHelp") this.#say({ type: "help.dismiss" });
    else this.#typing.askAgain(session);
  }

  #speak(deed: Extract<ClientAction, { kind: "say" }>, session: string): void {
    if (this.#mode === "call" && this.#wanted === "call") this.#talkover.say(session, deed);
  }

  receive(message: ServerMessage): void {
    this.#playback.take(message);
    this.#talkover.take(message);
    if (message.type === "welcome") this.#welcomed();
    else if (message.type === "session.started") this.#begin(message.session.id, message.session.mode);
    else if (message.type === "session.resumed") this.#resume(message);
    else if (message.type === "session.ended" && message.sessionId === this.#session) this.#over();
    else if (message.type === "mode.switched") this.#mode = message.mode;
    else if (message.type === "message") this.#take(message);
    else if (message.type === "message.removed") this.#shown.delete(message.id);
    else if (message.type === "discarded") this.#speech.settle(this.#session, message.utterance);
    else if (message.type === "error") this.#fail(message);
  }

  hear(frame: ReplyFrame): void {
    this.#playback.hear(frame);
  }

  /** Falls silent. */
  quiet(): void {
    this.#speech.stop("ended");
  }

  #giveUp(): void {
    this.#line?.hangUp();
    this.lose();
    this.#retry(false);
  }

  /** A client that gets no answer tries again. */
  #awaitAnswer(stage: Stage, then: () => void, ms = patienceMs): void {
    const line = this.#line;
    this.#clock.after(ms, () => {
      if (this.#line === line && this.#stage === stage) then();
    });
  }

  #retry(elsewhere: boolean): void {
    const ms = Math.floor(
      this.#rng.roll(`backoff ${this.#index}`) * Math.min(8_000, 250 * 2 ** this.#attempt),
    );
    this.#attempt += 1;
    this.#clock.after(ms, () => this.open(elsewhere));
  }

  #say(message: ClientMessage): void {
    if (this.#stage === "active") this.#line?.say(message);
  }

  #sayFrame(frame: Uint8Array): void {
    if (this.#stage === "active") this.#line?.sayFrame(frame);
  }

  #sayStart(mode: Mode): void {
    this.#line?.say({
      type: "session.start",
      mode,
      title: null,
      moodBefore: null,
      continues: null,
      private: this.#isPrivate,
      speculation: this.#rng.chance(`speculation ${this.#index}`, 0.7),
    });
  }

  #start({ kind, mode }: Extract<ClientAction, { mode: Mode }>): void {
    const isSecond = this.#stage === "active" || this.#stage === "starting";
    if (kind === "startAgain" && isSecond) this.#sayStart(mode);
    if (kind === "startAgain" || this.#stage !== "idle") return;
    this.#stage = "starting";
    this.#awaitAnswer("starting", () => {
      this.#stage = "idle";
    });
    this.#sayStart(mode);
  }

  #welcomed(): void {
    this.#stage = this.#session === null ? "idle" : "resuming";
    this.#awaitAnswer("resuming", () => this.#giveUp());
  }

  #begin(session: string, mode: Mode): void {
    if (this.#stage === "idle") this.#line?.say({ type: "session.end", moodAfter: null });
    if (this.#stage !== "starting") return;
    this.#endSession();
    this.#stage = "active";
    this.#session = session;
    this.#mode = mode;
    this.#wanted = mode;
  }

  #endSession(): void {
    this.#speech.newSession();
    this.#ending = false;
    this.#lastPosition = 0;
    this.#shown.clear();
  }

  #over(): void {
    this.#session = null;
    this.#endSession();
    this.#stage = "idle";
  }

  #resume({
    session,
    messages,
    removed = [],
    position,
    utterance,
  }: Extract<ServerMessage, { type: "session.resumed" }>): void {
    if (session.id !== this.#session) return;
    this.#attempt = 0;
    this.#stage = "active";
    this.#mode = session.mode;
    this.#wanted = session.mode;
    this.#lastPosition = Math.max(this.#lastPosition, position);
    for (const id of removed) this.#shown.delete(id);
    for (const it of messages) {
      this.#shown.set(it.id, it.text);
      this.#typing.confirm(it.clientId, it.position);
    }
    this.#typing.resume(session.id, position);
    this.#speech.resume(session.id, session.mode, utterance);
    if (this.#ending) this.#sayEnd();
  }

  #end(): void {
    this.#ending = true;
    this.#sayEnd();
  }

  /** A mood at the end of a private session is a mistake of the client, and isn't stored either. */
  #sayEnd(): void {
    this.#say({ type: "session.end", moodAfter: this.#isPrivate ? "better" : null });
  }

  #switch(times: number): void {
    for (let count = 0; count < times; count += 1) {
      this.#wanted = this.#wanted === "call" ? "chat" : "call";
      this.#say({ type: "mode.switch", mode: this.#wanted });
    }
    // The relay ends the current utterance by itself; some clients send the end as well.
    this.#speech.stop("ended", this.#rng.chance(`ends at the switch ${this.#index}`, 0.5));
  }

  #take({ message, utterance }: Extract<ServerMessage, { type: "message" }>): void {
    this.#lastPosition = Math.max(this.#lastPosition, message.position);
    this.#typing.confirm(message.clientId, message.position);
    this.#shown.set(message.id, message.text);
    if (utterance !== undefined) this.#speech.settle(this.#session, utterance);
  }

  #fail({ code, clientId, utterance }: Extract<ServerMessage, { type: "error" }>): void {
    if (utterance !== undefined) this.#speech.settle(this.#session, utterance);
    this.#typing.settle(clientId);
    if (code === "sessionGone" && this.#stage !== "active") this.#over();
    if (this.#stage === "starting") this.#stage = "idle";
    // Perhaps it was unknown whether the session still exists, so ask again, but not immediately.
    if (this.#stage === "resuming") this.#awaitAnswer("resuming", () => this.#giveUp(), patienceMs / 2);
    this.#wanted = this.#mode;
  }
}
