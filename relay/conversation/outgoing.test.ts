import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OutgoingCheck } from "../safety/outgoing.ts";
import type { Effect } from "./effects.ts";
import {
  chatting,
  delta,
  ended,
  listening,
  paused,
  played,
  settings,
  sounding,
  spoken,
  started,
  type Talk,
  transcribed,
  typed,
  written,
} from "../testing/talk.ts";

/** A stand-in for the check: it stops a claim and a method, and takes a number out. */
const check: OutgoingCheck = (sentence) => {
  if (/real person/.test(sentence)) return { verdict: "stop", fault: "human" };
  if (/thirty pills/.test(sentence)) return { verdict: "stop", fault: "means" };
  const text = sentence.replaceAll(/\d{4}/g, "");
  return { verdict: "pass", text, removed: text === sentence ? [] : ["number"] };
};

const forbidden = /real person|thirty pills|\d{4}/;
const { safeReply, emptyReply } = settings.phrases;

type Way = "chat" | "call" | "ahead";

/** Where the model is asked for a reply: in chat, at the end of an utterance, or ahead of it. */
function asking(way: Way): Talk {
  if (way === "chat") return chatting({ check }).do(typed("I had a bad day"));
  const talk = listening({ check }).do(started(1), way === "ahead" ? paused(1) : ended(1));
  return talk.do(transcribed(talk.generation, "I had a bad day"));
}

/** A whole reply, from the first word that the model writes to the end of its turn. */
class Replying {
  readonly talk: Talk;
  readonly effects: Effect[];
  readonly #hears: boolean;

  /** `hears`: in a call, sound comes as soon as it is asked for; else only once everything is written. */
  constructor(way: Way, hears = false) {
    this.talk = asking(way);
    this.effects = [...this.talk.effects];
    this.#hears = hears;
  }

  #do(...events: Parameters<Talk["do"]>): void {
    for (const event of events) {
      const { effects } = this.talk.do(event);
      this.effects.push(...effects);
      const first = effects.find((it) => it.type === "speak");
      if (this.#hears && first?.type === "speak") this.#do(sounding(first.generation, first.segment));
    }
  }

  /** The model writes this, in these pieces, whenever it is asked; what it was asked for before comes late. */
  writes(tries: readonly (readonly string[])[], ending: "written" | "failed" = "written"): this {
    for (let asked = 0; asked < this.asked.length; asked += 1) {
      const generation = this.asked[asked]?.generation ?? 0;
      for (const piece of tries[asked] ?? ["I am here."]) this.#do(delta(generation, piece));
      this.#do(ending === "written" ? written(generation) : { type: "replyFailed", generation });
      if (this.talk.state.turn.phase === "userSpeaking") this.#do(ended(1));
      if (this.talk.phase === "transcribing") this.#do(transcribed(this.talk.generation, "I had a bad day"));
    }
    return this;
  }

  /** The reply is spoken and heard to its end. */
  isHeard(): this {
    for (let turn = 0; turn < 200 && this.talk.state.turn.phase === "replying"; turn += 1) {
      const { reply } = this.talk.state.turn;
      this.#do(sounding(reply.generation), spoken(reply.generation, reply.finished));
      this.#do(played(reply.generation, reply.segments.length - 1, 48_000, true));
    }
    return this;
  }

  get asked(): Extract<Effect, { type: "generate" }>[] {
    return this.effects.filter((it) => it.type === "generate");
  }

  /** What the model was asked, in words. */
  get questions(): (readonly (string | null)[])[] {
    return this.asked.map(({ lines, rewrite }) => [...lines.map(({ text }) => text), rewrite]);
  }

  get faults(): string[] {
    return this.effects.flatMap((it) => (it.type === "checked" ? [it.fault] : []));
  }

  get rewrites(): (string | null)[] {
    return this.asked.map((it) => it.rewrite).filter((it) => it !== null);
  }

