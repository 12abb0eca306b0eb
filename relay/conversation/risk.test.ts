import { describe, expect, test } from "vitest";
import { noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import { heardNothing } from "../safety/verdict.ts";
import { noConversationRisk } from "./conversation-risk.ts";
import { createConversation } from "./state.ts";
import {
  chatting,
  delta,
  ended,
  listening,
  paused,
  readerLate,
  settings,
  sounding,
  speaking,
  started,
  Talk,
  transcribed,
  turnRead,
  typed,
  written,
} from "../testing/talk.ts";

const active: RiskFinding = { level: "active", concerns: ["suicide"] };
const imminent: RiskFinding = { level: "imminent", concerns: ["suicide"] };
const possible: RiskFinding = { level: "possible", concerns: [] };

const helpCards = (talk: Talk) => talk.sent("notice").filter((it) => it.notice === "helpCard");

/** Says something in a call, to the end; the events after the transcript are what `talk` shows. */
function saying(talk: Talk, text: string, utterance = 1): Talk {
  talk.do(started(utterance), ended(utterance));
  return talk.do(transcribed(talk.generation, text));
}

const askedUnder = (talk: Talk) =>
  talk.of("generate").map(({ risk: { level, confirmed, dismissed, lastTurn } }) => ({
    level,
    confirmed,
    dismissed,
    lastTurn,
  }));

describe("[T21] hearing danger", () => {
  test("[T21] what the floor hears counts at once: written down, told, and answered under it", () => {
    const talk = saying(listening(), "I'm going to kill myself");
    expect(talk.of("risk").map(({ risk }) => risk)).toEqual([
      expect.objectContaining({ ...active, confirmed: true }),
    ]);
    expect(helpCards(talk)).toEqual([
      { type: "notice", notice: "helpCard", ...active, confirmed: true, folded: false },
    ]);
    expect(askedUnder(talk)).toEqual([
      { level: "active", confirmed: true, dismissed: false, lastTurn: "active" },
    ]);
    // It is written down before anything answers it.
    const order = talk.effects.map((it) => it.type);
    expect(order.indexOf("risk")).toBeLessThan(order.indexOf("generate"));
  });

  test("[T21] what the screen alone hears counts once the reader is late, unconfirmed and never as imminent", () => {
    const talk = saying(listening(), "goodbye forever");
    expect([talk.state.risk.level, talk.of("risk"), helpCards(talk)]).toEqual(["none", [], []]);
    talk.do(readerLate(1));
    expect(helpCards(talk)).toEqual([
      { type: "notice", notice: "helpCard", ...active, confirmed: false, folded: false },
    ]);
  });

  test("[T21] every turn is given to the reader, with what was said before it", () => {
    const talk = chatting().do(typed("I had a bad day"));
    expect(talk.of("read")).toEqual([
      {
        type: "read",
        turn: 1,
        text: "I had a bad day",
        context: [expect.objectContaining({ role: "assistant", text: settings.phrases.greeting })],
        waitMs: null,
      },
    ]);
    const call = saying(listening(), "Nothing worked today");
    expect(call.of("read").map(({ turn, text }) => [turn, text])).toEqual([[1, "Nothing worked today"]]);
  });

  test("[T21] of what was said before it the reader gets the last six messages", () => {
    const talk = chatting();
    for (let turn = 1; turn <= 4; turn += 1) {
      talk.do(typed(`thing ${turn}`));
      talk.do(delta(talk.generation, `Reply ${turn}`), written(talk.generation));
    }
    talk.do(typed("yes"));
    expect(talk.of("read").map(({ context }) => context.map(({ text }) => text))).toEqual([
      ["thing 2", "Reply 2", "thing 3", "Reply 3", "thing 4", "Reply 4"],
    ]);
  });

  test("[T21] what changes is told, down as well as up, and what doesn't is not", () => {
    const talk = chatting().do(typed("I want to die"), readerLate(1));
    expect(helpCards(talk)).toHaveLength(1);
    talk.do(typed("no, forget it, I was joking"));
    expect(talk.state.risk.level).toBe("active");
    expect(helpCards(talk)).toEqual([]);
    talk.do(turnRead(1, noRisk));
    expect(helpCards(talk)).toEqual([
      { type: "notice", notice: "helpCard", ...noRisk, confirmed: false, folded: false },
    ]);
    talk.do(turnRead(2, noRisk));
    expect(helpCards(talk)).toEqual([]);
  });

  test("[T21] other concerns at the same level are told too", () => {
    const talk = chatting().do(typed("I want to die"), turnRead(1, { level: "active", concerns: ["abuse"] }));
    expect(helpCards(talk).at(-1)).toMatchObject({ level: "active", concerns: ["abuse"], confirmed: true });
  });

  test("[T7][T21] what shows risk is never too short for a turn", () => {
    const talk = listening({
      hear: ({ text }) => ({ ...heardNothing, screen: text === "死" ? possible : noRisk }),
    });
    saying(talk, "死");
    expect(talk.sent("discarded")).toEqual([]);
    expect(talk.history.at(-1)).toBe("user: 死");
  });

  test("[T21] what was said counts, also where the utterance is taken back", () => {
    const talk = listening().do(started(1), paused(1));
    talk.do(transcribed(talk.generation, "I want to kill myself"));
    expect(talk.state.risk.level).toBe("none");
    expect(askedUnder(talk).map((it) => it.level)).toEqual(["active"]);
    talk.do({ type: "utteranceCancelled", utterance: 1 });
    expect(talk.state.risk).toMatchObject({ ...active, confirmed: true });
    expect(helpCards(talk)).toHaveLength(1);
    // It never becomes a message, so nobody reads it further.
    expect(talk.of("read")).toEqual([]);
  });

  test("[T21] nor does a lost connection, or the other mode, lose it", () => {
    for (const cut of [{ type: "disconnected" }, { type: "modeSwitched", mode: "chat" }] as const) {
      const talk = listening().do(started(1), paused(1));
      talk.do(transcribed(talk.generation, "I want to kill myself"), cut);
      expect(talk.state.risk).toMatchObject({ level: "active", confirmed: true });
    }
  });

  test("[T21] an ordinary message changes nothing, and is answered as one", () => {
    for (const said of [
      "i will think about it",
      "My dad keeps telling me to stay inside",
      "are you human?",
    ]) {
      const talk = chatting().do(typed(said), turnRead(1, noRisk));
      expect(talk.of("risk")).toEqual([]);
      expect(helpCards(talk)).toEqual([]);
      expect(talk.of("abort")).toEqual([]);
      expect(talk.of("generate").map(({ risk }) => risk)).toEqual([noConversationRisk]);
    }
  });
});

describe("[T22] a reply waits for the reader", () => {
  test("[T22] only where the screen alone hears danger: 800 ms in a call, 1.5 s in chat", () => {
    const doubtful = [
      [saying(listening(), "I want to die"), 800],
      [chatting().do(typed("I want to die")), 1_500],
    ] as const;
    for (const [talk, waitMs] of doubtful) {
      expect(talk.of("read").map((it) => it.waitMs)).toEqual([waitMs]);
      expect(talk.of("generate")).toEqual([]);
      expect(talk.state.turn.phase).toBe("replying");
    }
    for (const said of [
      "I had a bad day",
      "it feels hopeless",
      "I want to kill myself",
      "I want to die tonight",
    ]) {
      const talk = chatting().do(typed(said));
      expect(talk.of("read").map((it) => it.waitMs)).toEqual([null]);
      expect(talk.of("generate")).toHaveLength(1);
    }
  });

  test("[T22] the reader hears none: an ordinary reply", () => {
    const talk = saying(listening(), "I want to die");
    const before = talk.effects;
    talk.do(turnRead(1, noRisk));
    // Nobody ever sees that the screen thought otherwise.
    expect([...before, ...talk.effects].filter(({ type }) => type === "risk")).toEqual([]);
    expect(askedUnder(talk)).toEqual([
      { level: "none", confirmed: false, dismissed: false, lastTurn: "none" },
    ]);
    expect(talk.of("abort")).toEqual([]);
  });

  test("[T22] the reader hears it too: confirmed, and answered as that", () => {
    const talk = chatting().do(typed("I want to die"), turnRead(1, imminent));
    expect(askedUnder(talk)).toEqual([
      { level: "imminent", confirmed: true, dismissed: false, lastTurn: "imminent" },
    ]);
  });

  test("[T22] the reader is silent or fails: the screen counts, unconfirmed", () => {
    for (const gone of [readerLate(1), turnRead(1, null)]) {
      const talk = chatting().do(typed("I want to die"), gone);
      expect(askedUnder(talk)).toEqual([
        { level: "active", confirmed: false, dismissed: false, lastTurn: "active" },
      ]);
    }
  });

  test("[T22] an answer that comes after the wait still counts, and is waited for only once", () => {
    const talk = chatting().do(typed("I want to die"), readerLate(1));
    talk.do(turnRead(1, noRisk));
    expect(talk.of("abort")).toHaveLength(1);
    expect(askedUnder(talk).map((it) => it.level)).toEqual(["none"]);
    talk.do(readerLate(1), turnRead(1, imminent));
    expect(talk.effects).toEqual([]);
  });

  test("[T22] an answer about another turn ends no wait", () => {
    const talk = chatting().do(typed("I had a bad day"), typed("I want to die"));
    const reply = talk.state.generation;
    talk.do(delta(reply, "That sounds hard."), written(reply));
    expect(talk.of("generate")).toEqual([]);
    talk.do(turnRead(1, noRisk));
    expect(talk.of("generate")).toEqual([]);
    talk.do(turnRead(2, noRisk));
    expect(talk.of("generate").map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      [settings.phrases.greeting, "I had a bad day", "That sounds hard.", "I want to die"],
    ]);
  });

  test("[T17][T22] what is typed while a reply waits is answered with it", () => {
    const talk = chatting().do(typed("I want to die"), typed("I mean of boredom"), turnRead(1, noRisk));
    expect(talk.of("generate").map(({ lines }) => lines.slice(1).map(({ text }) => text))).toEqual([
      ["I want to die", "I mean of boredom"],
    ]);
    const reply = talk.generation;
    talk.do(delta(reply, "Boredom can be heavy."), written(reply));
    expect(talk.phase).toBe("chatting");
    expect(talk.of("generate")).toEqual([]);
  });

  test("[T4][T22] in doubt nothing is prepared ahead", () => {
    const talk = listening().do(started(1), paused(1));
    talk.do(transcribed(talk.generation, "I want to die"));
    expect(talk.of("generate")).toEqual([]);
    talk.do(ended(1));
    expect(talk.of("read").map((it) => it.waitMs)).toEqual([800]);
    talk.do(readerLate(1));
    expect(talk.of("generate")).toHaveLength(1);
  });

  test("[T19][T22] a reply that waits over a lost connection is still asked for, and heard on return", () => {
    const talk = saying(listening(), "I want to die").do({ type: "disconnected" }, { type: "reconnected" });
    talk.do(turnRead(1, noRisk));
    const [asked] = talk.of("generate");
    talk.do(delta(asked?.generation ?? 0, "I am here with you."), written(asked?.generation ?? 0));
    expect(talk.of("speak").map(({ text }) => text)).toEqual(["I am here with you."]);
    expect(talk.history.at(-1)).toBe("assistant: I am here with you.");
  });

  test("[T20][T22] after the end nothing is answered, but what the reader saw still counts", () => {
    const talk = chatting().do(typed("I want to die"), { type: "endRequested", moodAfter: null });
    talk.do(turnRead(1, imminent), readerLate(1));
    expect(talk.effects.map((it) => it.type)).toEqual(["risk", "seal", "done"]);
  });
});

