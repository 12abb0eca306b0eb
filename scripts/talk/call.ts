import { encodeCaptureFrame, type ReplyFrame } from "#shared/protocol/audio-frames.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { protocolVersion } from "#shared/protocol/version.ts";
import { fail, type Failure, type Outcome } from "./failure.ts";
import type { Sound } from "./save-reply.ts";
import type { Step } from "./utterances.ts";
import type { Heard, TalkWire } from "./wire.ts";

/** What is told as it happens. */
export type Told =
  | { readonly stage: string }
  | { readonly said: "person" | "companion"; readonly text: string };

type Deps = {
  readonly tell: (told: Told) => void;
  /** BCP 47. */
  readonly language: string;
};

/** Nothing that a call waits for takes longer, ms. */
const patienceMs = 30_000;
const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, Math.max(0, ms)));

/** One call from hello to its end: utterances at the pace of a microphone, each reply waited for. */
export class TalkCall {
  /** What the companion said after the greeting. */
  readonly sounds: Sound[] = [];
  readonly #wire: TalkWire;
  readonly #deps: Deps;
  #failure: Failure | null = null;
  #found: (message: ServerMessage) => boolean = () => false;
  #wake: () => void = () => {};
  #heardSound = false;
  #answering = false;

  constructor(wire: TalkWire, deps: Deps) {
    this.#wire = wire;
    this.#deps = deps;
    wire.listen((heard) => this.#take(heard));
  }

  async run(utterances: readonly (readonly Step[])[]): Promise<Outcome<null>> {
    await this.#open();
    for (const [index, steps] of utterances.entries()) {
      if (this.#failure !== null) break;
      await this.#speak(index + 1, steps);
      await this.#until((message) => message.type === "reply.audioEnd", "No reply came to its end.");
    }
    if (this.#failure === null) {
      this.#wire.send({ type: "session.end", moodAfter: null });
      await this.#until((message) => message.type === "session.ended", "The call did not end.");
    }
    this.#wire.close();
    return this.#failure ?? { ok: true, value: null };
  }

  async #open(): Promise<void> {
    const { language } = this.#deps;
    this.#wire.send({ type: "hello", protocol: protocolVersion, language, resume: null });
    await this.#until((message) => message.type === "welcome", "The relay did not say hello.");
    this.#stage("connected");
    if (this.#failure !== null) return;
    const nothing = { title: null, moodBefore: null, continues: null };
    this.#wire.send({ type: "session.start", mode: "call", speculation: true, ...nothing });
    await this.#until((message) => message.type === "reply.audioEnd", "No greeting was heard.");
    this.#stage("greeting heard");
  }

  async #speak(utterance: number, steps: readonly Step[]): Promise<void> {
    const from = performance.now() - (steps[0]?.atMs ?? 0);
    let sequence = 0;
    this.#answering = true;
    this.#heardSound = false;
    for (const step of steps) {
      await pause(from + step.atMs - performance.now());
      if (this.#failure !== null) return;
      if (step.type === "frame") {
        this.#wire.sendFrame(encodeCaptureFrame({ utterance, sequence, pcm: step.pcm }));
        sequence += 1;
      } else {
        if (step.type === "start") this.#stage("speech starts");
        if (step.type === "end") this.#stage("speech is over, by the rule");
        this.#wire.send({ type: `utterance.${step.type}`, utterance });
      }
    }
  }

  /** Waits for a message. What goes wrong meanwhile ends the wait. */
  async #until(found: (message: ServerMessage) => boolean, otherwise: string): Promise<void> {
    if (this.#failure !== null) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.#fail(fail("unanswered", otherwise)), patienceMs);
      this.#found = found;
      this.#wake = () => {
        clearTimeout(timer);
        this.#found = () => false;
        resolve();
      };
    });
  }

  #fail(failure: Failure): void {
    this.#failure ??= failure;
    this.#wake();
  }

  #stage(stage: string): void {
    if (this.#failure === null) this.#deps.tell({ stage });
  }

  #take(heard: Heard): void {
    if (heard.type === "frame") this.#takeFrame(heard.frame);
    else if (heard.type === "closed")
      this.#fail(fail("connection", `The connection was closed (code ${heard.code}).`));
    else this.#takeMessage(heard.message);
  }

  #takeFrame(frame: ReplyFrame): void {
    if (!this.#answering) return;
    if (!this.#heardSound) this.#stage("first sound");
    this.#heardSound = true;
    this.sounds.push({ packets: frame.packets.map((packet) => packet.slice()), samples: frame.samples });
  }

  #takeMessage(message: ServerMessage): void {
    if (message.type === "error") this.#takeError(message);
    else if (message.type === "discarded")
      this.#fail(fail("unanswered", `The relay did not catch what was said (${message.reason}).`));
    else if (message.type === "message") this.#takeWords(message);
    else if (message.type === "reply.segment" && message.segment === 0) this.#stage("first text");
    else if (message.type === "reply.audioEnd") this.#hearOut(message);
    else if (message.type === "session.started") this.#stage("session started");
    else if (message.type === "session.ended") this.#stage(`session ended (${message.reason})`);
    if (this.#found(message)) this.#wake();
  }

  #takeWords({ message }: Extract<ServerMessage, { type: "message" }>): void {
    const person = message.role === "user";
    this.#stage(person ? "transcript" : "reply written");
    this.#deps.tell({ said: person ? "person" : "companion", text: message.text });
  }

  /** A listener who hears all of it at once: the turn is the person's again. */
  #hearOut({ generation, segments }: Extract<ServerMessage, { type: "reply.audioEnd" }>): void {
    const segment = Math.max(0, segments - 1);
    this.#stage("last sound");
    this.#wire.send({ type: "playback", generation, segment, samples: 0, finished: true });
  }

  #takeError({ code }: Extract<ServerMessage, { type: "error" }>): void {
    this.#fail(fail("refused", `The relay refused: ${code}. Its log says more.`));
  }
}
