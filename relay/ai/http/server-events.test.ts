import { expect, test } from "vitest";
import { ServerEvents } from "./server-events.ts";

const stream = 'event: x\r\ndata: {"a":\r\ndata: 1}\r\n\r\n: comment\n\ndata:zwölf 好\nid: 7\n\ndata: [DONE]';

test("events are the same however their bytes arrive, even the last one without its empty line", () => {
  const bytes = new TextEncoder().encode(stream);
  for (const size of [1, 2, 3, 7, bytes.length]) {
    const events = new ServerEvents();
    const found: string[] = [];
    for (let at = 0; at < bytes.length; at += size) found.push(...events.push(bytes.subarray(at, at + size)));
    expect([...found, ...events.finish()]).toEqual(['{"a":\n1}', "zwölf 好", "[DONE]"]);
  }
});
