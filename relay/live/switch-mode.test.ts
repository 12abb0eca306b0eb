import { expect, test } from "vitest";
import { clientId, hello, Stage, type StageClient, start } from "../testing/stage.ts";

const said = async (stage: Stage, client: StageClient, utterance: number, text: string) => {
  await client.speaks(utterance);
  await client.says({ type: "utterance.end", utterance });
  await stage.ai.heard(text);
};

test.each([
  ["while its meter stalls", false],
  ["come back to while nobody can say", true],
])("[T18] [T19] a call %s speaks again after a time in chat", async (_name, comesBack) => {
  const stage = new Stage();
  let client = await stage.call();
  const sessionId = client.of("session.started")[0]?.session.id ?? "";
  stage.seconds.away = true;
  if (comesBack) {
    client.drops();
    client = stage.client();
    await client.says(hello({ sessionId, lastPosition: 0 }));
  } else await stage.pass(12_000);
  expect(client.of("error").map((it) => it.code)).toEqual(["limitUnverified"]);
  await client.says({ type: "mode.switch", mode: "chat" });
  stage.seconds.away = false;
  await client.says({ type: "mode.switch", mode: "call" });
  expect(stage.meter.isCharging(sessionId)).toBe(true);
  await said(stage, client, 1, "I had a bad day today");
  await stage.ai.writes("That sounds hard.");
  expect(stage.ai.speeches.map((it) => it.input)).toContain("That sounds hard.");
});

test("[T19] a call that another tab takes over while it is silent is spoken again there", async () => {
  const stage = new Stage();
  const client = await stage.call();
  const sessionId = client.of("session.started")[0]?.session.id ?? "";
  stage.seconds.away = true;
  await stage.pass(12_000);
  stage.seconds.away = false;
  const other = stage.client();
  await other.says(hello({ sessionId, lastPosition: 0 }));
  await said(stage, other, 1, "I had a bad day today");
  await stage.ai.writes("That sounds hard.");
  expect(stage.ai.speeches.map((it) => it.input)).toContain("That sounds hard.");
});

test("[T18] the last of several switches holds, though a long text before them is still being heard", async () => {
  const stage = new Stage();
  stage.heardAtOnce = 20;
  stage.restart();
  const client = stage.client();
  const text = "I have so much to say about this day";
  await client.says(hello(), start("chat"), { type: "chat.send", clientId, text });
  await client.says({ type: "mode.switch", mode: "call" }, { type: "mode.switch", mode: "chat" });
  await stage.pass(1_000);
  expect(client.of("message").map(({ message }) => message.text)).toContain(text);
  expect(client.of("mode.switched").map(({ mode }) => mode)).toEqual(["call", "chat"]);
  expect(client.of("phase").at(-1)?.phase).not.toBe("listening");
});
