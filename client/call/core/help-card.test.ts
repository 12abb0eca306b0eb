import { describe, expect, test } from "vitest";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { noConversationRisk, shownHelp } from "#client/lib/conversation-risk.ts";
import { remainingSeconds } from "./status.ts";
import { resumed, stage } from "./test-stage.ts";

type Notice = Extract<ServerMessage, { type: "notice" }>;

function helpCard(level: Notice["level"], about: Partial<Notice> = {}): Notice {
  return {
    type: "notice",
    notice: "helpCard",
    level,
    concerns: level === "none" ? [] : ["suicide"],
    confirmed: level !== "none",
    folded: false,
    ...about,
  };
}

/** A session with everything the tests below look at. */
async function begun(mode: "call" | "chat") {
  const it = stage();
  await it.begin(mode);
  return {
    it,
    say: (...messages: ServerMessage[]) => it.transport.socket.say(...messages),
    shown: () => shownHelp(it.state.risk),
    left: () => remainingSeconds(it.state, it.clock.now()),
    dismissals: () => it.transport.socket.of("help.dismiss").length,
  };
}

describe("the risk of the conversation", () => {
  test("follows the relay: it rises, falls, and falls to none", async () => {
    const { it, say, shown } = await begun("chat");
    expect(it.state.risk).toEqual(noConversationRisk);
    say(helpCard("possible"));
    expect(shown()).toBe("pointer");
    say(helpCard("active", { concerns: ["suicide", "self_harm"], confirmed: false }));
    expect(it.state.risk).toEqual({
      level: "active",
      concerns: ["suicide", "self_harm"],
      confirmed: false,
      folded: false,
    });
    expect(shown()).toBe("card");
    say(helpCard("imminent"));
    expect(it.state.risk).toMatchObject({ level: "imminent", confirmed: true, concerns: ["suicide"] });
    say(helpCard("possible"));
    expect(shown()).toBe("pointer");
    say(helpCard("none"));
    expect(it.state.risk).toEqual(noConversationRisk);
    expect(shown()).toBe("nothing");
  });

  test("an old relay that knows neither confirms every level and folds no card", async () => {
    const { it, say, left, shown } = await begun("call");
    say({ type: "notice", notice: "helpCard", level: "active", concerns: ["abuse"] });
    expect(it.state.risk).toEqual({ level: "active", concerns: ["abuse"], confirmed: true, folded: false });
    expect([shown(), left()]).toEqual(["card", null]);
  });

  test("the card doesn't outlast the level", async () => {
    const { it, say } = await begun("chat");
    say({ type: "notice", notice: "aiNotice" }, helpCard("active"), helpCard("possible"));
    expect(it.state.notices).toEqual(["aiNotice"]);
  });

  test("a new session starts without it", async () => {
    const { it, say } = await begun("chat");
    say(helpCard("active"));
    it.transport.socket.close(4006);
    it.actions.reset();
    expect(it.state.risk).toEqual(noConversationRisk);
  });
});

describe("limits", () => {
  test("time isn't mentioned while a confirmed danger lasts, but is for a screen-only one", async () => {
    const { it, say, left } = await begun("call");
    say({ type: "notice", notice: "capNearlyUp" });
    say(helpCard("active", { confirmed: false }));
    expect([it.state.notices, left()]).toEqual([["capNearlyUp"], 600]);
    say(helpCard("active"));
    expect([it.state.notices, left()]).toEqual([[], null]);
    say({ type: "notice", notice: "timeNearlyUp" });
    expect(it.state.notices).toEqual([]);
    say(helpCard("possible"), { type: "notice", notice: "timeNearlyUp" });
    expect([it.state.notices, left()]).toEqual([["timeNearlyUp"], 600]);
  });

  test("seconds that passed in between aren't missing afterwards", async () => {
    const { it, say, left } = await begun("call");
    await it.clock.pass(5_000);
    say(helpCard("imminent"));
    await it.clock.pass(12_000);
    it.actions.dismissHelp();
    expect(left()).toBe(595);
    await it.clock.pass(5_000);
    expect(left()).toBe(590);
  });
});

describe("this isn't about me", () => {
  test("folds the card at once, tells the relay, and brings back the remaining time", async () => {
    const { it, say, shown, left, dismissals } = await begun("call");
    say(helpCard("imminent"));
    it.actions.dismissHelp();
    expect([shown(), left(), dismissals()]).toEqual(["pointer", 600, 1]);
    say(helpCard("possible", { confirmed: false, folded: true }));
    expect([shown(), left()]).toEqual(["pointer", 600]);
  });

  test("the pointer stays when the level falls to none, because somebody may be about to press it", async () => {
    const { it, say, shown } = await begun("chat");
    say(helpCard("active", { confirmed: false }));
    it.actions.dismissHelp();
    say(helpCard("none", { folded: true }));
    expect(shown()).toBe("pointer");
  });

  test("something new opens the card again", async () => {
    const { it, say, shown } = await begun("chat");
    say(helpCard("active"));
    it.actions.dismissHelp();
    say(helpCard("possible", { folded: true }));
    say(helpCard("possible"));
    expect(shown()).toBe("pointer");
    say(helpCard("active"));
    expect(shown()).toBe("card");
  });

  test("a notice in flight doesn't open it, unless it says more", async () => {
    const { it, say, shown } = await begun("chat");
    say(helpCard("active", { confirmed: false }));
    it.actions.dismissHelp();
    say(helpCard("active"));
    expect(shown()).toBe("pointer");
    say(helpCard("imminent"));
    expect(shown()).toBe("card");
  });

  test("a new concern doesn't stay folded", async () => {
    const { it, say, shown } = await begun("chat");
    say(helpCard("active"));
    it.actions.dismissHelp();
    say(helpCard("active", { concerns: ["suicide", "abuse"] }));
    expect(shown()).toBe("card");
  });

  test("without a connection it folds locally, and is sent on reconnect before pending messages", async () => {
    const { it, say, shown, dismissals } = await begun("chat");
    say(helpCard("active"));
    it.transport.setOnline(false);
    it.actions.dismissHelp();
    it.actions.send("I am fine");
    expect([shown(), dismissals()]).toEqual(["pointer", 0]);
    it.transport.setOnline(true);
    await it.welcome();
    say(resumed("chat"), helpCard("active"));
    expect(shown()).toBe("pointer");
    expect(it.transport.socket.order.slice(1)).toEqual(["help.dismiss", "chat.send"]);
    say(helpCard("possible", { folded: true }));
    it.transport.socket.close(1006);
    await it.clock.pass(250);
    await it.welcome();
    say(resumed("chat"), helpCard("possible", { folded: true }));
    expect([shown(), dismissals()]).toEqual(["pointer", 0]);
  });

  test("after the end it only folds locally", async () => {
    const { it, say, shown, dismissals } = await begun("chat");
    say(helpCard("active"));
    it.transport.socket.close(4006);
    it.actions.dismissHelp();
    expect([shown(), dismissals()]).toEqual(["pointer", 0]);
  });
});
