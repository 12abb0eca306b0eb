import { describe, expect, test } from "vitest";
import { clientId, hello, Stage } from "../testing/stage.ts";

const offered = { resource: "breathing", asked: true, reason: "To slow down" };
const anotherId = "33333333-3333-4333-8333-333333333333";

/** A chat in which the person asks for something, and the model is about to answer. */
async function asked() {
  const stage = new Stage();
  const client = await stage.call();
  await client.says({ type: "mode.switch", mode: "chat" });
  await client.says({ type: "chat.send", clientId, text: "Can we do an exercise?" });
  return { stage, client };
}

describe("[P19] offers", () => {
  test("a call of the model becomes a card after the reply, and a broken one becomes nothing", async () => {
    const { stage, client } = await asked();
    const writing = stage.ai.writings.at(-1);
    expect(writing?.input.tools?.map(({ name }) => name)).toEqual(["offer"]);
    writing?.onCall?.({ name: "offer", input: { ...offered, resource: "payroll" } });
    writing?.onCall?.({ name: "offer", input: offered });
    await stage.ai.writes("Of course.");
    expect(client.of("offer")).toMatchObject([{ resource: "breathing", reason: "To slow down" }]);
    const types = client.messages.map(({ type }) => type);
    expect(types.lastIndexOf("offer")).toBeGreaterThan(types.lastIndexOf("message"));
    expect(stage.metrics.filter(({ name }) => name.startsWith("offer"))).toEqual([{ name: "offerAsked" }]);
  });

  test("are told again after a return until they are declined", async () => {
    const { stage, client } = await asked();
    stage.ai.writings.at(-1)?.onCall?.({ name: "offer", input: offered });
    await stage.ai.writes("Of course.");
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    client.drops();
    const again = stage.client();
    await again.says(hello({ sessionId, lastPosition: 9 }));
    expect(again.of("offer")).toEqual(client.of("offer"));
    await again.says({ type: "offer.answer", id: again.of("offer")[0]?.id ?? "", answer: "declined" });
    again.drops();
    const third = stage.client();
    await third.says(hello({ sessionId, lastPosition: 9 }));
    expect(third.of("session.resumed")).toHaveLength(1);
    expect(third.of("offer")).toEqual([]);
  });

  test("another relay knows of none, and makes none unasked", async () => {
    const { stage, client } = await asked();
    stage.ai.writings.at(-1)?.onCall?.({ name: "offer", input: { ...offered, asked: false } });
    await stage.ai.writes("Of course.");
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    stage.restart();
    const again = stage.client();
    await again.says(hello({ sessionId, lastPosition: 9 }));
    await again.says({ type: "chat.send", clientId: anotherId, text: "I still can't rest" });
    stage.ai.writings.at(-1)?.onCall?.({ name: "offer", input: { ...offered, asked: false } });
    await stage.ai.writes("That is hard.");
    expect(again.of("offer")).toEqual([]);
  });
});
