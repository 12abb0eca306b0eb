import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Mode } from "#shared/protocol/values.ts";
import { message, resumed, sessionId, stage } from "./test-stage.ts";

type Stage = ReturnType<typeof stage>;

/** As many utterances as a client keeps. */
const mostKept = 4;

/** A minimal relay that listens: it knows what it has heard to the end, by the word in its sound. */
class Listener {
  readonly heard: number[] = [];
  readonly #it: Stage;
  #mode: Mode;
  #read = 0;
  #frames = 0;
  #position = 0;
  #dealtWith = 0;
  #open: { readonly utterance: number; word: number } | null = null;
  /** Whether what it says still arrives. */
  #reaches = true;

  constructor(it: Stage, mode: Mode) {
    this.#it = it;
    this.#mode = mode;
  }

  /** What the client has sent on this connection since the last call. */
  read(): void {
    const { socket } = this.#it.transport;
    for (const kind of socket.order.slice(this.#read)) {
      this.#read += 1;
      if (kind.startsWith("frame")) this.#hear();
      else this.#take();
    }
  }

  #hear(): void {
    const frame = this.#it.transport.socket.frames[this.#frames];
    this.#frames += 1;
    if (frame !== undefined && frame.utterance === this.#open?.utterance) this.#open.word = frame.pcm[0] ?? 0;
  }

  #take(): void {
    const heard = this.#it.transport.socket.said[this.#read - 1 - this.#frames];
    if (heard === undefined) return;
    const { type } = heard;
    if (type === "utterance.start" && this.#mode === "call")
      this.#open = { utterance: heard.utterance, word: 0 };
    if (type === "utterance.end" && heard.utterance === this.#open?.utterance) this.#settle();
    if (type === "mode.switch" && heard.mode !== this.#mode) this.#switch(heard.mode);
    if (type === "session.end") {
      this.#settle();
      this.#say({ type: "session.ended", reason: "person", sessionId, durationSeconds: 9 });
    }
  }

  #switch(mode: Mode): void {
    this.#settle();
    this.#mode = mode;
    this.#say({ type: "mode.switched", mode });
  }

  /** What was under way is over, and counts. */
  #settle(): void {
    const open = this.#open;
    this.#open = null;
    if (open === null) return;
    this.heard.push(open.word);
    this.#dealtWith = Math.max(this.#dealtWith, open.utterance);
    this.#position += 1;
    const stored = message(this.#position, { role: "user", text: `word ${open.word}` });
    this.#say({ ...stored, utterance: open.utterance });
  }

  #say(answer: ServerMessage): void {
    if (this.#reaches) this.#it.transport.socket.say(answer);
  }

  /** The connection is lost after it has read everything, and its answers with it. */
  loseAnswers(): void {
    this.#reaches = false;
    this.read();
    this.#reaches = true;
    this.lose();
  }

  /** An utterance that a lost connection cut off is sent again. */
  lose(): void {
    this.#open = null;
    this.#it.transport.socket.close(1006);
  }

  /** Answers a connection that asks for the session. */
  async resume(): Promise<void> {
    const { transport, clock, welcome } = this.#it;
    const answered = () => transport.sockets.filter(({ said }) => said.length > 0).length;
    // The attempt that is under way may be given up just now.
    for (const before = answered(); answered() === before;) {
      await clock.pass(1_000);
      await welcome();
    }
    this.#read = 1;
    this.#frames = 0;
    const known = { position: this.#position, utterance: this.#dealtWith };
    this.#it.transport.socket.say(resumed(this.#mode, known));
  }
}

/** A person who speaks, each time another word, while a call listens. */
class Speaker {
  readonly said: number[] = [];
  readonly #it: Stage;
  #speaking = false;

  constructor(it: Stage) {
    this.#it = it;
  }

  #isHeard(): boolean {
    const { stage: now } = this.#it.state;
    return (
      now.kind === "active" && now.mode === "call" && now.switching === null && this.#it.microphone.isOpen
    );
  }

  speak(): void {
    if (this.#speaking || !this.#isHeard()) return;
    this.#speaking = true;
    const word = this.said.length + 1;
    this.said.push(word);
    this.#it.microphone.events?.onMessages([
      { type: "start" },
      { type: "frame", pcm: new Uint8Array(3_200).fill(word) },
    ]);
  }

  stop(): void {
    if (this.#speaking && this.#it.microphone.isOpen) this.#it.microphone.stop();
    this.#speaking = false;
  }
}

const steps = ["speak", "stop", "lose", "loseAnswers", "resume", "toChat", "toCall", "read"] as const;
type Step = (typeof steps)[number];

function stepOf(it: Stage, relay: Listener, person: Speaker): Readonly<Record<Step, () => unknown>> {
  const isOnline = it.state.connection === "online";
  const waiting = person.said.length - relay.heard.length;
  return {
    speak: () => waiting < mostKept && person.speak(),
    stop: () => person.stop(),
    lose: () => isOnline && relay.lose(),
    loseAnswers: () => isOnline && relay.loseAnswers(),
    resume: () => !isOnline && relay.resume(),
    toChat: () => it.actions.switchMode("chat"),
    toCall: () => it.actions.switchMode("call"),
    read: () => isOnline && relay.read(),
  };
}

test("whatever happens to the connection, the mode or the session, what is said arrives once and in order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Mode>("call", "chat"),
      fc.array(fc.constantFrom(...steps), { maxLength: 30 }),
      fc.constantFrom("goes on", "is ended", "is ended without an answer"),
      async (mode, order, ends) => {
        const it = stage();
        await it.begin(mode);
        const relay = new Listener(it, mode);
        const person = new Speaker(it);
        relay.read();
        for (const step of order) {
          await stepOf(it, relay, person)[step]();
          // Longer than a call waits before it listens.
          await it.clock.pass(200);
        }
        person.stop();
        if (ends !== "goes on") it.actions.end(null);
        // The screen doesn't wait any longer, and the end goes on in the background.
        if (ends === "is ended without an answer") await it.clock.pass(9_000);
        if (it.state.connection !== "online") await relay.resume();
        relay.read();
        expect(relay.heard).toEqual(person.said);
        it.conversation.close();
      },
    ),
    { numRuns: 500 },
  );
});
