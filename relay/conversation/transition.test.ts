import { describe, expect, test } from "vitest";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Effect } from "./effects.ts";
import type { Event } from "./events.ts";
import { createConversation, type Conversation, type Settings } from "./state.ts";
import { transition } from "./transition.ts";

const settings: Settings = {
  language: "en",
  speculation: true,
  phrases: {
    greeting: "Hello, I am here to listen.",
    emptyReply: "I understand. Please tell me more.",
    limitApology: "I am sorry, our time for today is up.",
  },
};

/** Drives a conversation event by event; time passes only when told. */
class Talk {
  state: Conversation;
  at = 1_000_000;
  effects: Effect[] = [];
  #ids = 0;

  constructor(mode: "call" | "chat" = "call", overrides: Partial<Settings> = {}) {
    this.state = createConversation({ ...settings, ...overrides }, mode);
  }

  do(...events: Event[]): this {
    this.effects = [];
    for (const event of events) {
      const ids = [this.#id(), this.#id()] as const;
      const [state, effects] = transition(this.state, { event, at: this.at, ids });
      this.state = state;
      this.effects.push(...effects);
    }
    return this;
  }

  #id(): string {
    this.#ids += 1;
    return `00000000-0000-4000-8000-${String(this.#ids).padStart(12, "0")}`;
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

  get generation(): number {
    return this.state.generation;
  }
}

const started = (utterance: number): Event => ({ type: "utteranceStarted", utterance });
const paused = (utterance: number): Event => ({ type: "utterancePaused", utterance });
const continued = (utterance: number): Event => ({ type: "utteranceContinued", utterance });
const ended = (utterance: number): Event => ({ type: "utteranceEnded", utterance });
const transcribed = (generation: number, text: string): Event => ({ type: "transcribed", generation, text });
const delta = (generation: number, text: string): Event => ({ type: "replyDelta", generation, text });
const written = (generation: number): Event => ({ type: "replyFinished", generation });
const sounding = (generation: number, segment = 0): Event => ({ type: "speechStarted", generation, segment });
const spoken = (generation: number, segment: number, samples = 48_000): Event => ({
  type: "speechFinished",
  generation,
  segment,
  samples,
  failed: false,
});
const played = (generation: number, segment: number, samples: number, finished = false): Event => ({
  type: "played",
  generation,
  segment,
  samples,
  finished,
});
const typed = (text: string): Event => ({
  type: "typed",
  clientId: "11111111-1111-4111-8111-111111111111",
  text,
});

/** A call in which the greeting has been heard: the person may speak. */
function listening(overrides: Partial<Settings> = {}): Talk {
  const talk = new Talk("call", overrides).do({ type: "opened", restored: false });
  return talk.do(sounding(1), spoken(1, 0), played(1, 0, 48_000, true));
}

/** A reply of two segments that is being heard; its generation is `talk.generation`. */
function speaking(): Talk {
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

describe("[T2] a call, turn by turn", () => {
  test("greets, listens, writes down, thinks, speaks, listens again", () => {
    const talk = new Talk().do({ type: "opened", restored: false });
    expect(talk.of("speak").map((it) => it.text)).toEqual(["Hello, I am here to listen."]);
    expect(talk.sent("message")[0]?.message.role).toBe("assistant");
    talk.do(sounding(1));
    expect(talk.sent("phase").map((it) => it.phase)).toEqual(["speaking"]);
    talk.do(spoken(1, 0), played(1, 0, 48_000, true));
    expect(talk.sent("phase").map((it) => it.phase)).toEqual(["listening"]);

    talk.do(started(1));
    expect(talk.sent("phase").map((it) => it.phase)).toEqual(["userSpeaking"]);
    talk.do(ended(1));
    expect(talk.of("transcribe")).toEqual([{ type: "transcribe", generation: 2, utterance: 1 }]);
    talk.do(transcribed(2, " I cannot sleep "));
    expect(talk.of("save")[0]).toMatchObject({
      utterance: 1,
      message: { position: 2, text: "I cannot sleep" },
    });
    expect(talk.of("generate")[0]?.lines.map((it) => it.text)).toEqual([
      "Hello, I am here to listen.",
      "I cannot sleep",
    ]);
    expect(talk.sent("phase").map((it) => it.phase)).toEqual(["thinking"]);
    talk.do(delta(3, "That sounds tiring. What keeps "), delta(3, "you awake?"), written(3));
    expect(talk.of("speak").map((it) => it.text)).toEqual(["That sounds tiring.", " What keeps you awake?"]);
    talk.do(sounding(3), spoken(3, 0), spoken(3, 1));
    expect(talk.of("finishSpeech")).toEqual([{ type: "finishSpeech", generation: 3, segments: 2 }]);
    talk.do(played(3, 1, 48_000, true));
    expect(talk.state.turn.phase).toBe("listening");
  });

  test("[T9] the model sees the last six messages", () => {
    const talk = new Talk("chat").do({ type: "opened", restored: false });
    for (let index = 0; index < 8; index += 1) {
      talk.do(typed(`message ${index}`));
      talk.do(written(talk.generation));
    }
    talk.do(typed("the last"));
    expect(talk.of("generate")[0]?.lines).toHaveLength(6);
  });
});

describe("[T4] working ahead", () => {
  test("a reply made in the pause is held, and goes out at once when the utterance ends", () => {
    const talk = listening().do(started(1), paused(1));
    const g = talk.generation;
    talk.do(transcribed(g, "I had a bad day"), delta(g, "That sounds hard. Really."), written(g));
    expect(talk.of("speak")[0]).toMatchObject({ held: true, text: "That sounds hard." });
    talk.do(sounding(g), spoken(g, 0), spoken(g, 1));
    expect(talk.of("send")).toEqual([]);
    talk.do(ended(1));
    expect(talk.of("count")).toEqual([{ type: "count", metric: "speculationUsed" }]);
    expect(talk.of("release")).toEqual([{ type: "release", generation: g }]);
    expect(talk.sent("message").map((it) => it.message.text)).toEqual([
      "I had a bad day",
      "That sounds hard. Really.",
    ]);
    expect(talk.sent("phase").map((it) => it.phase)).toEqual(["speaking"]);
  });

  test("speech that goes on throws it away, at most three times", () => {
    const talk = listening().do(started(1));
    for (let count = 0; count < 3; count += 1) {
      talk.do(paused(1));
      expect(talk.of("transcribe")).toHaveLength(1);
      const g = talk.generation;
      talk.do(transcribed(g, "I had a bad day"), continued(1));
      expect(talk.of("abort")).toEqual([{ type: "abort", generation: g }]);
      talk.do(delta(g, "Stale. "), written(g));
      expect(talk.effects).toEqual([]);
    }
    talk.do(paused(1));
    expect(talk.of("transcribe")).toHaveLength(0);
    talk.do(ended(1));
    expect(talk.of("transcribe")).toHaveLength(1);
  });

  test("not on more than ten seconds of speech, and not where it is switched off", () => {
    const long = listening().do(started(1)).after(10_001).do(paused(1));
    const off = listening({ speculation: false }).do(started(1), paused(1));
    expect([...long.of("transcribe"), ...off.of("transcribe")]).toEqual([]);
  });

  test("an unfinished transcript at the end of the utterance is simply waited for", () => {
    const talk = listening().do(started(1), paused(1));
    const g = talk.generation;
    talk.do(ended(1));
    expect(talk.effects.filter((it) => it.type === "transcribe")).toEqual([]);
    talk.do(transcribed(g, "I had a bad day"));
    expect(talk.state.turn.phase).toBe("replying");
  });

  test("a failed guess costs nothing but the guess", () => {
    const talk = listening().do(started(1), paused(1));
    talk.do({ type: "transcriptionFailed", generation: talk.generation });
    expect(talk.sent("error")).toEqual([]);
    talk.do(ended(1));
    expect(talk.of("transcribe")).toHaveLength(1);
  });
});

describe("[T7][T8] nothing was said", () => {
  test.each(["", "um", "...", "help"])("%j is discarded and listening goes on", (text) => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, text));
    expect(talk.sent("discarded")).toHaveLength(1);
    expect(talk.state.turn.phase).toBe("listening");
    expect(talk.state.position).toBe(1);
  });