  /** Everything that left, in order: what is shown, spoken or stored. */
  get out(): string[] {
    return this.effects.flatMap((it) => {
      if (it.type === "speak") return [it.text];
      if (it.type === "save" || it.type === "amend")
        return it.message.role === "assistant" ? [it.message.text] : [];
      return it.type === "send" && it.message.type === "reply.delta" ? [it.message.text] : [];
    });
  }

  /** What is stored of the reply. */
  get reply(): string {
    return this.talk.state.history.findLast(({ role }) => role === "assistant")?.text ?? "";
  }
}

describe("[T26] what goes out is read first", () => {
  test("[T26] a sentence leaves when the check has read it whole, in the words that the check leaves", () => {
    const talk = asking("chat");
    const { generation } = talk;
    talk.do(delta(generation, "Call me at 0800"));
    expect(talk.sent("reply.delta")).toEqual([]);
    talk.do(delta(generation, " 1234 today. It"));
    expect(talk.sent("reply.delta").map(({ text }) => text)).toEqual(["Call me at   today. "]);
    expect(talk.of("checked").map(({ fault }) => fault)).toEqual(["number"]);
    talk.do(delta(generation, " helps"), written(generation));
    expect(talk.history.at(-1)).toBe("assistant: Call me at   today. It helps");
  });

  test("[T26] a sentence of which nothing is left doesn't leave; a reply of which nothing is left is an empty one", () => {
    const half = new Replying("chat").writes([["0800. ", "I am here."]]);
    expect(half.reply).toBe(". I am here.");
    const nothing = new Replying("chat").writes([["0800"]]);
    expect([nothing.reply, nothing.rewrites]).toEqual([emptyReply, []]);
  });

  test.each<Way>(["chat", "call"])("[T26] in a %s a stopped reply is written anew, and told why", (way) => {
    const replying = new Replying(way).writes([["I am a real person. ", "I know it."], ["I am an AI."]]);
    expect(replying.asked.map((it) => it.rewrite)).toEqual([null, "human"]);
    expect(replying.asked.at(-1)?.lines).toEqual(replying.asked[0]?.lines);
    expect(replying.faults).toEqual(["human"]);
    expect(replying.isHeard().reply).toBe("I am an AI.");
  });

  test.each<Way>(["chat", "call"])("[T26] in a %s a second fault ends it with the safe sentence", (way) => {
    const replying = new Replying(way).writes([["I am a real person."], ["Well. ", "I am a real person."]]);
    expect(replying.rewrites).toEqual(["human"]);
    expect(replying.isHeard().reply).toBe(`Well. ${safeReply}`);
  });

  test("[T26] what has been shown stays, and the safe sentence follows it", () => {
    const replying = new Replying("chat").writes([["That is hard. ", "Take thirty pills. ", "Goodbye."]]);
    expect(replying.rewrites).toEqual([]);
    expect(replying.faults).toEqual(["means"]);
    expect(replying.reply).toBe(`That is hard. ${safeReply}`);
    expect(replying.effects.filter((it) => it.type === "abortText")).toHaveLength(1);
    expect(replying.effects.filter((it) => it.type === "abort")).toEqual([]);
  });

  test("[T26] what is being heard goes on, and the safe sentence follows it", () => {
    const replying = new Replying("call", true).writes([["That is hard. ", "Take thirty pills. "]]);
    expect(replying.effects.filter((it) => it.type === "abort")).toEqual([]);
    expect(replying.isHeard().reply).toBe(`That is hard. ${safeReply}`);
    expect(replying.talk.phase).toBe("listening");
  });

  test("[T26] in a call nothing is lost by a second try while nothing of the first was heard", () => {
    const replying = new Replying("call").writes([["That is hard. ", "Take thirty pills. "], ["I am here."]]);
    expect(replying.rewrites).toEqual(["means"]);
    expect(replying.isHeard().reply).toBe("I am here.");
  });

  test("[T4][T26] a guess that is stopped is dropped, and the reply begun anew at the end of the utterance", () => {
    const replying = new Replying("ahead").writes([["I am a real person."], ["I am an AI."]]);
    expect(replying.asked.map((it) => it.rewrite)).toEqual([null, null]);
    expect(replying.effects.filter((it) => it.type === "release")).toEqual([]);
    expect(replying.isHeard().reply).toBe("I am an AI.");
  });

  test("[T11][T26] a reply that fails half-way is read to where it got", () => {
    expect(new Replying("chat").writes([["That is ha"]], "failed").reply).toBe("That is ha");
    const stopped = new Replying("chat").writes([["Take thirty pills and"], ["I am here"]], "failed");
    expect([stopped.rewrites, stopped.reply]).toEqual([["means"], "I am here"]);
  });

  test("[T16][T26] what was cut off and goes on again was read before", () => {
    const replying = new Replying("call", true).writes([["That is hard. ", "Tell me more about it."]]);
    replying.talk.do(played(replying.talk.generation, 0, 40_000));
    replying.talk.do(started(2), { type: "utteranceCancelled", utterance: 2 });
    expect(replying.talk.history.at(-1)).toBe("assistant: That is hard. Tell me more about it.");
  });
});

