import { describe, expect, test, vi } from "vitest";
import { noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import type { Reading } from "../safety/verdict.ts";
import { clientId, hello, Stage, type StageClient, start } from "../testing/stage.ts";
import { settle } from "../testing/stage-doubles.ts";

const helpCards = (client: StageClient) => client.of("notice").filter((it) => it.notice === "helpCard");
const said = async (stage: Stage, client: StageClient, utterance: number, text: string) => {
  await client.speaks(utterance);
  await client.says({ type: "utterance.end", utterance });
  await stage.ai.heard(text);
};
const typing = (text: string, number = 1) =>
  ({ type: "chat.send", clientId: clientId.replace(/.$/, String(number % 10)), text }) as const;
const reads = (found: RiskFinding): Reading => ({ ...found, misunderstood: false });
const dismiss = { type: "help.dismiss" } as const;
const suicide = { level: "active", concerns: ["suicide"] } as const;

/** A chat that has begun. */
async function chat(stage: Stage): Promise<StageClient> {
  const client = stage.client();
  await client.says(hello(), start("chat"));
  return client;
}

/** A call in which danger was confirmed, with so many seconds left. */
async function atRisk(left: number) {
  const stage = new Stage();
  stage.seconds.left = left;
  const client = await stage.call();
  await said(stage, client, 1, "I want to kill myself");
  await stage.ai.writes("I am glad you told me.");
  await stage.ai.speaks();
  return { stage, client };
}

describe("[T23] a call with a confirmed danger", () => {
  test("[T23] with one second left it is not cut, says no apology and is charged nothing more", async () => {
    const stage = new Stage();
    stage.seconds.left = 2;
    const client = await stage.call();
    await stage.pass(1_000);
    await said(stage, client, 1, "I want to kill myself");
    await stage.ai.writes("I am glad you told me. Are you thinking of it now?");
    await stage.pass(1_200_000);
    expect(client.of("session.ended")).toEqual([]);
    expect(helpCards(client)).toEqual([
      { type: "notice", notice: "helpCard", ...suicide, confirmed: true, folded: false },
    ]);
    expect(stage.seconds.left).toBe(0);
    expect(stage.ai.speeches.map((it) => it.input).join(" ")).not.toContain("time limit");
  });

  test("[T23] no budget holds back who is in danger: the call goes on, and another one begins", async () => {
    const { stage, client } = await atRisk(900);
    stage.spent = true;
    await stage.pass(120_000);
    expect(client.of("session.ended")).toEqual([]);
    expect(client.of("error")).toEqual([]);
    expect(stage.sessions.registry.isInDanger("person")).toBe(true);
    expect(stage.sessions.registry.isInDanger("somebody else")).toBe(false);
  });

  test("[T23] time that runs out while the person speaks does not end a call in which they say it", async () => {
    const stage = new Stage();
    stage.seconds.left = 3;
    const client = await stage.call();
    await client.speaks(1);
    await stage.pass(5_000);
    expect(client.of("session.ended")).toEqual([]);
    await client.says({ type: "utterance.end", utterance: 1 });
    await stage.ai.heard("I want to kill myself");
    await stage.pass(60_000);
    expect(client.of("session.ended")).toEqual([]);
    // Without danger, the same moment ends the call.
    const other = new Stage();
    other.seconds.left = 3;
    const calm = await other.call();
    await calm.speaks(1);
    await other.pass(5_000);
    await calm.says({ type: "utterance.end", utterance: 1 });
    await other.ai.heard("I had a bad day");
    expect(calm.of("session.ended").map((it) => it.reason)).toEqual(["limit"]);
  });

  test("[T23] from chat to a call with nothing left, and back after a loss: no limit, and the card again", async () => {
    const stage = new Stage();
    stage.seconds.left = 0;
    const client = await chat(stage);
    await client.says(typing("I want to kill myself"), { type: "mode.switch", mode: "call" });
    expect(client.of("mode.switched").map((it) => it.mode)).toEqual(["call"]);
    expect(client.of("error")).toEqual([]);
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    client.drops();
    stage.restart();
    const back = stage.client();
    await back.says(hello({ sessionId, lastPosition: 0 }));
    await stage.pass(30_000);
    expect(back.of("session.ended")).toEqual([]);
    expect(helpCards(back)).toMatchObject([{ ...suicide, confirmed: true, folded: false }]);
  });

  test("[T23] what the screen alone hears stops no meter, and no limit", async () => {
    const stage = new Stage();
    stage.seconds.left = 60;
    const client = await stage.call();
    await said(stage, client, 1, "I want to die");
    expect(helpCards(client)).toMatchObject([{ ...suicide, confirmed: false }]);
    await stage.pass(90_000);
    expect(client.of("session.ended").map((it) => it.reason)).toEqual(["limit"]);
  });

  test("[T23] what the reader confirms does, from then on", async () => {
    const stage = new Stage();
    stage.seconds.left = 60;
    stage.reader = async () => reads(suicide);
    const client = await stage.call();
    await said(stage, client, 1, "everything is arranged now");
    await stage.pass(600_000);
    expect(client.of("session.ended")).toEqual([]);
    expect(stage.seconds.left).toBeGreaterThan(0);
  });
});

describe("[T23][T25] a call whose danger is over", () => {
  test("[T25] dismissed: the card folds, and talking time counts again", async () => {
    const { stage, client } = await atRisk(600);
    await stage.pass(60_000);
    const before = stage.seconds.left;
    expect(before).toBeGreaterThan(550);
    await client.says(dismiss);
    expect(helpCards(client).at(-1)).toMatchObject({ level: "possible", confirmed: false, folded: true });
    const usages = client.of("usage").length;
    await stage.pass(60_000);
    expect(stage.seconds.left).toBeLessThan(before - 50);
    expect(client.of("usage").length).toBeGreaterThan(usages);
    expect(client.of("session.ended")).toEqual([]);
  });

  test("[T23] dismissed with nothing left: the time is up, as it is for everybody", async () => {
    const { stage, client } = await atRisk(10);
    await stage.pass(60_000);
    stage.seconds.left = 0;
    expect(client.of("session.ended")).toEqual([]);
    await client.says(dismiss);
    expect(client.of("session.ended").map((it) => it.reason)).toEqual(["limit"]);
    expect(stage.ai.speeches.map((it) => it.input).join(" ")).toContain("time limit");
  });

  test("[T23] dismissed with nothing left while the person speaks: what they say is heard first", async () => {
    const { stage, client } = await atRisk(10);
    stage.seconds.left = 0;
    await client.speaks(2);
    await client.says(dismiss);
    expect(client.of("session.ended")).toEqual([]);
    await client.says({ type: "utterance.end", utterance: 2 });
    await stage.ai.heard("I want to kill myself");
    await stage.pass(30_000);
    expect(client.of("session.ended")).toEqual([]);
  });

  test("[T25] six quiet turns that the reader read have it charged again", async () => {
    const { stage, client } = await atRisk(900);
    stage.reader = async () => reads(noRisk);
    for (let utterance = 2; utterance <= 6; utterance += 1) {
      await stage.pass(2_000);
      await said(stage, client, utterance, "I went out today");
    }
    await stage.pass(60_000);
    const before = stage.seconds.left;
    expect(before).toBeGreaterThan(850);
    await said(stage, client, 7, "I went out today");
    expect(helpCards(client).at(-1)).toMatchObject({ level: "possible", confirmed: true });
    await stage.pass(60_000);
    expect(stage.seconds.left).toBeLessThan(before - 50);
  });

  test("[T23] where nobody can say what is left, it falls silent until somebody can", async () => {
    const { stage, client } = await atRisk(600);
    stage.seconds.away = true;
    await client.says(dismiss);
    expect(client.of("error").map((it) => it.code)).toEqual(["limitUnverified"]);
    await stage.pass(10_000);
    expect(client.of("error")).toHaveLength(1);
    await said(stage, client, 2, "Are you still there?");
    await stage.ai.writes("Yes, I am here.");
    expect(stage.ai.speeches.map((it) => it.input)).not.toContain("Yes, I am here.");
    stage.seconds.away = false;
    const before = stage.seconds.left;
    await stage.pass(10_000);
    expect(stage.ai.speeches.map((it) => it.input)).toContain("Yes, I am here.");
    await stage.pass(30_000);
    expect(stage.seconds.left).toBeLessThan(before);
  });

  test("[T23] the meter is asked again by one timer, however often the person comes back", async () => {
    const stage = new Stage();
    const client = await stage.call();
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    stage.seconds.away = true;
    client.drops();
    for (let times = 0; times < 8; times += 1) {
      const back = stage.client();
      await back.says(hello({ sessionId, lastPosition: 0 }));
      await stage.pass(500);
      if (times < 7) back.drops();
    }
    const asked = vi.spyOn(stage.meter, "open");
    await stage.pass(30_000);
    expect(asked.mock.calls.length).toBeGreaterThanOrEqual(5);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(7);
  });

  test("[T23] danger that is confirmed again while it is silent has it speak, uncharged", async () => {
    const { stage, client } = await atRisk(600);
    stage.seconds.away = true;
    await client.says(dismiss);
    await said(stage, client, 2, "I want to kill myself");
    await stage.ai.writes("I am here with you.");
    expect(stage.ai.speeches.map((it) => it.input)).toContain("I am here with you.");
  });

  test("[T23] dismissed while a call's meter is being opened: it is charged from its start", async () => {
    const stage = new Stage();
    const client = await chat(stage);
    await client.says(typing("I want to kill myself"));
    const open = stage.meter.open.bind(stage.meter);
    let opened = 0;
    stage.meter.open = async (...call) => {
      const outcome = await open(...call);
      opened += 1;
      if (opened === 1) await client.says(dismiss);
      return outcome;
    };
    await client.says({ type: "mode.switch", mode: "call" });
    await stage.pass(60_000);
    expect(client.of("mode.switched")).toHaveLength(1);
    expect([opened, stage.seconds.left < 850]).toEqual([2, true]);
  });

  test("[T18] a client that switches without end has a few switches wait, and the others refused", async () => {
    const stage = new Stage();
    const client = await chat(stage);
    const database = Promise.withResolvers<undefined>();
    const asked = vi.spyOn(stage.meter, "open").mockImplementation(async () => {
      await database.promise;
      return "open";
    });
    for (let times = 0; times < 100; times += 1)
      await client.says({ type: "mode.switch", mode: times % 2 === 0 ? "call" : "chat" });
    expect(client.of("error").filter(({ code }) => code === "notNow").length).toBeGreaterThan(90);
    database.resolve(undefined);
    await stage.pass(1_000);
    expect(asked.mock.calls.length).toBeLessThan(10);
    expect(client.of("mode.switched").length + client.of("error").length).toBe(100);
    await client.says({ type: "mode.switch", mode: "chat" }, { type: "mode.switch", mode: "call" });
    expect(client.of("mode.switched").at(-1)?.mode).toBe("call");
  });

  test("[T23] in chat nothing is metered, before and after", async () => {
    const stage = new Stage();
    const client = await chat(stage);
    await client.says(typing("I want to kill myself"), dismiss);
    await stage.pass(60_000);
    expect(stage.seconds.left).toBe(900);
    expect(client.of("session.ended")).toEqual([]);
  });
});

describe("[T22] the reader of a session", () => {
  test("[T21] what it alone sees counts too, and each new height is counted once", async () => {
    const stage = new Stage();
    stage.reader = async () => reads({ level: "imminent", concerns: ["suicide"] });
    const client = await stage.call();
    await said(stage, client, 1, "everything is arranged now");
    expect(helpCards(client).map((it) => it.level)).toEqual(["imminent"]);
    await client.says(dismiss);
    await said(stage, client, 2, "everything is arranged now");
    const counted = stage.metrics.filter(({ name }) => name === "riskChanged");
    expect(counted).toEqual([
      { name: "riskChanged", level: "imminent", confirmed: true },
      { name: "riskChanged", level: "possible", confirmed: false },
    ]);
    expect(stage.records.risks.map(({ level }) => level)).toEqual(["imminent", "possible", "imminent"]);
    expect(stage.metrics.filter(({ name }) => name === "turnRead")).toEqual([
      { name: "turnRead", outcome: "answered" },
      { name: "turnRead", outcome: "answered" },
    ]);
  });

  test.each([
    ["call", 800],
    ["chat", 1_500],
  ] as const)("[T22] in doubt a reply waits for it in a %s, %d ms at most", async (mode, ms) => {
    const stage = new Stage();
    stage.reader = () => new Promise(() => {});
    const client = mode === "call" ? await stage.call() : await chat(stage);
    const say = (utterance: number, text: string) =>
      mode === "call" ? said(stage, client, utterance, text) : client.says(typing(text, utterance));
    await say(1, "I want to die");
    expect(stage.ai.writings).toEqual([]);
    stage.clock.advance(ms - 1);
    await settle();
    expect(stage.ai.writings).toEqual([]);
    stage.clock.advance(1);
    await settle();
    expect(stage.ai.writings).toHaveLength(1);
    // Nothing else waits, however long the reader takes.
    const calm = new Stage();
    calm.reader = () => new Promise(() => {});
    const other = await chat(calm);
    await other.says(typing("I had a bad day"));
    expect(calm.ai.writings).toHaveLength(1);
  });

  test("[T22] an answer ends the wait at once, and no timer is left to do it again", async () => {
    const stage = new Stage();
    const reader = Promise.withResolvers<Reading | null>();
    stage.reader = () => reader.promise;
    const client = await chat(stage);
    await client.says(typing("I want to die"));
    stage.clock.advance(300);
    reader.resolve(reads(noRisk));
    await settle();
    expect(stage.ai.writings).toHaveLength(1);
    await stage.pass(5_000);
    expect(stage.ai.writings).toHaveLength(1);
    // The card never showed.
    expect(helpCards(client)).toEqual([]);
    expect(stage.records.risks).toEqual([]);
  });

  test("[T22] one that fails is counted, and ends the wait too", async () => {
    const stage = new Stage();
    const client = await chat(stage);
    await client.says(typing("I want to die"));
    expect(stage.ai.writings).toHaveLength(1);
    expect(stage.metrics).toContainEqual({ name: "turnRead", outcome: "unread" });
  });

  test("[P12] a client that comes back is told how the session stands, also that it has fallen meanwhile", async () => {
    const stage = new Stage();
    const reader = Promise.withResolvers<Reading | null>();
    stage.reader = () => reader.promise;
    const client = await chat(stage);
    await client.says(typing("I want to die"));
    await stage.pass(1_500);
    expect(helpCards(client)).toMatchObject([{ level: "active", confirmed: false }]);
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    client.drops();
    reader.resolve(reads(noRisk));
    await settle();
    const back = stage.client();
    await back.says(hello({ sessionId, lastPosition: 0 }));
    expect(helpCards(back)).toMatchObject([{ level: "none", confirmed: false, folded: false }]);
  });
});

describe("[T26] the check of a session", () => {
  test("[T26] is the one for the person's country, and what it finds is counted", async () => {
    const stage = new Stage();
    stage.check = (text) =>
      text.includes("real person")
        ? { verdict: "stop", fault: "human" }
        : {
            verdict: "pass",
            text: text.replace("0800", ""),
            removed: text.includes("0800") ? ["number"] : [],
          };
    const client = await chat(stage);
    expect(stage.checkedFor).toEqual(["GB"]);
    await client.says(typing("I had a bad day"));
    const first = stage.ai.writings[0];
    first?.onText("I am a real person. I know.");
    await settle();
    expect(first?.signal.aborted).toBe(true);
    await stage.ai.writes("Call 0800. I am here.");
    expect(client.of("message").at(-1)?.message.text).toBe("Call . I am here.");
    expect(stage.metrics.filter(({ name }) => name === "outgoingFault")).toEqual([
      { name: "outgoingFault", fault: "human" },
      { name: "outgoingFault", fault: "number" },
    ]);
    expect(JSON.stringify(client.messages)).not.toMatch(/real person|0800/);
  });

  test("[T26] where a reply is being heard only its writing is given up", async () => {
    const stage = new Stage();
    stage.check = (text) =>
      text.includes("real person")
        ? { verdict: "stop", fault: "human" }
        : { verdict: "pass", text, removed: [] };
    const client = await stage.call();
    await said(stage, client, 1, "I had a bad day");
    const writing = stage.ai.writings.at(-1);
    writing?.onText("That sounds hard. I ");
    await stage.ai.speaks();
    const heard = client.frames.length;
    writing?.onText("am a real person. I know.");
    await settle();
    expect(writing?.signal.aborted).toBe(true);
    expect(stage.ai.writings).toHaveLength(1);
    await stage.ai.speaks();
    expect(client.frames.length).toBeGreaterThan(heard);
    expect(client.of("message").at(-1)?.message.text).toMatch(
      /^That sounds hard\. I'd rather not say that\./,
    );
  });
});
