import { expect, test } from "vitest";
import { dataLimits, limits } from "#shared/limits.ts";
import type { Message } from "#shared/protocol/values.ts";
import { hello, Stage, start } from "../testing/stage.ts";
import { MessageLog } from "./message-log.ts";

const store = { save: () => {}, amend: () => {}, remove: () => {}, fence: () => {} };

const message = (position: number, text: string): Message => ({
  id: `00000000-0000-4000-8000-${String(position).padStart(12, "0")}`,
  position,
  role: "user",
  text,
  at: "2026-11-20T12:00:00.000Z",
  interrupted: false,
  clientId: null,
});

const nothing = { messages: [], amended: [], removed: [], position: 0 };

test("[P7] who reloads a long chat gets its newest messages, and few enough that the client isn't too slow", async () => {
  const stage = new Stage();
  const client = stage.client();
  await client.says(hello(), start("chat"));
  const sessionId = client.of("session.started")[0]?.session.id ?? "";
  const log = stage.sessions.registry.get(sessionId)?.log;
  for (let position = 2; position < 602; position += 1)
    log?.save(message(position, "あ".repeat(1_500)), null);
  client.drops();
  const reloaded = stage.client();
  await reloaded.says(hello({ sessionId, lastPosition: 0 }));
  const resumed = reloaded.of("session.resumed")[0];
  expect(resumed?.position).toBe(601);
  expect(resumed?.messages.at(-1)?.position).toBe(601);
  expect(Buffer.byteLength(JSON.stringify(resumed))).toBeLessThan(limits.closeBufferedBytes / 2);
});

test("[P7] as many messages are kept as another relay would get; of a private session, as their size allows", () => {
  const count = dataLimits.resumeMessages + 50;
  const logs = [false, true].map((isPrivate) => new MessageLog(store, isPrivate, nothing));
  for (const log of logs)
    for (let position = 1; position <= count; position += 1) log.save(message(position, "hello"), null);
  expect(logs.map((log) => log.missedAfter(0).length)).toEqual([dataLimits.resumeMessages, count]);
  expect(logs[0]?.missedAfter(0)[0]?.position).toBe(51);
});

test("[P7] a message that is kept no more stays away when it is amended", () => {
  const log = new MessageLog(store, false, nothing);
  for (let position = 1; position <= dataLimits.resumeMessages + 1; position += 1)
    log.save(message(position, "hello"), null);
  log.amend(message(1, "hel"));
  expect(log.missedAfter(0)[0]?.position).toBe(2);
});
