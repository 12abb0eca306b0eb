import { afterEach, expect, test } from "vitest";
import type { DictationDeps } from "#relay/dictation/dictation-route.ts";
import type { AiOutcome } from "#relay/ai/port.ts";
import { longestDictationBytes } from "#shared/dictation.ts";
import { apiErrorSchema, endpoints } from "#shared/http.ts";
import { relayLimits } from "#shared/limits.ts";
import { serveApp, type ServedApp } from "#tests/support/relay-app.ts";

const opened: ServedApp[] = [];
afterEach(() => Promise.all(opened.splice(0).map((app) => app.server.stop(0))));

const second = new Uint8Array(32_000).fill(7);

type Heard = { readonly userId: string; readonly bytes: number; readonly language: string };

async function serve(outcome: AiOutcome<string>, changed: Partial<DictationDeps> = {}) {
  const heard: Heard[] = [];
  const app = await serveApp({
    dictation: {
      verify: async (token) =>
        token === "a.b.c"
          ? { ok: true, userId: "ada", authSessionId: "phone", email: null }
          : { ok: false, reason: "invalid" },
      confirmed: async () => true,
      aiFor: (userId) => ({
        transcribe: async (sound, { language }) => {
          heard.push({ userId, bytes: sound.reduce((sum, it) => sum + it.length, 0), language });
          return outcome;
        },
      }),
      isSpent: () => false,
      now: () => 0,
      ...changed,
    },
  });
  opened.push(app);
  const say = (sound: Uint8Array<ArrayBuffer>, { token = "a.b.c", query = "?language=de", type = "" } = {}) =>
    fetch(app.url + endpoints.dictation.path + query, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": type === "" ? "application/octet-stream" : type,
      },
      body: sound,
    });
  return { app, say, heard };
}

const refusal = async (answer: Response) => [
  answer.status,
  apiErrorSchema.parse(await answer.json()).error.code,
];

test("what was said comes back in writing, and nothing of it is logged", async () => {
  const { app, say, heard } = await serve({ ok: true, value: " Ich bin müde. " });
  const answer = await say(second);
  expect([answer.status, await answer.json()]).toEqual([200, { text: "Ich bin müde.", unsure: false }]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(heard).toEqual([{ userId: "ada", bytes: 32_000, language: "de" }]);
  expect(app.lines.join("\n")).not.toContain("müde");
});

test("a guess says that it is one", async () => {
  const { say } = await serve({ ok: true, value: "Ich bin Mühle.", unsure: true });
  expect(await (await say(second)).json()).toEqual({ text: "Ich bin Mühle.", unsure: true });
});

test("only a signed-in person is heard", async () => {
  const { say, heard } = await serve({ ok: true, value: "" });
  expect(await refusal(await say(second, { token: "x.y.z" }))).toEqual([401, "unauthorized"]);
  expect(heard).toEqual([]);
});

test("nothing is heard before the person has confirmed their age and the terms", async () => {
  for (const [confirmed, status, code] of [
    [false, 403, "confirmation_required"],
    [null, 503, "unavailable"],
  ] as const) {
    const { say, heard } = await serve({ ok: true, value: "" }, { confirmed: async () => confirmed });
    expect(await refusal(await say(second))).toEqual([status, code]);
    expect(heard).toEqual([]);
  }
});

test("no more is taken than an utterance has, and nothing that isn't sound", async () => {
  const { say, heard } = await serve({ ok: true, value: "" });
  expect((await say(new Uint8Array(longestDictationBytes))).status).toBe(200);
  expect(await refusal(await say(new Uint8Array(longestDictationBytes + 2)))).toEqual([413, "too_large"]);
  for (const [sound, options] of [
    [new Uint8Array(0), {}],
    [new Uint8Array(3), {}],
    [second, { type: "text/plain" }],
    [second, { type: "application/json" }],
    [second, { query: "" }],
    [second, { query: "?language=tlh" }],
    [second, { query: "?language=de&language=en" }],
  ] as const)
    expect((await say(sound, options)).status).toBeOneOf([400, 413]);
  expect(heard).toHaveLength(1);
});

test("whoever sends faster than anybody speaks, or has caused too much, waits", async () => {
  const { say, heard } = await serve({ ok: true, value: "" });
  const answers = await Promise.all(
    Array.from({ length: relayLimits.requests.dictation.capacity + 1 }, () => say(second)),
  );
  const late = answers.filter(({ status }) => status === 429);
  expect(late.map((answer) => answer.headers.get("retry-after"))).toEqual(["2"]);
  expect(heard).toHaveLength(relayLimits.requests.dictation.capacity);
  const spent = await serve({ ok: true, value: "" }, { isSpent: () => true });
  const answer = await spent.say(second);
  expect([answer.headers.get("retry-after"), ...(await refusal(answer))]).toEqual([
    "60",
    429,
    "rate_limited",
  ]);
});

test("a provider that fails is said to be unavailable", async () => {
  const { say } = await serve({ ok: false, failure: "timeout" });
  expect(await refusal(await say(second))).toEqual([503, "unavailable"]);
});
