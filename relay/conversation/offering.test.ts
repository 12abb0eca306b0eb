import { describe, expect, test } from "vitest";
import type { Resource } from "#shared/protocol/values.ts";
import {
  chatting,
  delta,
  ended,
  listening,
  paused,
  played,
  sounding,
  spoken,
  started,
  type Talk,
  transcribed,
  typed,
  written,
} from "../testing/talk.ts";
import type { OutgoingCheck } from "../safety/outgoing.ts";
import type { Effect } from "./effects.ts";
import type { Event } from "./events.ts";
import { standingOffers } from "./offering.ts";

const offered = (
  generation: number,
  resource: Resource = "breathing",
  asked = false,
  reason = "",
): Event => ({
  type: "offerMade",
  generation,
  offer: { resource, asked, reason },
});

/** A chat in which the person has typed this, and the model is asked. */
const asking = (talk: Talk, text = "I can't sleep"): Talk => talk.do(typed(text));

/** One more turn of a chat, in which the model makes this offer. */
function turn(talk: Talk, resource: Resource, asked: boolean): readonly string[] {
  asking(talk);
  const g = talk.generation;
  return talk
    .do(delta(g, "That sounds tiring."), offered(g, resource, asked), written(g))
    .sent("offer")
    .map((it) => it.resource);
}

/** All that a reply in a call comes to, with these offers in its middle. */
function replyEffects(...offers: ((generation: number) => Event)[]): readonly Effect[] {
  const call = listening().do(started(1), ended(1));
  call.do(transcribed(call.generation, "I had a bad night"));
  const g = call.generation;
  call.do(delta(g, "That sounds tiring. "), ...offers.map((it) => it(g)));
  const first = call.effects;
  call.do(delta(g, "I'm here."), written(g));
  return [...first, ...call.effects];
}

const isOffer = (it: Effect): boolean =>
  it.type === "count" || (it.type === "send" && it.message.type === "offer");

const check: OutgoingCheck = (text) =>
  text.includes("0800")
    ? { verdict: "pass", text: "", removed: ["number"] }
    : { verdict: "pass", text, removed: [] };

const counts = (talk: Talk): string[] => talk.of("count").map(({ metric }) => metric);