  test("five seconds without a transcript", () => {
    const talk = listening().do(started(1), ended(1)).after(4_999).do({ type: "tick" });
    expect(talk.effects).toEqual([]);
    talk.after(1).do({ type: "tick" });
    expect(talk.sent("discarded")).toHaveLength(1);
    expect(talk.of("abort")).toHaveLength(1);
    talk.do(transcribed(talk.generation, "too late now"));
    expect(talk.effects).toEqual([]);
  });
});

describe("[T14][T15] interruption", () => {
  test("what was heard is what is stored, and what the model sees next", () => {
    const talk = speaking();
    const g = talk.generation;
    talk.do(played(g, 0, 48_000), { type: "interrupted", generation: g, segment: 1, samples: 48_000 });
    expect(talk.sent("clear")).toEqual([{ type: "clear", generation: g }]);
    expect(talk.of("amend")[0]?.message).toMatchObject({
      text: "That sounds hard. Do you want to tell",
      interrupted: true,
    });
    talk.do(started(2), ended(2));
    talk.do(transcribed(talk.generation, "Wait, one thing"));
    expect(talk.of("generate")[0]?.lines.at(-2)?.text).toBe("That sounds hard. Do you want to tell");
  });

  test("clear comes first, before anything else that the interruption causes", () => {
    const talk = speaking().do({ type: "interrupted", generation: 3, segment: 0, samples: 24_000 });
    const order = talk.effects.map((it) => (it.type === "send" ? it.message.type : it.type));
    expect(order.indexOf("clear")).toBeLessThan(order.indexOf("message"));
    expect(order.indexOf("abort")).toBeLessThan(order.indexOf("clear"));
  });

  test("before the first sound: the reply is taken back, and both utterances are answered together", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    const g = talk.generation;
    talk.do(delta(g, "That sounds hard. "), started(2));
    expect(talk.of("abort")[0]).toEqual({ type: "abort", generation: g });
    talk.do(ended(2));
    talk.do(transcribed(talk.generation, "and a worse night"));
    expect(
      talk
        .of("generate")[0]
        ?.lines.slice(-2)
        .map((it) => it.text),
    ).toEqual(["I had a bad day", "and a worse night"]);
  });

  test("a reply stored but not yet heard is removed", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    const g = talk.generation;
    talk.do(delta(g, "That sounds hard."), written(g), started(2));
    expect(talk.of("remove")).toHaveLength(1);
    expect(talk.history.at(-1)).toBe("user: I had a bad day");
  });

  test("[T6] results of the interrupted reply that come late change nothing, also for its successor", () => {
    const talk = speaking();
    const g = talk.generation;
    talk.do({ type: "interrupted", generation: g, segment: 0, samples: 48_000 }, started(2), ended(2));
    talk.do(transcribed(talk.generation, "Wait, one thing"));
    const before = talk.state;
    talk.do(delta(g, "old"), written(g), spoken(g, 1), played(g, 1, 5, true));
    talk.do(
      { type: "replyFailed", generation: g },
      { type: "interrupted", generation: g, segment: 0, samples: 1 },
    );
    expect(talk.effects).toEqual([]);
    expect(talk.state).toEqual(before);
  });

  test("[T16] a cough: the reply is whole again and goes on with the segment that was cut", () => {
    const talk = speaking();
    const g = talk.generation;
    talk.do({ type: "interrupted", generation: g, segment: 1, samples: 9_600 }, started(2));
    talk.do({ type: "utteranceCancelled", utterance: 2 });
    expect(talk.of("amend")[0]?.message).toMatchObject({ interrupted: false });
    expect(talk.of("speak")).toEqual([
      {
        type: "speak",
        generation: g + 1,
        segment: 1,
        text: " Do you want to tell me more about it?",
        held: false,
      },
    ]);
    talk.do(sounding(g + 1, 1), spoken(g + 1, 1), played(g + 1, 1, 48_000, true));
    expect(talk.history.at(-1)).toBe("assistant: That sounds hard. Do you want to tell me more about it?");
    expect(talk.state.turn.phase).toBe("listening");
  });

  test("[T3] speech during transcription loses neither utterance", () => {
    const talk = listening().do(started(1), ended(1));
    const first = talk.generation;
    talk.do(started(2), transcribed(first, "My first sentence"), ended(2));
    talk.do(transcribed(talk.generation, "My second sentence"));
    expect(
      talk
        .of("generate")[0]
        ?.lines.slice(-2)
        .map((it) => it.text),
    ).toEqual(["My first sentence", "My second sentence"]);
  });

  test("[T3] a cough after an unanswered utterance: it is answered", () => {
    const talk = listening().do(started(1), ended(1));
    const first = talk.generation;
    talk.do(started(2), transcribed(first, "My first sentence"), {
      type: "utteranceCancelled",
      utterance: 2,
    });
    expect(talk.of("generate")).toHaveLength(1);
  });
});

