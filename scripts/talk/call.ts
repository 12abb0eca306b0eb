import { setTimeout as pause } from "node:timers/promises";
import { CapturePipeline, type CaptureMessage } from "#shared/capture/capture-pipeline.ts";
import { playback } from "#shared/limits.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { protocolVersion } from "#shared/protocol/version.ts";
import { type Heard, Line, TalkFailure } from "./line.ts";
import type { SoundFile } from "./sound-file.ts";

export type CallOptions = {
  readonly base: URL;
  readonly token: string;
  readonly language: string;
  readonly sound: SoundFile;
  /** A call without progress for this long has failed, ms. */
  readonly patienceMs: number;
  readonly print: (stage: string, detail?: string) => void;
};

const blockMs = 20;
/** Silence before and after the file, for measuring the ambient level and detecting the end. */
const leadMs = 800;
const tailMs = 4_000;

/** Makes one call with a sound file, as a browser would. Returns the reply's Opus packets. */
export class Call {
  readonly #options: CallOptions;
  #line: Line | null = null;
  #packets: Uint8Array[] = [];
  #generation = 0;
  #samples = 0;
  #utterance = 0;
  #sequence = 0;
  #seen = new Set<string>();
  #watchers = new Set<() => void>();
  #messages: ServerMessage[] = [];
  #closed: number | null = null;

  constructor(options: CallOptions) {
    this.#options = options;
  }

  async run(): Promise<readonly Uint8Array[]> {
    const { base, token, language, print } = this.#options;
    const line = await Line.open(base, token, (heard) => this.#hear(heard));
    this.#line = line;
    print("connected");
    line.send({ type: "hello", protocol: protocolVersion, language, resume: null });
    await this.#until((it) => it.type === "welcome");
    line.send({
      type: "session.start",
      mode: "call",
      title: "Smoke test",
      moodBefore: null,
      continues: null,
      speculation: true,
    });
    await this.#until((it) => it.type === "session.started");
    print("session started");
    await this.#listenToReply("greeting");
    this.#startOver();
    await this.#speak();
    await this.#until((it) => it.type === "message" && it.message.role === "user");
    await this.#listenToReply("reply");
    line.send({ type: "session.end", moodAfter: null });
    await this.#until((it) => it.type === "session.ended");
    print("session ended");
    line.close();
    return this.#packets;
  }

  /** What arrives from now on belongs to the next turn. */
  #startOver(): void {
    this.#messages = [];
    this.#packets = [];
    this.#samples = 0;
    this.#seen.clear();
  }

  #once(stage: string, detail?: string): void {
    if (this.#seen.has(stage)) return;
    this.#seen.add(stage);
    this.#options.print(stage, detail);
  }

  #hear(heard: Heard): void {
    if ("closed" in heard) this.#closed = heard.closed;
    else if ("frame" in heard) {
      this.#once("first audio");
      this.#generation = heard.frame.generation;
      this.#samples += heard.frame.samples;
      this.#packets.push(...heard.frame.packets);
    } else this.#take(heard.message);
    for (const watcher of this.#watchers) watcher();
  }

  #take(message: ServerMessage): void {
    this.#messages.push(message);
    if (message.type === "error") this.#options.print("error", message.code);
    if (message.type === "reply.segment") this.#once("first text", message.text.trim());
    if (message.type !== "message") return;
    this.#options.print(message.message.role === "user" ? "heard" : "said", message.message.text);
  }

  /** Waits for a message that matches; throws a one-line error if none arrives in time. */
  #until(fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const fail = (why: string) => {
        done();
        reject(new TalkFailure(why));
      };
      const timer = setTimeout(
        () => fail("The relay didn't send anything more in time."),
        this.#options.patienceMs,
      );
      const look = () => {
        const found = this.#messages.find(fits);
        const nothing = this.#messages.find((it) => it.type === "discarded");
        if (found !== undefined) {
          done();
          resolve(found);
        } else if (nothing !== undefined) fail("The relay heard nothing it could use.");
        else if (this.#closed !== null) fail(`The relay closed the connection (${this.#closed}).`);
      };
      const done = () => {
        clearTimeout(timer);
        this.#watchers.delete(look);
      };
      this.#watchers.add(look);
      look();
    });
  }

  /** Receives a reply to its end, in real time. */
  async #listenToReply(name: string): Promise<void> {
    const end = await this.#until((it) => it.type === "reply.audioEnd");
    const ms = Math.round((this.#samples * 1_000) / playback.sampleRateHz);
    this.#options.print(`${name} complete`, `${ms} ms of sound`);
    await pause(ms);
    const segment = end.type === "reply.audioEnd" ? Math.max(0, end.segments - 1) : 0;
    const generation = this.#generation;
    this.#line?.send({ type: "playback", generation, segment, samples: this.#samples, finished: true });
    await this.#until((it) => it.type === "phase" && it.phase === "listening");
  }

  /** Sends the file at the pace of speech, following the voice rules. */
  async #speak(): Promise<void> {
    const { sound } = this.#options;
    const pipeline = new CapturePipeline(sound.sampleRate, "normal");
    const silence = (ms: number) => new Float32Array((sound.sampleRate * ms) / 1_000);
    const block = (sound.sampleRate * blockMs) / 1_000;
    const startedAt = performance.now();
    let sent = 0;
    for (const part of [silence(leadMs), sound.samples, silence(tailMs)])
      for (let from = 0; from < part.length; from += block) {
        for (const message of pipeline.process(part.subarray(from, from + block))) this.#forward(message);
        if (this.#seen.has("rule end")) return;
        sent += blockMs;
        await pause(Math.max(0, startedAt + sent - performance.now()));
      }
    throw new TalkFailure("No speech was found in the file.");
  }

  #forward(message: CaptureMessage): void {
    const line = this.#line;
    if (line === null) return;
    if (message.type === "start") {
      this.#utterance += 1;
      this.#sequence = 0;
      this.#options.print("speech start");
    }
    const utterance = this.#utterance;
    if (message.type === "frame") {
      line.sendFrame({ utterance, sequence: this.#sequence, pcm: message.pcm });
      this.#sequence += 1;
    } else if (message.type !== "ready" && message.type !== "level")
      line.send({ type: `utterance.${message.type}`, utterance });
    if (message.type === "end") this.#once("rule end");
  }
}