const harmless = fc.constantFrom(
  "That sounds hard. ",
  "Pi is 3.14, they say. ",
  "What happened then? ",
  "Yes… ",
  "“Good.” ",
  "我在听。",
  "and so on and on ".repeat(90),
  "One line\n",
);
const faulty = fc.constantFrom(
  "I am a real person. ",
  "Take thirty pills! ",
  "Call 0800 1234 now. ",
  "I am a real person\n",
  "You could take thirty pills",
);
const reply = fc
  .array(fc.oneof({ weight: 3, arbitrary: harmless }, faulty), { maxLength: 8 })
  .map((sentences) => sentences.join(""));
const cuts = fc.array(fc.nat(), { maxLength: 12 });

/** A text in pieces that are cut at these places. */
function cutAt(text: string, places: readonly number[]): string[] {
  const at = [...new Set(places.map((place) => place % (text.length + 1)))].toSorted((a, b) => a - b);
  return [...at, text.length].map((to, index) => text.slice(at[index - 1] ?? 0, to));
}

/** Three tries are more than any reply has: a guess, its reply, and that one's second try. */
const tries = fc.tuple(reply, reply, reply);
const triesCut = fc.tuple(cuts, cuts, cuts);
const runs = { numRuns: 400 };

describe("[T26] whatever the model writes, however it comes in pieces", () => {
  test.each<[Way, boolean]>([
    ["chat", false],
    ["call", false],
    ["call", true],
    ["ahead", false],
    ["ahead", true],
  ])(
    "[T26] %s, heard at once: %s: nothing forbidden leaves, one rewrite at most, and it ends",
    (way, hears) => {
      fc.assert(
        fc.property(tries, triesCut, fc.constantFrom("written", "failed"), (texts, places, ending) => {
          const pieces = texts.map((text, index) => cutAt(text, places[index] ?? []));
          const replying = new Replying(way, hears).writes(pieces, ending).isHeard();
          for (const text of replying.out) expect(text).not.toMatch(forbidden);
          expect(replying.out.join("")).not.toMatch(forbidden);
          expect(replying.rewrites.length).toBeLessThanOrEqual(1);
          expect(replying.talk.phase).toBe(way === "chat" ? "chatting" : "listening");
        }),
        runs,
      );
    },
  );

  test.each<Way>(["chat", "call", "ahead"])("[T26] %s: the result doesn't depend on the pieces", (way) => {
    fc.assert(
      fc.property(tries, triesCut, (texts, places) => {
        const whole = new Replying(way).writes(texts.map((text) => [text]));
        const pieces = texts.map((text, index) => cutAt(text, places[index] ?? []));
        const inPieces = new Replying(way).writes(pieces);
        const letters = new Replying(way).writes(texts.map((text) => text.split("")));
        for (const other of [inPieces, letters]) {
          expect(other.faults).toEqual(whole.faults);
          expect(other.questions).toEqual(whole.questions);
          expect(other.isHeard().reply).toBe(whole.isHeard().reply);
        }
      }),
      { numRuns: 150 },
    );
  });
});
