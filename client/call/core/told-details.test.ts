import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Pace, paces } from "#shared/catalogues/voices.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { type MoodBefore, moodsBefore } from "#shared/protocol/values.ts";
import { resumed, stage } from "./test-stage.ts";

type Stage = ReturnType<typeof stage>;

/** What a person can tell about a session beside the talk. */
type Told = { title: string | null; moodBefore: MoodBefore | null; pace: Pace | null; dismissed: boolean };

const nothing: Told = { title: null, moodBefore: null, pace: null, dismissed: false };

/** A minimal relay that takes what it is told. */
class Relay {
  readonly told: Told = { ...nothing };
  readonly #it: Stage;
  #read = 0;
  /** Whether what it says still arrives. */
  #reaches = true;

  constructor(it: Stage) {
    this.#it = it;
  }

  /** Takes this many of the messages that are under way on this connection, and answers them. */
  read(count = Number.POSITIVE_INFINITY): void {
    const unread = this.#it.transport.socket.said.slice(this.#read, this.#read + count);
    this.#read += unread.length;
    for (const message of unread) {
      if (message.type === "pace.set") this.told.pace = message.pace;
      if (message.type === "help.dismiss") this.told.dismissed = true;
      if (message.type !== "session.describe") continue;
      this.told.title = message.title ?? this.told.title;
      this.told.moodBefore = message.moodBefore ?? this.told.moodBefore;
      this.#say({ type: "session.described", title: this.told.title ?? "Session" });
    }
  }

  #say(answer: ServerMessage): void {
    if (this.#reaches) this.#it.transport.socket.say(answer);
  }

  lose(): void {
    this.#it.transport.socket.close(1006);
  }

  /** The connection is lost after it has read everything, and its answers with it. */
  loseAnswers(): void {
    this.#reaches = false;
    this.read();
    this.#reaches = true;
    this.lose();
  }

  /** Answers a connection that asks for the session. */
  async resume(): Promise<void> {
    await this.#it.clock.pass(5_000);
    await this.#it.welcome();
    this.#read = 0;
    this.#it.transport.socket.say(resumed("chat"));
  }
}

const steps = fc.oneof(
  fc.constantFrom("lose", "loseAnswers", "resume", "readOne", "read", "dismiss"),
  fc.record({
    title: fc.option(fc.constantFrom("One", "Two")),
    moodBefore: fc.option(fc.constantFrom(...moodsBefore)),
  }),
  fc.record({ pace: fc.constantFrom(...paces) }),
);

type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

/** The person tells something; `said` is what the relay should know in the end. */
function tell(it: Stage, said: Told, step: Exclude<Step, string>): void {
  if ("pace" in step) {
    it.actions.setPace(step.pace);
    said.pace = step.pace;
    return;
  }
  it.actions.describe(step);
  said.title = step.title ?? said.title;
  said.moodBefore = step.moodBefore ?? said.moodBefore;
}

async function happen(it: Stage, relay: Relay, said: Told, step: Extract<Step, string>): Promise<void> {
  const isOnline = it.state.connection === "online";
  if (step === "resume" && !isOnline) await relay.resume();
  if (step === "dismiss") {
    it.actions.dismissHelp();
    said.dismissed = true;
  }
  if (!isOnline) return;
  if (step === "lose") relay.lose();
  if (step === "loseAnswers") relay.loseAnswers();
  if (step === "read") relay.read();
  if (step === "readOne") relay.read(1);
}

test("whatever happens to the connection, the relay learns everything that it is told about a session", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 20 }), fc.boolean(), async (order, ends) => {
      const it = stage();
      await it.begin("chat");
      const relay = new Relay(it);
      const said: Told = { ...nothing };
      for (const step of order) {
        if (typeof step === "string") await happen(it, relay, said, step);
        else tell(it, said, step);
      }
      // A session that the person ends without an answer is ended on a connection of its own.
      if (ends) it.actions.end(null);
      if (ends) await it.clock.pass(9_000);
      if (ends || it.state.connection !== "online") await relay.resume();
      relay.read();
      expect(relay.told).toEqual(said);
      it.conversation.close();
    }),
    { numRuns: 500 },
  );
});
