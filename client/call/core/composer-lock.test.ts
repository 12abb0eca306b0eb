import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Message, Mode } from "#shared/protocol/values.ts";
import { canSend, failedReplyTo } from "./status.ts";
import { message, resumed, stage } from "./test-stage.ts";

type Stage = ReturnType<typeof stage>;

const failed = (clientId: string | null = null) =>
  ({ type: "error", code: "replyFailed", retryable: true, clientId }) as const;

const lastSent = (it: Stage) => it.transport.socket.of("chat.send").at(-1);

async function chatting(): Promise<Stage> {
  const it = stage();
  await it.begin("chat");
  it.transport.socket.say(message(1, { text: "Hello" }));
  return it;
}

/** Types, and has the relay store it at this position. */
function type(it: Stage, text: string, position: number): Message {
  it.actions.send(text);
  const stored = message(position, { role: "user", text, clientId: lastSent(it)?.clientId ?? null });
  it.transport.socket.say(stored);
  return stored.message;
}

async function comeBack(it: Stage, mode: Mode, messages: readonly Message[] = []): Promise<void> {
  it.transport.socket.close(1006);
  await it.clock.pass(10_000);
  await it.welcome();
  const position = Math.max(0, ...it.state.messages.map((shown) => shown.position ?? 0));
  it.transport.socket.say(resumed(mode, { messages: [...messages], position }), {
    type: "phase",
    phase: mode === "chat" ? "chatting" : "listening",
    generation: 3,
  });
}

describe("typing is possible whenever the relay is idle", () => {
  test("after a failed reply in a call, once the person types instead", async () => {
    const it = stage();
    await it.begin("call");
    it.transport.socket.say(
      message(1, { role: "user", text: "I had a bad day" }),
      { type: "phase", phase: "thinking", generation: 2 },
      failed(),
      { type: "phase", phase: "listening", generation: 2 },
    );
    it.actions.dismissError();
    it.actions.switchMode("chat");
    it.transport.socket.say(
      { type: "mode.switched", mode: "chat" },
      { type: "phase", phase: "chatting", generation: 2 },
    );
    expect([canSend(it.state), it.state.writing]).toEqual([true, null]);
    expect(failedReplyTo(it.state)?.text).toBe("I had a bad day");
    it.actions.askAgain();
    expect(lastSent(it)?.text).toBe("I had a bad day");
  });

  test("after returning to a message whose reply failed and whose error was dismissed", async () => {
    const it = await chatting();
    const stored = type(it, "hello", 2);
    it.transport.socket.say(failed(stored.clientId));
    it.actions.dismissError();
    await comeBack(it, "chat");
    expect([canSend(it.state), failedReplyTo(it.state)?.id]).toEqual([true, stored.id]);
    it.actions.askAgain();
    expect(lastSent(it)).toEqual({ type: "chat.send", clientId: stored.clientId, text: "hello" });
    expect([it.state.writing, failedReplyTo(it.state)]).toEqual([{ generation: null, text: "" }, null]);
  });

  test("a reply that failed while nobody was there is requested again on return", async () => {
    const it = await chatting();
    const stored = type(it, "hello", 2);
    await comeBack(it, "chat");
    expect(it.transport.socket.of("chat.send")).toEqual([
      { type: "chat.send", clientId: stored.clientId, text: "hello" },
    ]);
    it.transport.socket.say({ type: "message", message: stored });
    expect(it.state.writing).toEqual({ generation: null, text: "" });
    it.transport.socket.say(failed(stored.clientId));
    expect([canSend(it.state), failedReplyTo(it.state)?.id]).toEqual([true, stored.id]);
  });

  test("what has been written so far survives asking again", async () => {
    const it = await chatting();
    const stored = type(it, "hello", 2);
    await comeBack(it, "chat");
    it.transport.socket.say(
      { type: "reply.delta", generation: 1, text: "I am " },
      { type: "message", message: stored },
      { type: "reply.delta", generation: 1, text: "here." },
    );
    expect(it.state.writing?.text).toBe("I am here.");
  });

  test("a message answered long ago doesn't await another reply when it is sent twice", async () => {
    const it = await chatting();
    const stored = type(it, "hello", 2);
    it.transport.socket.say(failed(stored.clientId), message(3, { text: "Here I am" }));
    expect([it.state.error, failedReplyTo(it.state)]).toEqual([null, null]);
    it.actions.retry(stored.clientId ?? "");
    it.transport.socket.say({ type: "message", message: stored });
    expect(canSend(it.state)).toBe(true);
  });

  test("an utterance that comes to nothing after the switch to chat blocks nobody", async () => {
    const it = stage();
    await it.begin("call");
    it.transport.socket.say(message(1, { role: "user", text: "One" }), failed(), {
      type: "phase",
      phase: "transcribing",
      generation: 2,
    });
    it.actions.switchMode("chat");
    it.transport.socket.say(
      { type: "mode.switched", mode: "chat" },
      { type: "discarded", utterance: 2, reason: "nothingHeard" },
      { type: "phase", phase: "chatting", generation: 2 },
    );
    expect(canSend(it.state)).toBe(true);
  });

  test("a message that the relay couldn't parse is given back, even if the error names none", async () => {
    const it = await chatting();
    it.actions.send("hello");
    it.transport.socket.say({ type: "error", code: "malformed", retryable: false, clientId: null });
    expect([canSend(it.state), it.state.messages.at(-1)]).toMatchObject([true, { delivery: "failed" }]);
  });

  test("a switch refused for any reason can be retried", async () => {
    const it = stage();
    await it.begin("call");
    it.actions.switchMode("chat");
    it.transport.socket.say({ type: "error", code: "notNow", retryable: true, clientId: null });
    expect(it.state.stage).toMatchObject({ mode: "call", switching: null });
  });
});

