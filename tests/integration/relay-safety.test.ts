import { afterEach, expect, test } from "vitest";
import { apiErrorSchema, endpoints } from "#shared/http.ts";
import { longestScreened, type ReferralCounts } from "#shared/safety/http.ts";
import type { SafetyRouteDeps } from "#relay/screening/screening-routes.ts";
import { serveApp, type ServedApp } from "#tests/support/relay-app.ts";

const opened: ServedApp[] = [];
afterEach(() => Promise.all(opened.splice(0).map((app) => app.server.stop(0))));

async function serve(changed: Partial<SafetyRouteDeps> = {}) {
  const counted: string[] = [];
  const app = await serveApp({
    safety: {
      verify: async (token) =>
        token === "a.b.c"
          ? { ok: true, userId: "ada", authSessionId: "phone", email: null }
          : { ok: false, reason: "invalid" },
      limit: () => 0,
      screen: (text) => {
        if (text.includes("die")) return { level: "active", concerns: ["suicide"] };
        return { level: text.includes("hopeless") ? "possible" : "none", concerns: [] };
      },
      countReferral: async (userId, level) => void counted.push(`${userId} ${level}`),
      counts: async () => null,
      now: () => 0,
      ...changed,
    },
  });
  opened.push(app);
  const screen = (body: unknown, token = "a.b.c") =>
    fetch(app.url + endpoints.safetyScreen.path, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return { app, screen, counted };
}

test("the answer to a text of danger doesn't wait for it to be counted", async () => {
  const { screen } = await serve({ countReferral: () => new Promise(() => {}) });
  const found = await screen({ text: "I want to die, said the journal", language: "en" });
  expect(await found.json()).toMatchObject({ level: "active" });
});

test("saved text is screened only for its writer; danger is counted, and no word of it is logged", async () => {
  const { app, screen, counted } = await serve();
  const found = await screen({ text: "I want to die, said the journal", language: "en" });
  expect([found.status, await found.json()]).toEqual([200, { level: "active", concerns: ["suicide"] }]);
  expect(await (await screen({ text: "A good day" })).json()).toEqual({ level: "none", concerns: [] });
  // No helplines are shown at `possible`, so none are counted.
  expect(await (await screen({ text: "Rather hopeless" })).json()).toEqual({
    level: "possible",
    concerns: [],
  });
  expect(counted).toEqual(["ada active"]);
  expect(app.lines.join()).not.toContain("journal");
  expect((await screen({ text: "x" }, "not.a.token")).status).toBe(401);
  for (const body of [{}, { text: "" }, { text: "x".repeat(longestScreened + 1) }, [], "text"])
    expect((await screen(body)).status).toBe(400);
  const limited = await serve({ limit: () => 1_500 });
  const refused = await limited.screen({ text: "x" });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "2"]);
});

test("the counts are public, and read from the database once a minute", async () => {
  const clock = { at: 0 };
  const counts: ReferralCounts = [{ month: "2026-11", level: "active", country: "GB", count: 3 }];
  let asked = 0;
  const { app } = await serve({
    now: () => clock.at,
    counts: async () => {
      asked += 1;
      return asked === 1 ? null : counts;
    },
  });
  const read = () => fetch(app.url + endpoints.safetyCounts.path);
  const away = await read();
  expect(away.status).toBe(503);
  expect(apiErrorSchema.parse(await away.json()).error.retryable).toBe(true);
  expect(await (await read()).json()).toEqual({ counts });
  clock.at = 59_000;
  await read();
  expect(asked).toBe(2);
  clock.at = 61_000;
  await read();
  expect(asked).toBe(3);
  expect((await fetch(app.url + endpoints.safetyCounts.path, { method: "POST" })).status).toBe(405);
});
