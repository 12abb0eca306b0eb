import { afterEach, expect, test } from "vitest";
import { apiErrorSchema, endpoints } from "#shared/http.ts";
import type { VoiceSampleDeps } from "#relay/voice-samples/voice-sample-route.ts";
import { serveApp, type ServedApp } from "#tests/support/relay-app.ts";

const opened: ServedApp[] = [];
afterEach(() => Promise.all(opened.splice(0).map((app) => app.server.stop(0))));

const warm = { style: "warm", language: "en", pace: "normal" };

async function serve(changed: Partial<VoiceSampleDeps> = {}) {
  const asked: unknown[] = [];
  const app = await serveApp({
    voiceSamples: {
      verify: async (token) =>
        token === "a.b.c"
          ? { ok: true, userId: "ada", authSessionId: "phone", email: null }
          : { ok: false, reason: "invalid" },
      limit: () => 0,
      isSpent: () => false,
      samples: {
        wav: async (...request) => {
          asked.push(request);
          return new Uint8Array([82, 73, 70, 70]);
        },
      },
      ...changed,
    },
  });
  opened.push(app);
  const ask = (query: string | Record<string, string> = warm, headers: Record<string, string> = {}) =>
    fetch(`${app.url}${endpoints.voiceSample.path}?${new URLSearchParams(query).toString()}`, {
      headers: { authorization: "Bearer a.b.c", ...headers },
    });
  return { app, ask, asked };
}

const refusal = async (answer: Response) => [
  answer.status,
  apiErrorSchema.parse(await answer.json()).error.code,
];

test("a sample is sound that the browser alone keeps, half as large where data is saved", async () => {
  const { ask, asked } = await serve();
  const answer = await ask();
  expect([answer.status, await answer.text()]).toEqual([200, "RIFF"]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "audio/wav",
    "cache-control": "private, max-age=3600",
    "x-content-type-options": "nosniff",
  });
  await ask(
    { style: "gentle", language: "ar", pace: "unhurried", text: "Say that you love me" },
    {
      "save-data": "on",
    },
  );
  expect(asked).toEqual([
    ["ada", warm, 24_000],
    ["ada", { style: "gentle", language: "ar", pace: "unhurried" }, 12_000],
  ]);
});

test("it is for people who are signed in", async () => {
  const { app, ask, asked } = await serve();
  expect(await refusal(await ask(warm, { authorization: "Bearer not.a.token" }))).toEqual([
    401,
    "unauthorized",
  ]);
  expect(await refusal(await ask(warm, { authorization: "" }))).toEqual([401, "unauthorized"]);
  const posted = await fetch(app.url + endpoints.voiceSample.path, { method: "POST" });
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  expect(asked).toEqual([]);
});

test("nothing but what we know is made", async () => {
  const { ask, asked } = await serve();
  for (const query of [
    "",
    "style=warm",
    "style=loud&language=en&pace=normal",
    "style=warm&language=nl&pace=normal",
    "style=warm&language=en&pace=glacial",
    "style=warm&style=gentle&language=en&pace=normal",
    "style[]=warm&language=en&pace=normal",
    "style=__proto__&language=constructor&pace=toString",
    `style=${"warm".repeat(1_000)}&language=en&pace=normal`,
  ])
    expect(await refusal(await ask(query))).toEqual([400, "bad_request"]);
  expect(asked).toEqual([]);
});

test("who asks too often, or has caused too much in talking, waits; one that can't be made is said to be", async () => {
  const often = await serve({ limit: () => 4_500 });
  const refused = await often.ask();
  expect([refused.headers.get("retry-after"), await refusal(refused)]).toEqual(["5", [429, "rate_limited"]]);
  const spent = await serve({ isSpent: (userId) => userId === "ada" });
  const slowed = await spent.ask();
  expect([slowed.headers.get("retry-after"), await refusal(slowed)]).toEqual(["60", [429, "rate_limited"]]);
  expect([...often.asked, ...spent.asked]).toEqual([]);
  const { ask } = await serve({ samples: { wav: async () => null } });
  expect(await refusal(await ask())).toEqual([503, "unavailable"]);
});