describe("[T33] offers", () => {
  test("come after the reply's message, with its place", () => {
    const talk = asking(chatting());
    const g = talk.generation;
    expect(talk.do(delta(g, "That sounds tiring. "), offered(g)).sent("offer")).toEqual([]);
    talk.do(written(g));
    const [message] = talk.sent("message");
    expect(talk.of("send").map((it) => it.message.type)).toEqual(["reply.delta", "message", "offer"]);
    expect(talk.sent("offer")).toEqual([
      {
        type: "offer",
        id: message?.message.id,
        position: message?.message.position,
        resource: "breathing",
        reason: "",
      },
    ]);
    expect(counts(talk)).toEqual(["offerVolunteered"]);
  });

  test("are made unasked once in a conversation, and asked for three times in all", () => {
    const talk = chatting();
    expect(turn(talk, "breathing", false)).toEqual(["breathing"]);
    expect(turn(talk, "journal", false)).toEqual([]);
    expect(counts(talk)).toEqual(["offerDropped"]);
    expect(turn(talk, "journal", true)).toEqual(["journal"]);
    expect(turn(talk, "breathing", true)).toEqual(["breathing"]);
    expect(turn(talk, "stretching", true)).toEqual([]);
    expect(asking(talk).of("generate")[0]?.offering).toEqual({
      resources: [],
      mayVolunteer: false,
      before: ["breathing", "journal", "breathing"],
    });
  });

  test("are one with a reply, and belong to the reply under way", () => {
    const talk = asking(chatting());
    const g = talk.generation;
    talk.do(offered(g - 1), delta(g, "Yes. "), offered(g, "journal", true), offered(g, "stretching", true));
    expect(talk.do(written(g), offered(g, "reminder", true)).sent("offer")).toMatchObject([
      { resource: "journal" },
    ]);
    expect(talk.do(offered(g, "reminder", true)).effects).toEqual([]);
  });

  test("are the safety plan alone while danger lasts", () => {
    const talk = chatting();
    asking(talk, "I want to kill myself");
    const g = talk.generation;
    expect(talk.of("generate")[0]?.offering.resources).toEqual(["safetyPlan"]);
    talk.do(delta(g, "I'm here."), offered(g, "breathing", true), written(g));
    expect(talk.sent("offer")).toEqual([]);
    expect(turn(talk, "safetyPlan", false)).toEqual(["safetyPlan"]);
  });

  test("come with a prepared reply once it is released", () => {
    const talk = listening().do(started(1), paused(1));
    talk.do(transcribed(talk.generation, "I had a bad night"));
    const g = talk.generation;
    talk.do(delta(g, "That sounds tiring. "), offered(g), written(g));
    expect(talk.sent("offer")).toEqual([]);
    expect(talk.do(ended(1)).sent("offer")).toHaveLength(1);
  });

  test("are heard after a spoken reply that ended with its question, until the reply is over", () => {
    const call = listening().do(started(1), ended(1));
    call.do(transcribed(call.generation, "I had a bad night"));
    const g = call.generation;
    call.do(delta(g, "What kept you up? And then I would say more."));
    expect(call.history.at(-1)).toBe("assistant: What kept you up?");
    expect(call.do(offered(g)).sent("offer")).toHaveLength(1);
    call.do(sounding(g), spoken(g, 0), played(g, 0, 48_000, true));
    expect(call.of("abortText")).toEqual([{ type: "abortText", generation: g }]);
    expect(call.phase).toBe("listening");
  });

  test("never delay the first words: the reply's effects are the same with an offer and without", () => {
    const plain = replyEffects();
    const offering = replyEffects((g) => offered(g));
    expect(offering.some(isOffer)).toBe(true);
    expect(offering.filter((it) => !isOffer(it))).toEqual(plain);
    expect(offering.findIndex(({ type }) => type === "speak")).toBe(0);
  });

  test("leave out a reason that must not go out", () => {
    const talk = asking(chatting({ check }));
    const g = talk.generation;
    talk.do(delta(g, "Yes."), offered(g, "breathing", true, "Call 0800"), written(g));
    expect(talk.sent("offer")).toMatchObject([{ reason: "" }]);
    expect(talk.of("checked")).toEqual([{ type: "checked", fault: "number" }]);
    asking(talk);
    const r = talk.generation;
    talk.do(delta(r, "Yes."), offered(r, "journal", true, "To get it off your mind"), written(r));
    expect(talk.sent("offer")).toMatchObject([{ reason: "To get it off your mind" }]);
  });

  test("are told again until they are declined, or their message is taken back", () => {
    const talk = chatting();
    turn(talk, "breathing", false);
    turn(talk, "journal", true);
    const shown = () => standingOffers(talk.state).flatMap((it) => (it.type === "offer" ? [it] : []));
    expect(shown().map(({ resource }) => resource)).toEqual(["breathing", "journal"]);
    const id = shown()[0]?.id ?? "";
    talk.do({ type: "offerAnswered", id, answer: "declined" });
    expect(shown().map(({ resource }) => resource)).toEqual(["journal"]);
    const call = listening().do(started(1), ended(1));
    call.do(transcribed(call.generation, "I had a bad night"));
    const g = call.generation;
    call.do(delta(g, "That sounds tiring. I'm here."), offered(g), written(g));
    expect(standingOffers(call.state)).toHaveLength(1);
    call.do({ type: "interrupted", generation: g, segment: 0, samples: 0 });
    expect(call.sent("message.removed")).toHaveLength(1);
    expect(standingOffers(call.state)).toEqual([]);
    expect(call.state.offers.made).toHaveLength(1);
  });

  test("hold a silence while one is open", () => {
    const talk = listening().do(started(1), ended(1));
    talk.do(transcribed(talk.generation, "I had a bad night"));
    const g = talk.generation;
    talk.do(delta(g, "Breathe with me."), offered(g, "breathing", true), written(g));
    const id = talk.sent("offer")[0]?.id ?? "";
    talk.do(sounding(g), spoken(g, 0), played(g, 0, 48_000, true));
    talk.do({ type: "offerAnswered", id, answer: "opened" });
    expect(talk.after(60_000).do({ type: "tick" }, { type: "tick" }).effects).toEqual([]);
    talk.do({ type: "offerAnswered", id, answer: "closed" });
    expect(talk.after(26_000).do({ type: "tick" }, { type: "tick" }).of("count")).toMatchObject([
      { metric: "silenceBroken" },
    ]);
  });
});