describe("[T10][T11] failures never end the call", () => {
  test("an empty reply becomes the spec's sentence", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    talk.do(delta(talk.generation, "  "), written(talk.generation));
    expect(talk.history.at(-1)).toBe("assistant: I understand. Please tell me more.");
    expect(talk.of("speak")[0]?.text.trim()).toBe("I understand.");
  });

  test("the model fails: the person is told, and may speak again", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    talk.do({ type: "replyFailed", generation: talk.generation });
    expect(talk.sent("error")[0]).toMatchObject({ code: "replyFailed", retryable: true });
    expect(talk.state.turn.phase).toBe("listening");
  });

  test("the model fails half-way: what is there counts", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    talk.do(delta(talk.generation, "That sounds hard"), { type: "replyFailed", generation: talk.generation });
    expect(talk.history.at(-1)).toBe("assistant: That sounds hard");
  });

  test("speech fails altogether: the text is there and listening resumes", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    const g = talk.generation;
    talk.do(delta(g, "That sounds hard."), written(g));
    talk.do({ type: "speechFinished", generation: g, segment: 0, samples: 0, failed: true });
    expect(talk.sent("error")[0]?.code).toBe("speechFailed");
    expect(talk.state.turn.phase).toBe("listening");
    expect(talk.history.at(-1)).toBe("assistant: That sounds hard.");
  });

  test("playback without progress for 30 s is given up", () => {
    const talk = speaking().after(29_999).do({ type: "tick" });
    expect(talk.effects).toEqual([]);
    talk.after(1).do({ type: "tick" });
    expect(talk.state.turn.phase).toBe("listening");
  });
});

