import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { hostileTexts, randomText } from "#relay/testing/hostile-texts.ts";
import type { AttackerLine } from "./attacker-line.ts";
import type { WorstHour } from "./world.ts";

/** An attacker's habits: each weight is the probability of an action in a tenth of a second. */
export type Strategy = {
  readonly name: string;
  readonly typeShort: number;
  readonly typeLong: number;
  readonly speak: number;
  /** For each tenth of a second of an utterance, the probability that it pauses, is canceled, or ends. */
  readonly pause: number;
  readonly cancel: number;
  readonly end: number;
  readonly switchMode: number;
  readonly endSession: number;
  readonly drop: number;
};

const none = {
  typeShort: 0,
  typeLong: 0,
  speak: 0,
  pause: 0,
  cancel: 0,
  end: 0,
  switchMode: 0,
  endSession: 0,
  drop: 0,
};

/** Handwritten attacks; the other attackers get random strategies. */
export const strategies: readonly Strategy[] = [
  { ...none, name: "short messages", typeShort: 1 },
  { ...none, name: "long messages", typeLong: 1 },
  { ...none, name: "short utterances", speak: 1, end: 0.15 },
  { ...none, name: "pause and take back", speak: 1, pause: 0.2, cancel: 0.15 },
  { ...none, name: "many short chats", typeShort: 0.5, endSession: 0.05 },
  {
    ...none,
    name: "speak, type and switch",
    typeShort: 0.3,
    speak: 0.5,
    pause: 0.1,
    end: 0.1,
    switchMode: 0.05,
  },
];

export function randomStrategy(random: () => number): Strategy {
  const draw = (most: number) => (random() < 0.4 ? 0 : random() * most);
  return {
    name: "at random",
    typeShort: draw(1),
    typeLong: draw(1),
    speak: draw(1),
    pause: draw(0.3),
    cancel: draw(0.2),
    end: draw(0.3),
    switchMode: draw(0.05),
    endSession: draw(0.02),
    drop: draw(0.01),
  };
}

const hostile = Object.values(hostileTexts);

/** A free account that does its worst within the protocol, at most one action every tenth of a second. */
export class Attacker {
  readonly userId: string;
  readonly strategy: Strategy;
  readonly #world: WorstHour;
  readonly #random: () => number;
  #line: AttackerLine;
  #session: string | null = null;
  #mode: "call" | "chat" = "chat";
  #utterance = 0;
  #speaking = false;
  #messages = 0;

  constructor(world: WorstHour, userId: string, strategy: Strategy, random: () => number) {
    this.#world = world;
    this.userId = userId;
    this.strategy = strategy;
    this.#random = random;
    this.#line = this.#connect();
  }

  /** The next tenth of a second. */
  act(): void {
    if (this.#session === null) {
      // A second between attempts, whatever was refused.
      if (this.#does(0.1)) this.#start();
      return;
    }
    const { typeShort, typeLong, switchMode, endSession, drop } = this.strategy;
    if (this.#does(typeShort)) this.#type(String(this.#messages));
    if (this.#does(typeLong)) this.#type(this.#longText());
    this.#speak();
    if (this.#does(switchMode))
      this.#line.say({ type: "mode.switch", mode: this.#mode === "call" ? "chat" : "call" });
    if (this.#does(endSession)) this.#line.say({ type: "session.end", moodAfter: null });
    if (this.#does(drop)) {
      this.#line.drop();
      this.#line = this.#connect();
    }
  }

  #does(likely: number): boolean {
    return likely > 0 && this.#random() < likely;
  }

  #connect(): AttackerLine {
    const line = this.#world.connect(this.userId, (message) => this.#take(message));
    const resume = this.#session === null ? null : { sessionId: this.#session, lastPosition: 0 };
    this.#speaking = false;
    line.say({ type: "hello", protocol: 1, language: "en", resume });
    return line;
  }

  #start(): void {
    const mode = this.strategy.speak > 0 && this.#random() < 0.8 ? "call" : "chat";
    this.#utterance = 0;
    this.#speaking = false;
    this.#line.say({
      type: "session.start",
      mode,
      title: null,
      moodBefore: null,
      continues: null,
      speculation: true,
    });
  }

  #type(text: string): void {
    this.#messages += 1;
    const clientId = `99999999-0000-4000-8000-${String(this.#messages).padStart(12, "0")}`;
    this.#line.say({ type: "chat.send", clientId, text });
  }

  #longText(): string {
    const at = Math.floor(this.#random() * (hostile.length + 1));
    return hostile[at] ?? randomText(this.#random);
  }

  #speak(): void {
    const { speak, pause, cancel, end } = this.strategy;
    if (this.#mode !== "call") return;
    if (!this.#speaking) {
      if (!this.#does(speak)) return;
      this.#utterance += 1;
      this.#speaking = true;
      this.#line.newUtterance();
      this.#line.say({ type: "utterance.start", utterance: this.#utterance });
    }
    this.#line.frame(this.#utterance);
    const utterance = this.#utterance;
    if (this.#does(pause)) this.#line.say({ type: "utterance.pause", utterance });
    if (this.#does(cancel)) this.#stop("utterance.cancel");
    else if (this.#does(end)) this.#stop("utterance.end");
  }

  #stop(type: "utterance.cancel" | "utterance.end"): void {
    this.#speaking = false;
    this.#line.say({ type, utterance: this.#utterance });
  }

  #take(message: ServerMessage): void {
    if (message.type === "session.started" || message.type === "session.resumed") {
      this.#session = message.session.id;
      this.#mode = message.session.mode;
    } else if (message.type === "mode.switched") this.#mode = message.mode;
    else if (message.type === "session.ended" || (message.type === "error" && message.code === "sessionGone"))
      this.#session = null;
  }
}