/** A minimal relay: it knows what it has stored, and whether it is writing a reply. */
class Relay {
  readonly stored: Message[] = [];
  #replying = false;
  #mode: Mode;
  #generation = 1;
  #written = "";
  #read = 0;
  readonly #it: Stage;

  constructor(it: Stage, mode: Mode) {
    this.#it = it;
    this.#mode = mode;
  }

  get idle(): boolean {
    return !this.#replying;
  }

  get #online(): boolean {
    return this.#it.state.connection === "online";
  }

  #say(...messages: Parameters<Stage["transport"]["socket"]["say"]>): void {
    if (this.#online) this.#it.transport.socket.say(...messages);
  }

  #phase(): void {
    const rest = this.#mode === "call" ? "listening" : "chatting";
    const phase = this.#replying && this.#mode === "call" ? "thinking" : rest;
    this.#say({ type: "phase", phase, generation: this.#generation });
  }

  #store(about: Partial<Message>): void {
    const next = message(this.stored.length + 1, about).message;
    this.stored.push(next);
    this.#say({ type: "message", message: next });
  }

  #begin(): void {
    this.#replying = true;
    this.#generation += 1;
    this.#written = "";
    this.#phase();
  }

  /** What the client has sent on this connection since the last call. */
  read(): void {
    const { said } = this.#it.transport.socket;
    for (const heard of said.slice(this.#read)) {
      if (heard.type === "chat.send") this.#take(heard.clientId, heard.text);
      if (heard.type === "mode.switch" && heard.mode !== this.#mode) {
        this.#mode = heard.mode;
        this.#say({ type: "mode.switched", mode: heard.mode });
        if (heard.mode === "chat" && this.#replying)
          this.#say({ type: "reply.delta", generation: this.#generation, text: this.#written });
        this.#phase();
      }
    }
    this.#read = said.length;
  }

  #take(clientId: string, text: string): void {
    const known = this.stored.find((it) => it.clientId === clientId);
    if (known === undefined) this.#store({ role: "user", text, clientId });
    else this.#say({ type: "message", message: known });
    if (!this.#replying && this.stored.at(-1)?.role === "user") this.#begin();
  }

  speak(): void {
    if (this.#mode !== "call" || this.#replying || !this.#online) return;
    this.#store({ role: "user", text: "spoken", clientId: null });
    this.#begin();
  }

  write(): void {
    if (!this.#replying || this.#mode === "call") return;
    this.#written += "word ";
    this.#say({ type: "reply.delta", generation: this.#generation, text: "word " });
  }

  finish(): void {
    if (!this.#replying) return;
    this.#replying = false;
    this.#store({ text: `${this.#written}done` });
    this.#phase();
  }

  fail(): void {
    if (!this.#replying || this.#written !== "") return;
    this.#replying = false;
    this.#say(failed(this.stored.at(-1)?.clientId ?? null));
    this.#phase();
  }

  /** Answers a connection that asks for the session. */
  async resume(): Promise<void> {
    await this.#it.clock.pass(10_000);
    await this.#it.welcome();
    this.#read = 0;
    const { lastPosition } = this.#it.transport.socket.of("hello")[0]?.resume ?? { lastPosition: 0 };
    const after = this.stored.filter((it) => it.position > lastPosition);
    this.#say(resumed(this.#mode, { messages: after, position: this.stored.length }));
    this.#phase();
    if (this.#replying && this.#mode === "chat" && this.#written !== "")
      this.#say({ type: "reply.delta", generation: this.#generation, text: this.#written });
  }
}

const steps = [
  "type",
  "speak",
  "write",
  "finish",
  "fail",
  "lose",
  "resume",
  "dismiss",
  "again",
  "toChat",
  "toCall",
  "read",
] as const;

type Step = (typeof steps)[number];

function stepOf(it: Stage, relay: Relay, nth: number): Readonly<Record<Step, () => unknown>> {
  const { actions, transport } = it;
  const isOnline = it.state.connection === "online";
  return {
    type: () => actions.send(`typed ${nth}`),
    speak: () => relay.speak(),
    write: () => relay.write(),
    finish: () => relay.finish(),
    fail: () => relay.fail(),
    lose: () => isOnline && transport.socket.close(1006),
    resume: () => !isOnline && relay.resume(),
    dismiss: () => actions.dismissError(),
    again: () => actions.askAgain(),
    toChat: () => actions.switchMode("chat"),
    toCall: () => actions.switchMode("call"),
    read: () => isOnline && relay.read(),
  };
}

async function carryOut(it: Stage, relay: Relay, step: Step, nth: number): Promise<void> {
  await stepOf(it, relay, nth)[step]();
  await it.clock.pass(0);
}

test("whatever a relay does in whatever order, an idle relay locks nobody out, and no text is lost", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Mode>("call", "chat"),
      fc.array(fc.constantFrom(...steps), { maxLength: 30 }),
      async (mode, order) => {
        const it = stage();
        await it.begin(mode);
        const relay = new Relay(it, mode);
        const taken: string[] = [];
        for (const [nth, step] of order.entries()) {
          if (step === "type" && canSend(it.state)) taken.push(`typed ${nth}`);
          await carryOut(it, relay, step, nth);
        }
        if (it.state.connection !== "online") await relay.resume();
        relay.read();
        if (relay.idle) expect(canSend(it.state)).toBe(true);
        const shown = it.state.messages.map(({ text }) => text);
        expect(shown).toEqual(expect.arrayContaining(taken));
        expect(relay.stored.map(({ text }) => text)).toEqual(expect.arrayContaining(taken));
        relay.finish();
        expect(canSend(it.state)).toBe(true);
        it.conversation.close();
      },
    ),
    { numRuns: 300 },
  );
});