describe("[T13] speech runs three segments ahead and no further", () => {
  test("a long reply", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    const g = talk.generation;
    const sentence = "This is one sentence of a rather long reply. ";
    talk.do(delta(g, sentence.repeat(6)), written(g));
    expect(talk.of("speak")).toHaveLength(3);
    talk.do(spoken(g, 0));
    expect(talk.of("speak").map((it) => it.segment)).toEqual([3]);
  });
});

describe("[T17] typed text", () => {
  test("in chat it is answered in writing, as it comes", () => {
    const talk = new Talk("chat").do({ type: "opened", restored: false }, typed("hello there"));
    const g = talk.generation;
    talk.do(delta(g, "Hi."), delta(g, " Tell me."));
    expect(talk.sent("reply.delta").map((it) => it.text)).toEqual(["Hi.", " Tell me."]);
    talk.do(written(g));
    expect(talk.history.at(-1)).toBe("assistant: Hi. Tell me.");
    expect(talk.of("speak")).toEqual([]);
    expect(talk.state.turn.phase).toBe("chatting");
  });

  test("a second message while a reply is being written is answered after it", () => {
    const talk = new Talk("chat").do({ type: "opened", restored: false }, typed("one thing"));
    const g = talk.generation;
    talk.do(typed("another thing"));
    expect(talk.of("generate")).toEqual([]);
    talk.do(delta(g, "First."), written(g));
    expect(
      talk
        .of("generate")[0]
        ?.lines.slice(-3)
        .map((it) => it.text),
    ).toEqual(["one thing", "First.", "another thing"]);
  });

  test("in a call it cuts the reply off and is answered aloud", () => {
    const talk = speaking();
    talk.do(played(talk.generation, 0, 48_000), typed("let me type this"));
    expect(talk.sent("clear")).toHaveLength(1);
    expect(talk.of("generate")[0]?.spoken).toBe(true);
  });

  test("while the person speaks it waits for the end of the utterance", () => {
    const talk = listening().do(started(1), typed("and this"), ended(1));
    expect(talk.of("generate")).toEqual([]);
    talk.do(transcribed(talk.generation, "I had a bad day"));
    expect(talk.of("generate")).toHaveLength(1);
  });
});

