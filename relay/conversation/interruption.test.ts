import { describe, expect, test } from "vitest";
import {
  delta,
  ended,
  listening,
  played,
  sounding,
  speaking,
  spoken,
  started,
  transcribed,
  written,
} from "../testing/talk.ts";

describe("[T14][T15] interruption", () => {
  test("what was heard is what is stored, and what the model sees next", () => {
    const talk = speaking();
    const g = talk.generation;
    talk.do(played(g, 0, 48_000), { type: "interrupted", generation: g, segment: 1, samples: 48_000 });
    expect(talk.sent("clear")).toEqual([{ type: "clear", generation: g }]);
    expect(talk.of("amend")[0]?.message).toMatchObject({
      text: "That sounds hard. Do you want to tell me",
      interrupted: true,
    });
    talk.do(started(2), ended(2));
    talk.do(transcribed(talk.generation, "Wait, one thing"));
    expect(talk.of("generate")[0]?.lines.at(-2)?.text).toBe("That sounds hard. Do you want to tell me");
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
    talk.do(delta(g, "That sounds hard. ")).after(1_000).do(started(2));
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
        before: "That sounds hard. ",
        held: false,
      },
    ]);
    talk.do(sounding(g + 1, 1), spoken(g + 1, 1), played(g + 1, 1, 48_000, true));
    expect(talk.history.at(-1)).toBe("assistant: That sounds hard. Do you want to tell me more about it?");
    expect(talk.phase).toBe("listening");
  });

  test("[T3] speech during transcription loses neither utterance", () => {
    const talk = listening().do(started(1), ended(1));
    const first = talk.generation;
    talk.after(1_000).do(started(2), transcribed(first, "My first sentence"), ended(2));
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