describe("[T22] a reply is written anew", () => {
  test("[T22] where the reader sees more, and nothing of it was heard yet", () => {
    const talk = saying(listening(), "everything is arranged now");
    const first = talk.generation;
    talk.do(turnRead(1, imminent));
    expect(talk.of("abort").map((it) => it.generation)).toEqual([first]);
    expect(askedUnder(talk).map((it) => it.level)).toEqual(["imminent"]);
  });

  test("[T22] where the reader sees less: down as well as up", () => {
    const talk = chatting().do(typed("it feels hopeless"));
    expect(askedUnder(talk).map((it) => it.level)).toEqual(["possible"]);
    talk.do(turnRead(1, noRisk));
    expect(askedUnder(talk).map((it) => it.level)).toEqual(["none"]);
  });

  test("[T22] not where the reader sees what the reply was asked for under", () => {
    const talk = chatting().do(typed("I had a bad day"), turnRead(1, noRisk));
    expect(talk.of("abort")).toEqual([]);
    const floor = chatting().do(typed("I want to kill myself"), turnRead(1, active));
    expect(floor.of("abort")).toEqual([]);
    expect(floor.of("generate")).toHaveLength(1);
  });

  test("[T22] not once the person has heard of it; the level counts all the same", () => {
    const talk = speaking().do(turnRead(1, active));
    expect(talk.of("abort")).toEqual([]);
    expect(talk.state.risk).toMatchObject({ ...active, confirmed: true });
    expect(helpCards(talk)).toHaveLength(1);
    const chat = chatting().do(typed("everything is arranged now"));
    chat.do(delta(chat.generation, "That sounds final. What"), turnRead(1, imminent));
    expect(chat.of("abort")).toEqual([]);
  });

  test("[T19][T22] not where it was heard before the connection was lost", () => {
    const talk = saying(listening(), "everything is arranged now");
    const reply = talk.generation;
    talk.do(delta(reply, "That sounds final. What do you mean by it? "), sounding(reply));
    talk.do({ type: "played", generation: reply, segment: 1, samples: 10, finished: false });
    talk.do({ type: "disconnected" }, { type: "reconnected" }, turnRead(1, imminent));
    expect(talk.of("abort")).toEqual([]);
    expect(talk.of("generate")).toEqual([]);
  });

  test("[T4][T22] a reply prepared ahead isn't used once an earlier turn's reader has changed the risk", () => {
    const talk = saying(listening(), "everything is arranged now").after(1_000).do(started(2), paused(2));
    talk.do(transcribed(talk.generation, "I have nothing to add"));
    const prepared = talk.of("generate").at(-1)?.generation;
    talk.do(turnRead(1, imminent), ended(2));
    expect(talk.of("release")).toEqual([]);
    expect(talk.of("abort").map((it) => it.generation)).toEqual([prepared]);
    expect(askedUnder(talk)).toEqual([
      { level: "imminent", confirmed: true, dismissed: false, lastTurn: "none" },
    ]);
  });

  test("[T22] a restored session answers what nobody answered as what its level says", () => {
    const risk = { ...noConversationRisk, ...active, confirmed: true, lastTurn: "active" } as const;
    const unanswered = {
      id: "00000000-0000-4000-8000-000000000001",
      position: 1,
      role: "user",
      text: "I want to kill myself",
      at: "2026-11-20T12:00:00.000Z",
      interrupted: false,
      clientId: null,
    } as const;
    const talk = new Talk("chat");
    talk.state = createConversation(settings, "chat", { position: 1, history: [unanswered], risk });
    talk.do({ type: "opened", restored: true });
    expect(talk.of("generate").map((it) => it.risk)).toEqual([risk]);
  });
});

