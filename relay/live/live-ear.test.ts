import { expect, test } from "vitest";
import type { AiOutcome, Ear } from "../ai/port.ts";
import { bytesIn, clientId, hello, Stage } from "../testing/stage.ts";
import { settle } from "../testing/stage-doubles.ts";

/** A relay whose ears write down what the test says. */
function listeningStage() {
  const stage = new Stage();
  const log: string[] = [];
  const waiting: ((outcome: AiOutcome<string>) => void)[] = [];
  const ear: Ear = {
    begin: (utterance) => log.push(`begin ${utterance}`),
    hear: (utterance, pcm) => log.push(`hear ${utterance} ${pcm.byteLength}`),
    transcript: (utterance, signal) => {
      log.push(`transcript ${utterance}`);
      return new Promise((resolve) => {
        waiting.push(resolve);
        signal.addEventListener("abort", () => resolve({ ok: false, failure: "aborted" }));
      });
    },
    forget: (utterance) => log.push(`forget ${utterance}`),
    close: () => log.push("close"),
  };
  stage.ai.listen = () => ear;
  const words = async (outcome: AiOutcome<string>): Promise<void> => {
    waiting.shift()?.(outcome);
    await settle();
  };
  return { stage, log, words };
}

test("sound is heard frame by frame, and the words come without the recording", async () => {
  const { stage, log, words } = listeningStage();
  const client = await stage.call();
  await client.speaks(1, 2);
  expect(log).toEqual(["begin 1", "hear 1 3200", "hear 1 3200"]);
  await client.says({ type: "utterance.end", utterance: 1 });
  await words({ ok: true, value: "I had a hard day" });
  expect(stage.records.texts.at(-1)).toBe("user: I had a hard day");
  expect(stage.ai.transcriptions).toEqual([]);
  expect(log.slice(3)).toEqual(["transcript 1", "forget 1"]);
});

test("where the words fail the recording is written down", async () => {
  const { stage, words } = listeningStage();
  const client = await stage.call();
  await client.speaks(1, 4);
  await client.says({ type: "utterance.end", utterance: 1 });
  await words({ ok: false, failure: "timeout" });
  expect(bytesIn(stage.ai.transcriptions[0]?.input)).toBe(4 * 3_200);
  await stage.ai.heard("I had a hard day");
  expect(stage.records.texts.at(-1)).toBe("user: I had a hard day");
});

test("what was forgotten while its words were awaited is never sent: its memory may be somebody else's by then", async () => {
  const { stage, words } = listeningStage();
  const client = await stage.call();
  await client.speaks(1, 4);
  await client.says({ type: "utterance.end", utterance: 1 });
  await stage.pass(5_500);
  await words({ ok: false, failure: "timeout" });
  expect(stage.ai.transcriptions).toEqual([]);
  expect(client.of("discarded").map(({ utterance }) => utterance)).toEqual([1]);
});

test("a cancelled utterance is forgotten, one that is sent again is begun anew", async () => {
  const { stage, log } = listeningStage();
  const client = await stage.call();
  await client.speaks(1, 1);
  await client.says({ type: "utterance.cancel", utterance: 1 });
  expect(log.at(-1)).toBe("forget 1");
  await client.speaks(2, 1);
  const sessionId = client.of("session.started")[0]?.session.id ?? "";
  client.drops();
  const again = stage.client();
  await again.says(hello({ sessionId, lastPosition: 1 }));
  await again.speaks(2, 1);
  expect(log.filter((line) => line === "begin 2")).toHaveLength(2);
});

test("the ear is closed with the session", async () => {
  const { stage, log } = listeningStage();
  const client = await stage.call();
  await client.says({ type: "chat.send", clientId, text: "bye" }, { type: "session.end", moodAfter: null });
  await stage.pass(40_000);
  expect(log.at(-1)).toBe("close");
});
