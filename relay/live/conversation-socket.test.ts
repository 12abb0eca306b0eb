import { describe, expect, test } from "vitest";
import { clientId, hello, Stage, start } from "../testing/stage.ts";

describe("[P3][P4][P10][P11] the socket", () => {
  test("anything before hello closes", async () => {
    const client = new Stage().client();
    await client.says(start("call"));
    expect(client.closedWith).toBe("protocolError");
  });

  test("another version closes", async () => {
    const client = new Stage().client();
    await client.says({ type: "hello", protocol: 99, language: "en", resume: null });
    expect(client.closedWith).toBe("unsupportedVersion");
  });

  test("malformed messages are answered, and too many close", async () => {
    const client = new Stage().client();
    await client.says(hello());
    for (let count = 0; count < 20; count += 1) client.connection.events.onText("{");
    expect(client.of("error")).toHaveLength(20);
    client.connection.events.onText("{");
    expect(client.closedWith).toBe("protocolError");
  });

  test("a flood closes", async () => {
    const client = new Stage().client();
    await client.says(hello());
    for (let count = 0; count < 250; count += 1) client.connection.events.onText('{"type":"ping","id":1}');
    expect(client.closedWith).toBe("flooding");
  });

  test("two heartbeats without a sign close", async () => {
    const stage = new Stage();
    const client = stage.client();
    await client.says(hello());
    stage.clock.advance(15_000);
    client.connection.heartbeat();
    expect(client.closedWith).toBeNull();
    stage.clock.advance(15_000);
    client.connection.heartbeat();
    expect(client.closedWith).toBe("heartbeatLost");
  });

  test("a slow client slows the speech reader, and one that stays slow is closed", async () => {
    const stage = new Stage();
    const client = await stage.call();
    await client.says({ type: "chat.send", clientId, text: "tell me something" });
    await stage.ai.writes("This is the first sentence.");
    client.buffered = 300 * 1024;
    const waiting = stage.ai.speeches[0]?.onPackets([new Uint8Array([1])], 960);
    expect(waiting).toBeInstanceOf(Promise);
    client.buffered = 3 * 1024 * 1024;
    await stage.ai.speeches[0]?.onPackets([new Uint8Array([1])], 960);
    expect(client.closedWith).toBe("tooSlow");
  });

  test("one session at a time", async () => {
    const stage = new Stage();
    const client = await stage.call();
    await client.says(start("chat"));
    expect(client.of("error")[0]).toMatchObject({ code: "notNow" });
    await client.says({ type: "session.end", moodAfter: null }, start("chat"));
    expect(client.of("session.started")).toHaveLength(2);
  });
});