const timeUp = { type: "timeUp", reason: "limit" } as const;
const timeUpInDoubt = (): Talk => saying(listening(), "I want to die").do(timeUp);

describe("[T23] risk and time", () => {
  test("[T23] time that is up while the person speaks waits for what they say, and a confirmed danger lifts it", () => {
    const talk = listening().do(started(1), timeUp);
    expect(talk.of("end")).toEqual([]);
    talk.do(ended(1));
    talk.do(transcribed(talk.generation, "I want to kill myself"));
    expect(talk.of("end")).toEqual([]);
    expect(talk.state.turn.phase).toBe("replying");
    talk.do({ type: "timeUp", reason: "cap" });
    expect(talk.of("end")).toEqual([]);
  });

  test("[T20][T23] without danger the session ends as soon as it was heard, with the apology last", () => {
    const talk = listening().do(started(1), timeUp, ended(1));
    talk.do(transcribed(talk.generation, "I had a bad day"));
    expect(talk.of("end").map((it) => it.reason)).toEqual(["limit"]);
    expect(talk.of("speak").at(-1)?.text).toContain("our time for today is up");
    expect(talk.history.at(-1)).toBe("user: I had a bad day");
  });

  test("[T23] what the screen alone hears suspends nothing; what the reader confirms does", () => {
    expect(saying(listening(), "I want to die").do(readerLate(1), timeUp).of("end")).toHaveLength(1);
    expect(saying(listening(), "I want to die").do(turnRead(1, active), timeUp).of("end")).toEqual([]);
    expect(saying(listening(), "it feels hopeless").do(turnRead(1, possible), timeUp).of("end")).toHaveLength(
      1,
    );
  });

  test("[T23] time that is up while the reader is awaited waits too", () => {
    expect(timeUpInDoubt().of("end")).toEqual([]);
    expect(timeUpInDoubt().do(turnRead(1, active)).of("end")).toEqual([]);
    for (const over of [turnRead(1, noRisk), turnRead(1, null), readerLate(1)])
      expect(
        timeUpInDoubt()
          .do(over)
          .of("end")
          .map((it) => it.reason),
      ).toEqual(["limit"]);
  });

  test("[T23][T25] once it is over, or dismissed, limits hold again", () => {
    const dismissed = saying(listening(), "I want to kill myself").do({ type: "helpDismissed" }, timeUp);
    expect(dismissed.of("end").map((it) => it.reason)).toEqual(["limit"]);
    const fallen = chatting().do(typed("I want to kill myself"), turnRead(1, active));
    for (let turn = 2; turn <= 7; turn += 1) fallen.do(typed("I went for a walk"), turnRead(turn, noRisk));
    expect(fallen.state.risk.level).toBe("possible");
    expect(fallen.do(timeUp).of("end")).toHaveLength(1);
  });
});

