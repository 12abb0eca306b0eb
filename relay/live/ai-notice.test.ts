import { expect, test } from "vitest";
import { hello, Stage, start } from "../testing/stage.ts";

test("the AI notice is spoken before the greeting of a call where it is due, and after three hours", async () => {
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
  expect(stage.records.noticed).toBe(2);
});

test("the AI notice counts as given once a session begins, and not where a call is refused", async () => {
  const stage = new Stage();
  stage.records.safety = { ...stage.records.safety, noticeDue: true };
  stage.seconds.left = 0;
  const client = stage.client();
  await client.says(hello(), start("call"));
  expect(client.of("error")).toMatchObject([{ code: "limitReached" }]);
  expect(stage.records.noticed).toBe(0);
  stage.seconds.left = 900;
  await client.says(start("call"));
  expect(client.of("session.started")).toHaveLength(1);
  expect(stage.records.noticed).toBe(1);
});
