import type { Hear } from "../safety/hear.ts";
import { noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Effect } from "../conversation/effects.ts";
import type { Event } from "../conversation/events.ts";
import { createConversation, type Conversation, type Settings } from "../conversation/state.ts";
import { phaseOf, transition } from "../conversation/transition.ts";

const suicide = ["suicide"] as const;

function floorIn(text: string): RiskFinding {
  if (/want to die tonight/.test(text)) return { level: "imminent", concerns: suicide };
  return /kill myself/.test(text) ? { level: "active", concerns: suicide } : noRisk;
}

function screenIn(text: string): RiskFinding {
  if (/goodbye forever/.test(text)) return { level: "imminent", concerns: suicide };
  if (/want to die|死にたい/.test(text)) return { level: "active", concerns: suicide };
  return /hopeless/.test(text) ? { level: "possible", concerns: [] } : noRisk;
}

/** Stand-ins for floor, screen and check, because what they find is not what these tests are about. */
export const hear: Hear = ({ text }) => ({
  floor: floorIn(text),
  screen: screenIn(text),
  hint: 0,
  misunderstood: /isn't about me|misunderstood/.test(text),
});

export const settings: Settings = {
  language: "en",
  speculation: true,
  phrases: {
    greeting: "Hello, I am here to listen.",
    emptyReply: "I understand. Please tell me more.",
    limitApology: "I am sorry, our time for today is up.",
    aiNotice: "I am an AI, not a person.",
    stillHere: "I'm here. Take your time.",
    safeReply: "I'd rather not say that.",
    declinedReply: "Please look at the help on your screen.",
  },
  hear,
  check: (text) => ({ verdict: "pass", text, removed: [] }),
};

const idFor = (position: number): string => `00000000-0000-4000-8000-${String(position).padStart(12, "0")}`;

/** Drives a conversation event by event; time only passes when told to. */
export class Talk {
  state: Conversation;
  at = 1_000_000;
  effects: Effect[] = [];

  constructor(mode: "call" | "chat" = "call", overrides: Partial<Settings> = {}) {
    this.state = createConversation({ ...settings, ...overrides }, mode);
  }

  do(...events: Event[]): this {
    this.effects = [];
    for (const event of events) {
      const [state, effects] = transition(this.state, { event, at: this.at, wallAt: this.at, idFor });
      this.state = state;
      this.effects.push(...effects);
    }
    return this;
  }

  after(ms: number): this {
    this.at += ms;
    return this;
  }

  of<T extends Effect["type"]>(type: T): Extract<Effect, { type: T }>[] {
    return this.effects.filter((it): it is Extract<Effect, { type: T }> => it.type === type);
  }

  sent<T extends ServerMessage["type"]>(type: T): Extract<ServerMessage, { type: T }>[] {
    return this.of("send")
      .map((it) => it.message)
      .filter((it): it is Extract<ServerMessage, { type: T }> => it.type === type);
  }

  get history(): string[] {
    return this.state.history.map((it) => `${it.role}: ${it.text}${it.interrupted ? " …" : ""}`);
  }

  get phase() {
    return phaseOf(this.state);
  }

  get generation(): number {
    return this.state.generation;
  }
}

export const started = (utterance: number): Event => ({ type: "utteranceStarted", utterance });
export const paused = (utterance: number): Event => ({ type: "utterancePaused", utterance });
export const continued = (utterance: number): Event => ({ type: "utteranceContinued", utterance });
export const ended = (utterance: number): Event => ({ type: "utteranceEnded", utterance });
export const transcribed = (generation: number, text: string): Event => ({
  type: "transcribed",
  generation,
  text,
});
export const delta = (generation: number, text: string): Event => ({ type: "replyDelta", generation, text });
export const written = (generation: number): Event => ({ type: "replyFinished", generation });
export const sounding = (generation: number, segment = 0): Event => ({
  type: "speechStarted",
  generation,
  segment,
});
export const spoken = (generation: number, segment: number, samples = 48_000): Event => ({
  type: "speechFinished",
  generation,
  segment,
  samples,
  failed: false,
});
export const played = (generation: number, segment: number, samples: number, finished = false): Event => ({
  type: "played",
  generation,
  segment,
  samples,
  finished,
});
export const typed = (text: string): Event => ({
  type: "typed",
  clientId: "11111111-1111-4111-8111-111111111111",
  text,
});

/** The reader answered about a turn, or failed (`null`). */
export const turnRead = (turn: number, found: RiskFinding | null, misunderstood = false): Event => ({
  type: "turnRead",
  turn,
  reading: found && { ...found, misunderstood },
});
export const readerLate = (turn: number): Event => ({ type: "readerLate", turn });

/** A call in which the greeting has been heard, so the person may speak. */
export function listening(overrides: Partial<Settings> = {}): Talk {
  const talk = new Talk("call", overrides).do({ type: "opened", restored: false });
  return talk.do(sounding(1), spoken(1, 0), played(1, 0, 48_000, true));
}

/** A chat after its greeting. */
export const chatting = (overrides: Partial<Settings> = {}): Talk =>
  new Talk("chat", overrides).do({ type: "opened", restored: false });

/** A reply of two segments that is being played; its generation is `talk.generation`. */
export function speaking(): Talk {
  const talk = listening().do(started(1), ended(1));
  const g = talk.generation;
  talk.do(transcribed(g, "I had a bad day"));
  const r = talk.generation;
  return talk.do(
    delta(r, "That sounds hard. Do you want to tell me more about it?"),
    written(r),
    sounding(r),
    spoken(r, 0),
    spoken(r, 1, 96_000),
  );
}
