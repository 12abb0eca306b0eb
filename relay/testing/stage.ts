import { decodeReplyFrame, encodeCaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { CloseReason } from "#shared/protocol/close-codes.ts";
import { decodeServerMessage } from "#shared/protocol/codec.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Hear } from "../safety/hear.ts";
import { hear, settings } from "./talk.ts";
import { Meter } from "../meter/meter.ts";
import { Connection } from "../socket/connection.ts";
import type { ReadTurn, SessionMetric, LifecycleMetric } from "../live/ports.ts";
import { LiveConversations } from "../live/live-conversations.ts";
import { settle, StageAi, StageClock, stageMeterStore, StageRecords } from "./stage-doubles.ts";

/** A client's own id for a message. */
export const clientId = "11111111-1111-4111-8111-111111111111";

/** One client of the stage: what it was sent, and what it sends. */
export class StageClient {
  readonly messages: ServerMessage[] = [];
  readonly frames: NonNullable<ReturnType<typeof decodeReplyFrame>>[] = [];
  readonly connection: Connection;
  closedWith: CloseReason | null = null;
  buffered = 0;
  #sequence = 0;

  constructor(sessions: LiveConversations, clock: StageClock, userId: string) {
    this.connection = new Connection(
      {
        sendText: (text) => {
          const decoded = decodeServerMessage(text);
          if (decoded.status === "ok") this.messages.push(decoded.message);
        },
        sendBytes: (bytes) => {
          const frame = decodeReplyFrame(bytes);
          if (frame !== null) this.frames.push(frame);
        },
        ping: () => {},
        bufferedBytes: () => this.buffered,
        close: (reason) => {
          this.closedWith = reason;
        },
      },
      (connection) => sessions.handlerFor(connection, userId),
      { now: clock.now, wait: (ms) => new Promise((resolve) => clock.after(ms, resolve)), count: () => {} },
    );
  }

  async says(...messages: ClientMessage[]): Promise<void> {
    for (const message of messages) {
      this.connection.events.onText(JSON.stringify(message));
      await settle();
    }
  }

  /** Speaks an utterance of this many frames, without ending it. */
  async speaks(utterance: number, frames = 10, overReply = false): Promise<void> {
    await this.says({ type: "utterance.start", utterance, ...(overReply ? { overReply } : {}) });
    for (this.#sequence = 0; this.#sequence < frames; this.#sequence += 1)
      this.connection.events.onBytes(
        encodeCaptureFrame({ utterance, sequence: this.#sequence, pcm: new Uint8Array(3_200) }),
      );
  }

  drops(): void {
    this.connection.events.onClosed(1006);
  }

  of<T extends ServerMessage["type"]>(type: T): Extract<ServerMessage, { type: T }>[] {
    return this.messages.filter((it): it is Extract<ServerMessage, { type: T }> => it.type === type);
  }

  get phases(): string[] {
    return this.of("phase").map((it) => it.phase);
  }
}

/** A relay without sockets, models or a database. */
export class Stage {
  readonly clock = new StageClock();
  readonly ai = new StageAi();
  readonly records = new StageRecords();
  readonly seconds = { left: 900, cap: 900, away: false };
  readonly metrics: (SessionMetric | LifecycleMetric)[] = [];
  readonly meter = new Meter(stageMeterStore(this.seconds), {
    now: this.clock.now,
    isSpent: () => this.spent,
  });
  sessions = this.#makeSessions();
  /** Floor and screen. */
  hear: Hear = hear;
  /** Longer texts are screened in slices. */
  heardAtOnce = 1_000;
  mayWorkAhead = true;
  /** The person has used so much that no call may continue. */
  spent = false;
  /** The reader's judgment of a turn; a test may keep it waiting. */
  reader: ReadTurn = () => Promise.resolve(null);
  /** The outgoing check, and the country it was requested for. */
  check = settings.check;
  readonly checkedFor: (string | null)[] = [];
  /** How far the wall clock was set ahead, or back. */
  wallAheadMs = 0;
  #ids = 0;

  #makeSessions(): LiveConversations {
    const heard: Hear = (input) => this.hear(input);
    return new LiveConversations({
      vocabulary: "limited",
      aiFor: () => this.ai,
      records: this.records,
      meter: this.meter,
      measure: (metric) => this.metrics.push(metric),
      now: this.clock.now,
      wallNow: () => this.clock.at + this.wallAheadMs,
      newId: () => {
        this.#ids += 1;
        return `bbbbbbbb-0000-4000-8000-${String(this.#ids).padStart(12, "0")}`;
      },
      after: this.clock.after,
      hearing: {
        atOnce: this.heardAtOnce,
        hear: heard,
        *inSlices(input) {
          yield;
          return heard(input);
        },
      },
      soon: (run) => {
        this.clock.after(0, run);
      },
      readTurnFor: () => (input) => this.reader(input),
      mayWorkAhead: () => this.mayWorkAhead,
      checkFor: (country) => {
        this.checkedFor.push(country);
        return (sentence, before) => this.check(sentence, before);
      },
    });
  }

  /** The relay is killed and replaced by another; only the database remembers. */
  restart(): void {
    this.sessions = this.#makeSessions();
  }

  client(userId = "person"): StageClient {
    return new StageClient(this.sessions, this.clock, userId);
  }

  /** Advances time as the relay does, with ticks of the meter and of the conversations. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 500) {
      this.clock.advance(Math.min(500, left));
      this.sessions.registry.tick();
      await this.meter.tick();
      await settle();
    }
  }

  /** A client in a call that has heard its greeting. */
  async call(userId = "person"): Promise<StageClient> {
    const client = this.client(userId);
    await client.says(hello(), start("call"));
    await this.ai.speaks();
    const segments = client.of("reply.audioEnd").at(-1)?.segments ?? 1;
    await client.says({
      type: "playback",
      generation: 1,
      segment: segments - 1,
      samples: 48_000,
      finished: true,
    });
    return client;
  }
}

/** How much audio was sent for transcription, however it was split. */
export const bytesIn = (sound: readonly Uint8Array[] = []): number =>
  sound.reduce((sum, part) => sum + part.byteLength, 0);

export function hello(
  resume: { sessionId: string; lastPosition: number; speculation?: boolean } | null = null,
): ClientMessage {
  return { type: "hello", protocol: 1, language: "en", resume };
}

export function start(mode: "call" | "chat"): ClientMessage {
  return { type: "session.start", mode, title: null, moodBefore: null, continues: null, speculation: true };
}
