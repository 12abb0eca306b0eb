import { describe, expect, test } from "vitest";
import { bytesIn, clientId, Stage, type StageClient } from "../testing/stage.ts";

const frameBytes = 3_200;

/** A call in which a reply to something typed plays. */
async function replying(): Promise<{ stage: Stage; client: StageClient }> {
  const stage = new Stage();
  const client = await stage.call();
  await client.says({ type: "chat.send", clientId, text: "tell me something" });
  await stage.ai.writes("That sounds hard. You have carried it for long.");
  await stage.ai.speaks();
  return { stage, client };
}

const userTexts = (client: StageClient): string[] =>
  client
    .of("message")
    .filter(({ message }) => message.role === "user")
    .map(({ message }) => message.text);

describe("[P15] [T29] over a reply", () => {
  test("what is said is written down at its first pause, and the client is told what it is", async () => {
    const { stage, client } = await replying();
    await client.speaks(1, 8, true);
    await client.says({ type: "utterance.pause", utterance: 1 });
    expect(bytesIn(stage.ai.transcriptions.at(-1)?.input)).toBe(8 * frameBytes);
    await stage.ai.heard("Stop, wait.");
    expect(client.of("utterance.over")).toEqual([
      { type: "utterance.over", utterance: 1, verdict: "speech" },
    ]);
  });

  test("nothing of what was said is lost when it takes the floor", async () => {
    const { stage, client } = await replying();
    const { generation } = client.of("reply.segment").at(-1) ?? { generation: 0 };
    await client.speaks(1, 15, true);
    await client.says({ type: "interrupt", generation, segment: 0, samples: 48_000 });
    await client.says({ type: "utterance.end", utterance: 1 });
    expect(bytesIn(stage.ai.transcriptions.at(-1)?.input)).toBe(15 * frameBytes);
    await stage.ai.heard("No, that isn't what I meant.");
    expect(userTexts(client).at(-1)).toBe("No, that isn't what I meant.");
  });

  test("a hum leaves the reply alone, and its sound is forgotten", async () => {
    const { stage, client } = await replying();
    await client.speaks(1, 4, true);
    await client.says({ type: "utterance.pause", utterance: 1 });
    await stage.ai.heard("Mm-hm.");
    await client.says({ type: "utterance.cancel", utterance: 1 });
    expect(client.of("utterance.over").map(({ verdict }) => verdict)).toEqual(["sound"]);
    expect(client.of("clear")).toEqual([]);
    expect(stage.metrics.map(({ name }) => name)).toContain("backchannel");
  });
});