describe("[T25] this isn't about me", () => {
  test("[T25] the card folds, the client is told, and the next reply acknowledges it", () => {
    const talk = chatting().do(typed("I want to kill myself"), turnRead(1, active));
    talk.do(delta(talk.generation, "Are you thinking of it now?"), written(talk.generation));
    talk.do({ type: "helpDismissed" });
    expect(helpCards(talk)).toEqual([
      {
        type: "notice",
        notice: "helpCard",
        level: "possible",
        concerns: ["suicide"],
        confirmed: false,
        folded: true,
      },
    ]);
    talk.do(typed("That was a line from a film"));
    expect(askedUnder(talk).map((it) => it.dismissed)).toEqual([true]);
  });

  test("[T25] said in words it does the same", () => {
    const talk = chatting().do(typed("I want to die"), readerLate(1));
    talk.do(typed("you misunderstood me"), turnRead(2, noRisk, true));
    expect(talk.state.risk).toMatchObject({ level: "none", dismissed: true });
    expect(askedUnder(talk).at(-1)).toMatchObject({ level: "none", dismissed: true });
  });

  test("[T25] where there is nothing to fold, and after the end, nothing happens", () => {
    expect(chatting().do({ type: "helpDismissed" }).effects).toEqual([]);
    const ended_ = chatting().do(typed("I want to kill myself"), { type: "endRequested", moodAfter: null });
    expect(ended_.do({ type: "helpDismissed" }).effects).toEqual([]);
  });
});

test("[T24] the AI notice is shown at once and spoken in the next pause of a call", () => {
  const talk = speaking().do({ type: "aiNoticeDue" });
  expect(talk.sent("notice").map((it) => it.notice)).toEqual(["aiNotice"]);
  expect(talk.of("speak")).toEqual([]);
  const generation = talk.generation;
  talk.do({ type: "played", generation, segment: 1, samples: 96_000, finished: true });
  expect(talk.of("speak").map((it) => it.text)).toEqual(["I am an AI, not a person."]);
  talk.do(sounding(talk.generation));
  expect(talk.state.noticeDue).toBe(false);
});

test("[T24] in chat the AI notice is only shown", () => {
  const talk = new Talk("chat").do({ type: "opened", restored: false }, { type: "aiNoticeDue" });
  expect(talk.sent("notice").map((it) => it.notice)).toEqual(["aiNotice"]);
  expect(talk.of("save").map((it) => it.message.text)).toEqual(["Hello, I am here to listen."]);
});