describe("[T18] switching the mode", () => {
  test("to chat in the middle of a reply: sound stops, the text goes on", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    const g = talk.generation;
    talk.do(delta(g, "That sounds hard. "), sounding(g), { type: "modeSwitched", mode: "chat" });
    expect(talk.of("abortSpeech")).toHaveLength(1);
    expect(talk.sent("reply.delta")[0]?.text).toBe("That sounds hard. ");
    talk.do(delta(g, "Really."), written(g));
    expect(talk.history.at(-1)).toBe("assistant: That sounds hard. Really.");
    expect(talk.state.turn.phase).toBe("chatting");
  });

  test("to chat in the middle of transcription: what was said is answered in writing", () => {
    const talk = listening().do(started(1), ended(1), { type: "modeSwitched", mode: "chat" });
    talk.do(transcribed(talk.generation, "I had a bad day"));
    expect(talk.of("generate")[0]).toMatchObject({ spoken: false });
  });

  test("to a call: listening", () => {
    const talk = new Talk("chat").do(
      { type: "opened", restored: false },
      { type: "modeSwitched", mode: "call" },
    );
    expect(talk.sent("phase").map((it) => it.phase)).toEqual(["listening"]);
  });
});

describe("[T19] a lost connection", () => {
  test("mid-reply: the writing goes on, and the rest is spoken on return", () => {
    const talk = speaking();
    const g = talk.generation;
    talk.do(played(g, 1, 9_600), { type: "disconnected" });
    expect(talk.of("abortSpeech")).toEqual([{ type: "abortSpeech", generation: g }]);
    talk.after(60_000).do({ type: "tick" });
    expect(talk.effects).toEqual([]);
    talk.do({ type: "reconnected" });
    expect(talk.of("speak").map((it) => [it.generation, it.segment])).toEqual([[g + 1, 1]]);
    expect(talk.history.at(-1)).not.toContain("…");
  });

  test("while the model still writes: its words keep coming, under the new generation", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    const g = talk.generation;
    talk.do({ type: "disconnected" }, delta(g, "That sounds hard. "));
    expect(talk.of("speak")).toEqual([]);
    talk.do({ type: "reconnected" });
    expect(talk.of("speak")[0]).toMatchObject({ generation: g + 1, segment: 0 });
    talk.do(delta(g, "Do you want to talk about it now?"), written(g));
    expect(talk.of("speak")[0]).toMatchObject({ generation: g + 1, segment: 1 });
  });

  test("a restored session answers what was not answered, and does not greet twice", () => {
    const unanswered = {
      id: "22222222-2222-4222-8222-222222222222",
      position: 4,
      role: "user",
      text: "Are you there?",
      at: "2026-11-20T00:00:00.000Z",
      interrupted: false,
      clientId: null,
    } as const;
    const talk = new Talk();
    talk.state = createConversation(settings, "call", { position: 4, history: [unanswered] });
    talk.do({ type: "opened", restored: true });
    expect(talk.of("generate")).toHaveLength(1);
    expect(talk.sent("message")).toEqual([]);
  });
});

describe("[T20] the end", () => {
  test("time runs out mid-reply: silence at once, the end, then the apology", () => {
    const talk = speaking();
    const g = talk.generation;
    talk.do(played(g, 0, 48_000), { type: "timeUp", reason: "limit" });
    const order = talk.effects.map((it) => (it.type === "send" ? it.message.type : it.type));
    expect(order.indexOf("clear")).toBeLessThan(order.indexOf("end"));
    expect(order.indexOf("end")).toBeLessThan(order.indexOf("speak"));
    expect(talk.of("amend")[0]?.message.text).toBe("That sounds hard.");
    talk.do(started(9), typed("more"), paused(9));
    expect(talk.effects).toEqual([]);
    talk.do(sounding(g + 1), spoken(g + 1, 0), spoken(g + 1, 1));
    talk.do(played(g + 1, 0, 48_000, true));
    expect(talk.of("done")).toHaveLength(1);
  });

  test("the person ends while the companion thinks", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    const g = talk.generation;
    talk.do({ type: "endRequested", moodAfter: "better" });
    expect(talk.of("end")).toEqual([{ type: "end", reason: "person", moodAfter: "better" }]);
    expect(talk.of("abort")).toContainEqual({ type: "abort", generation: g });
    talk.do({ type: "endRequested", moodAfter: null }, delta(g, "late"));
    expect(talk.effects).toEqual([]);
  });
});
