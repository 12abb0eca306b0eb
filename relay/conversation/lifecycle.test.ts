import { describe, expect, test } from "vitest";
import { createConversation } from "./state.ts";
import {
  Talk,
  delta,
  ended,
  listening,
  paused,
  played,
  settings,
  sounding,
  speaking,
  spoken,
  started,
  transcribed,
  turnRead,
  typed,
  written,
} from "../testing/talk.ts";

describe("[T17] typed text", () => {
  test("[T26] in chat it is answered in writing, sentence by sentence", () => {
    const talk = new Talk("chat").do({ type: "opened", restored: false }, typed("hello there"));
    const g = talk.generation;
    talk.do(delta(g, "Hi."), delta(g, " Tell me."));
    expect(talk.sent("reply.delta").map((it) => it.text)).toEqual(["Hi. "]);
    talk.do(written(g));
    expect(talk.sent("reply.delta").map((it) => it.text)).toEqual(["Tell me."]);
    expect(talk.history.at(-1)).toBe("assistant: Hi. Tell me.");
    expect(talk.of("speak")).toEqual([]);
    expect(talk.phase).toBe("chatting");
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

  test.each([
    [4, ["greeting", "first", "First.", "1", "2", "3", "4"]],
    [6, ["1", "2", "3", "4", "5", "6"]],
    [9, ["4", "5", "6", "7", "8", "9"]],
  ])("[T9] %i messages while a reply is being written follow it, however many they are", (count, lines) => {
    const talk = new Talk("chat").do({ type: "opened", restored: false }, typed("first"));
    const g = talk.generation;
    for (let n = 1; n <= count; n += 1) talk.do(typed(String(n)));
    talk.do(delta(g, "First."), written(g));
    expect(talk.of("generate")[0]?.lines.map((it) => it.text)).toEqual(lines.slice(-6));
  });

  test("what was written of a reply that speech cuts off stands before what was typed meanwhile", () => {
    const talk = new Talk("chat").do({ type: "opened", restored: false }, typed("one thing"));
    talk.do(delta(talk.generation, "First. And"), typed("another thing"));
    talk.do({ type: "modeSwitched", mode: "call" }, started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    const lines = talk.of("generate")[0]?.lines.map((it) => it.text);
    expect(lines?.slice(1)).toEqual(["one thing", "First.", "another thing", "I had a bad day"]);
  });

  test("what waited for a reply that speech cut off is answered once, with what was said", () => {
    const talk = new Talk("chat").do({ type: "opened", restored: false }, typed("I want to die"));
    talk.do({ type: "modeSwitched", mode: "call" }, typed("another thing"), started(1), turnRead(1, null));
    talk.do(turnRead(2, null), paused(1)).do(transcribed(talk.generation, "I had a bad day"));
    const g = talk.generation;
    talk.do(ended(1)).do(delta(g, "That sounds hard."), written(g), sounding(g), spoken(g, 0));
    talk.do(played(g, 0, 48_000, true));
    expect(talk.of("generate")).toEqual([]);
    expect(talk.history.at(-1)).toBe("assistant: That sounds hard.");
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
    talk.do(delta(g, "That sounds hard. Rea"), sounding(g), { type: "modeSwitched", mode: "chat" });
    expect(talk.of("abortSpeech")).toHaveLength(1);
    expect(talk.sent("reply.delta")[0]?.text).toBe("That sounds hard. ");
    talk.do(delta(g, "lly."), written(g));
    expect(talk.history.at(-1)).toBe("assistant: That sounds hard. Really.");
    expect(talk.phase).toBe("chatting");
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
    talk.do({ type: "disconnected" }, delta(g, "That sounds hard. Do "));
    expect(talk.of("speak")).toEqual([]);
    talk.do({ type: "reconnected" });
    expect(talk.of("speak")[0]).toMatchObject({ generation: g + 1, segment: 0 });
    talk.do(delta(g, "you want to talk about it now?"), written(g));
    expect(talk.of("speak")[0]).toMatchObject({ generation: g + 1, segment: 1 });
  });

  test("in chat: what was written meanwhile is shown in one piece, then as it comes", () => {
    const talk = new Talk("chat").do({ type: "opened", restored: false }, typed("hello there"));
    const g = talk.generation;
    talk.do(delta(g, "That sounds "), { type: "disconnected" }, delta(g, "hard. Very hard. It "));
    talk.do({ type: "reconnected" });
    expect(talk.sent("reply.delta").map((it) => it.text)).toEqual(["That sounds hard. Very hard. "]);
    talk.do(delta(g, "is a lot. And"));
    expect(talk.sent("reply.delta").map((it) => it.text)).toEqual(["It is a lot. "]);
  });

  test("silenced mid-sentence: the sentence is heard to its end, and answered when speaking is possible again", () => {
    const talk = listening().do(started(1), { type: "silenced" }, ended(1));
    talk.do(transcribed(talk.generation, "Are you still there?"));
    talk.do(delta(talk.generation, "Yes, I am here."), written(talk.generation));
    expect(talk.of("speak")).toEqual([]);
    talk.do({ type: "unsilenced" });
    expect(talk.of("speak").map((it) => it.text)).toEqual(["Yes, I am here."]);
  });

  test("silenced with a reply made ahead: it is spoken only when speaking is possible again", () => {
    const talk = listening().do(started(1), paused(1));
    const g = talk.generation;
    talk.do(transcribed(g, "Are you still there?"), delta(g, "Yes, I am here."), written(g), sounding(g));
    talk.do({ type: "silenced" }, ended(1));
    expect(talk.of("release")).toEqual([]);
    expect(talk.of("abortSpeech")).toEqual([{ type: "abortSpeech", generation: g }]);
    talk.do({ type: "unsilenced" });
    expect(talk.of("speak")[0]).toMatchObject({ generation: g + 1, text: "Yes, I am here." });
  });

  test("[T18] silenced, then to chat and back to a call: it speaks, since a call begins where there is time", () => {
    const talk = listening().do({ type: "silenced" });
    talk.do({ type: "modeSwitched", mode: "chat" }, { type: "modeSwitched", mode: "call" });
    talk.do(started(1), ended(1)).do(transcribed(talk.generation, "I had a bad day"));
    talk.do(delta(talk.generation, "That sounds hard. Do you"));
    expect(talk.of("speak")).toHaveLength(1);
  });

  test("silenced and lost: it is silent until both are over", () => {
    const talk = speaking().do({ type: "silenced" }, { type: "disconnected" }, { type: "reconnected" });
    expect(talk.of("speak")).toEqual([]);
    talk.do({ type: "unsilenced" });
    expect(talk.of("speak")).toHaveLength(2);
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
    talk.do(turnRead(1, null), played(g, 0, 48_000), { type: "timeUp", reason: "limit" });
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
