import { describe, expect, test } from "vitest";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { clientId, hello, Stage, start } from "../testing/stage.ts";

const inPrivate = { ...start("chat"), private: true } as ClientMessage;

async function privateChat() {
  const stage = new Stage();
  const client = stage.client();
  await client.says(hello(), inPrivate);
  const sessionId = client.of("session.started")[0]?.session.id ?? "";
  return { stage, client, sessionId };
}

describe("[P17] a private session", () => {
  test("is promised to the client, and to whoever keeps its record", async () => {
    const { stage, client, sessionId } = await privateChat();
    expect(client.of("session.started")).toMatchObject([{ session: { private: true, continues: null } }]);
    expect(stage.records.records.get(sessionId)).toMatchObject({ isPrivate: true });
  });

  test("goes on after a lost connection, with all that was said, from memory", async () => {
    const { stage, client, sessionId } = await privateChat();
    await client.says({ type: "chat.send", clientId, text: "nobody knows this" });
    await stage.ai.writes("I am listening.");
    client.drops();
    await stage.pass(5_000);
    const again = stage.client();
    await again.says(hello({ sessionId, lastPosition: 0 }));
    const [resumed] = again.of("session.resumed");
    expect(resumed).toMatchObject({ session: { id: sessionId, private: true } });
    expect(resumed?.messages.map(({ text }) => text).slice(1)).toEqual([
      "nobody knows this",
      "I am listening.",
    ]);
  });

  test("shows help as any other does", async () => {
    const { client } = await privateChat();
    await client.says({ type: "chat.send", clientId, text: "I want to die" });
    expect(client.of("notice").filter(({ notice }) => notice === "helpCard")).not.toHaveLength(0);
  });
});

describe("[P16] going on", () => {
  test("tells the client which session's context it has", async () => {
    const stage = new Stage();
    const client = stage.client();
    const earlier = "5b1a7d52-6f3c-4f4e-9a58-2f54c2a2a001";
    await client.says(hello(), { ...start("chat"), continues: earlier } as ClientMessage);
    expect(client.of("session.started")).toMatchObject([{ session: { continues: { id: earlier } } }]);
    expect(client.of("message")).toMatchObject([
      { message: { text: expect.stringMatching(/^Welcome back/) } },
    ]);
  });
});

describe("[P18] title and mood during a session", () => {
  const about = { title: "My week", moodBefore: "sad" } as const;

  test("are stored, confirmed, and told to a client that comes back", async () => {
    const stage = new Stage();
    const client = stage.client();
    await client.says(hello(), start("chat"), { type: "session.describe", ...about });
    expect(stage.records.described).toEqual([about]);
    expect(client.of("session.described")).toEqual([{ type: "session.described", title: "My week" }]);
    const sessionId = client.of("session.started")[0]?.session.id ?? "";
    client.drops();
    const again = stage.client();
    await again.says(hello({ sessionId, lastPosition: 0 }));
    expect(again.of("session.resumed")).toMatchObject([{ session: { title: "My week" } }]);
  });

  test("are ignored in a private one", async () => {
    const { stage, client } = await privateChat();
    await client.says({ type: "session.describe", ...about });
    expect(stage.records.described).toEqual([]);
    expect(client.of("session.described")).toEqual([]);
  });
});
