import { expect, test } from "vitest";
import { limits } from "#shared/limits.ts";
import type { AiOutcome, Ear, ListenOptions } from "../ai/port.ts";
import { bytesIn, clientId, hello, Stage, type StageClient } from "../testing/stage.ts";
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
  const heard: ListenOptions["onWords"][] = [];
  stage.ai.listen = ({ onWords }) => {
    heard.push(onWords);
    return ear;
  };
  const words = async (outcome: AiOutcome<string>): Promise<void> => {
    waiting.shift()?.(outcome);
    await settle();
  };
  const overhears = (utterance: number, text: string): void => heard.at(-1)?.(utterance, text);
  return { stage, log, words, overhears };
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

const captions = (client: StageClient) => client.of("utterance.partial").map(({ text }) => text);

test("[P14] the person's own words are shown while they speak, and until their transcript is there", async () => {
  const { stage, words, overhears } = listeningStage();
  const client = await stage.call();
  await client.speaks(1, 4);
  overhears(1, "I had");
  await stage.pass(500);
  overhears(1, "I had a hard");
  await client.says({ type: "utterance.end", utterance: 1 });
  await stage.pass(500);
  overhears(1, "I had a hard day");
  expect(captions(client)).toEqual(["I had", "I had a hard", "I had a hard day"]);
  await words({ ok: true, value: "I had a hard day." });
  await stage.pass(500);
  overhears(1, "I had a hard day too late");
  await stage.pass(500);
  expect(captions(client)).toHaveLength(3);
  expect(client.of("message").at(-1)?.message.text).toBe("I had a hard day.");
});

test("[P14] at most five times a second, the same words once, and of a long text its end", async () => {
  const { stage, overhears } = listeningStage();
  const client = await stage.call();
  await client.speaks(1, 4);
  for (let word = 1; word <= 100; word += 1) {
    overhears(1, `${"la ".repeat(word * 10)}${word}`);
    stage.clock.advance(10);
  }
  expect(captions(client).length).toBeLessThanOrEqual(6);
  stage.clock.advance(200);
  const last = captions(client).at(-1) ?? "";
  expect([last.length, last.endsWith(" 100")]).toEqual([limits.maxCaptionCharacters, true]);
  const shown = captions(client).length;
  overhears(1, `${"la ".repeat(1_000)}100`);
  overhears(1, " ");
  stage.clock.advance(1_000);
  expect(captions(client)).toHaveLength(shown);
});

test("[P14] nothing is shown of an utterance that was cancelled, or of a session that has ended", async () => {
  const { stage, overhears } = listeningStage();
  const client = await stage.call();
  await client.speaks(1, 4);
  await client.says({ type: "utterance.cancel", utterance: 1 });
  overhears(1, "never mind");
  await client.speaks(2, 4);
  overhears(2, "one");
  overhears(2, "one two");
  await client.says({ type: "session.end", moodAfter: null });
  overhears(2, "one two three");
  await stage.pass(2_000);
  expect(captions(client)).toEqual(["one"]);
});

test("[P14] a client that comes back is shown what it says again, and the lost connection's words go nowhere", async () => {
  const { stage, overhears } = listeningStage();
  const client = await stage.call();
  await client.speaks(1, 4);
  overhears(1, "I had");
  overhears(1, "I had a");
  const sessionId = client.of("session.started")[0]?.session.id ?? "";
  client.drops();
  await stage.pass(500);
  const again = stage.client();
  await again.says(hello({ sessionId, lastPosition: 1 }));
  await again.speaks(1, 4);
  overhears(1, "I had");
  expect([captions(client), captions(again)]).toEqual([["I had"], ["I had"]]);
});
