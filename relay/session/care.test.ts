import { describe, expect, test } from "vitest";
import { clientId, hello, Stage, type StageClient, start } from "./stage.ts";

const helpCards = (client: StageClient) => client.of("notice").filter((it) => it.notice === "helpCard");
const said = async (stage: Stage, client: StageClient, utterance: number, text: string) => {
  await client.speaks(utterance);
  await client.says({ type: "utterance.end", utterance });
  await stage.ai.heard(text);
};

describe("a session at risk", () => {
  test("[S5] with one second left the call is not cut, says no apology and charges nothing more", async () => {
    const stage = new Stage();
    stage.seconds.left = 2;
    const client = await stage.call();
    await stage.pass(1_000);
    await said(stage, client, 1, "I want to die");
    await stage.ai.writes("I am glad you told me. Are you thinking of killing yourself?");
    await stage.pass(1_200_000);
    expect(client.of("session.ended")).toEqual([]);
    expect(helpCards(client)).toEqual([
      { type: "notice", notice: "helpCard", level: "active", concerns: ["suicide"] },
    ]);
    expect(stage.seconds.left).toBe(0);
    expect(stage.ai.speeches.map((it) => it.input).join(" ")).not.toContain("time limit");
  });

  test("[S5] time that runs out while the person speaks does not end a call in which they say it", async () => {
    const stage = new Stage();
    stage.seconds.left = 3;
    const client = await stage.call();
    await client.speaks(1);
    await stage.pass(5_000);
    expect(client.of("session.ended")).toEqual([]);
    await client.says({ type: "utterance.end", utterance: 1 });
    await stage.ai.heard("I want to die");
    await stage.pass(60_000);
    expect(client.of("session.ended")).toEqual([]);
    // Without risk, the same moment ends the call.
    const other = new Stage();
    other.seconds.left = 3;
    const calm = await other.call();
    await calm.speaks(1);
    await other.pass(5_000);
    await calm.says({ type: "utterance.end", utterance: 1 });
    await other.ai.heard("I had a bad day");
    expect(calm.of("session.ended").map((it) => it.reason)).toEqual(["limit"]);
  });

  test("[S5] from chat to a call with nothing left, and back after a loss: no limit, and the card again", async () => {
    const stage = new Stage();
    stage.seconds.left = 0;
    const client = stage.client();
    await client.says(hello(), start("chat"), { type: "chat.send", clientId, text: "I want to die" });
    await client.says({ type: "mode.switch", mode: "call" });
    expect(client.of("mode.switched").map((it) => it.mode)).toEqual(["call"]);
    expect(client.of("error")).toEqual([]);
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    client.drops();
    stage.restart();
    const back = stage.client();
    await back.says(hello({ sessionId, lastPosition: 0 }));
    await stage.pass(30_000);
    expect(back.of("session.ended")).toEqual([]);
    expect(helpCards(back)).toHaveLength(1);
  });

  test("[S1] what the classifier alone sees counts too", async () => {
    const stage = new Stage();
    stage.classified = { level: "imminent", concerns: ["suicide"] };
    const client = await stage.call();
    await said(stage, client, 1, "everything is arranged now");
    expect(helpCards(client).map((it) => it.level)).toEqual(["imminent"]);
    expect(stage.metrics).toContainEqual({ name: "riskRaised", level: "imminent" });
  });

  test("[S7] the AI notice is spoken before the greeting of a call where it is due, and after three hours", async () => {
    const stage = new Stage();
    stage.records.safety = { ...stage.records.safety, noticeDue: true, usedSeconds: 10_790 };
    const client = stage.client();
    await client.says(hello(), start("call"));
    expect(client.of("message")[0]?.message.text).toBe(
      "I'm an AI, not a person. Hello! I'm here to listen and support you. How are you feeling today?",
    );
    await client.says({ type: "mode.switch", mode: "chat" });
    await stage.pass(45_000);
    expect(client.of("notice").map((it) => it.notice)).toContain("aiNotice");
    expect(stage.records.noticed).toBe(1);
  });
});
