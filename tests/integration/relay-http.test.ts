import { appConfigSchema } from "#shared/app-config.ts";
import { apiErrorSchema, endpoints, maxBodyBytes } from "#shared/http.ts";
import { notFound } from "#relay/routes/errors.ts";
import { createMetricsApp } from "#relay/metrics/endpoint.ts";
import { listen } from "#relay/http/server.ts";
import { rawRequest } from "#tests/support/raw-http.ts";
import { captureLog, serveApp, type ServedApp } from "#tests/support/relay-app.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";

const opened: ServedApp[] = [];
async function serve(...options: Parameters<typeof serveApp>): Promise<ServedApp> {
  const app = await serveApp(...options);
  opened.push(app);
  return app;
}
const closeAll = () => Promise.all(opened.splice(0).map((app) => app.server.stop(0)));

async function errorOf(response: Response) {
  return apiErrorSchema.parse(await response.json()).error;
}

function directives(response: Response): Record<string, string> {
  const policy = response.headers.get("content-security-policy") ?? "";
  return Object.fromEntries(policy.split(";").map((part) => part.split(/ (.*)/, 2)));
}

const call = async (app: ServedApp, forwardedFor = "203.0.113.7") =>
  fetch(app.url + endpoints.config.path, { headers: { "x-forwarded-for": forwardedFor } });

describe("the API", () => {
  let app: ServedApp;
  beforeAll(async () => {
    app = await serve();
  });
  afterAll(closeAll);

  const post = (path: string, body: string) =>
    fetch(app.url + path, { method: "POST", body, headers: { "content-type": "application/json" } });

  test("returns the configuration that the browser may know", async () => {
    const response = await fetch(app.url + endpoints.config.path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(appConfigSchema.parse(await response.json())).toEqual({
      supabaseUrl: "http://127.0.0.1:54321",
      supabasePublishableKey: "sb_publishable_local",
      contactEmail: "hello@hearken.example",
    });
  });

  test.each([
    ["an unknown address", () => fetch(`${app.url}/api/nothing`), 404, "not_found"],
    ["the API's own address", () => fetch(`${app.url}/api`), 404, "not_found"],
    [
      "a method the address does not take",
      () => post(endpoints.config.path, "{}"),
      405,
      "method_not_allowed",
    ],
    ["malformed JSON", () => post(endpoints.config.path, '{"name": "hunter2'), 400, "bad_request"],
    ["JSON that is no object", () => post(endpoints.config.path, '"hunter2"'), 400, "bad_request"],
    ["a body over 64 KB", () => post("/api/x", JSON.stringify("x".repeat(maxBodyBytes))), 413, "too_large"],
    ["malformed percent-encoding", () => fetch(`${app.url}/api/%E0%A4%A`), 404, "not_found"],
  ] as const)("answers %s with %#", async (_name, send, status, code) => {
    const response = await send();
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toContain("application/json");
    const error = await errorOf(response);
    expect(error).toMatchObject({ code, retryable: false });
    expect(error.message).not.toContain("hunter2");
  });

  test("accepts a body of exactly 64 KB", async () => {
    const body = JSON.stringify(["x".repeat(maxBodyBytes - 4)]);
    expect(Buffer.byteLength(body)).toBe(maxBodyBytes);
    expect((await post("/api/nothing", body)).status).toBe(404);
  });

  test("refuses a compressed body, which could be of any size", async () => {
    const response = await fetch(app.url + endpoints.config.path, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
    });
    expect(response.status).toBe(400);
  });

  test.each([
    [endpoints.config.path, "DELETE"],
    [endpoints.config.path, "OPTIONS"],
    [endpoints.health.path, "POST"],
    [endpoints.readiness.path, "PUT"],
  ])("%s names its methods to %s", async (path, method) => {
    const response = await fetch(app.url + path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });

  test("answers HEAD without a body", async () => {
    const response = await fetch(app.url + endpoints.config.path, { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });
});

describe("a handler that throws", () => {
  afterEach(closeAll);

  test("is answered with 500 and logged by its code, and neither reveals anything", async () => {
    const app = await serve({
      readiness: () => Promise.reject(Object.assign(new Error("hunter2"), { code: "ECONNRESET" })),
    });
    const response = await fetch(app.url + endpoints.readiness.path);
    expect(response.status).toBe(500);
    expect(await errorOf(response)).toMatchObject({ code: "internal", retryable: true });
    expect(app.events()).toContainEqual(
      expect.objectContaining({ event: "http.failed", code: "ECONNRESET" }),
    );
    expect(app.lines.join("")).not.toContain("hunter2");
  });

  test("closes the connection after the response has started, and reveals nothing either", async () => {
    // Outside of tests, Express writes such an error to the console, including its text.
    vi.stubEnv("NODE_ENV", "production");
    const console = vi.spyOn(globalThis.console, "error").mockImplementation(() => {});
    const app = await serve({
      readiness: async () => "ready",
      billing: {
        webhook: notFound,
        action: async (_req, res) => {
          await new Promise((resolve) => {
            res.write("{", resolve);
          });
          throw new Error("hunter2");
        },
      },
    });
    const response = fetch(app.url + endpoints.stripe.path, { method: "POST" });
    await expect(response.then((answer) => answer.text())).rejects.toThrow("terminated");
    expect(console).not.toHaveBeenCalled();
    expect(app.events()).toContainEqual(expect.objectContaining({ event: "http.failed", code: "Error" }));
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  test("of the metrics port reveals nothing either", async () => {
    vi.stubEnv("NODE_ENV", "production");
    const console = vi.spyOn(globalThis.console, "error").mockImplementation(() => {});
    const { log, events } = captureLog();
    const endpoint = {
      contentType: "text/plain",
      read: () => Promise.reject(new TypeError("hunter2")),
      token: null,
    };
    const listened = await listen(createMetricsApp(endpoint, log), { port: 0, host: "127.0.0.1" });
    if (!listened.ok) throw new Error(listened.problem);
    const response = await fetch(`http://127.0.0.1:${listened.server.port}/metrics`);
    expect([response.status, await errorOf(response)]).toEqual([
      500,
      expect.objectContaining({ code: "internal" }),
    ]);
    expect(console).not.toHaveBeenCalled();
    expect(events()).toContainEqual(expect.objectContaining({ event: "http.failed", code: "TypeError" }));
    await listened.server.stop(0);
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
});

describe("headers", () => {
  afterEach(closeAll);
  const hosted = {
    production: true,
    publicUrl: "https://hearken.app",
    supabaseUrl: "https://abcd.supabase.co",
  };

  test("let the page run only its own code, and connect only to itself and to Supabase", async () => {
    const app = await serve({ security: hosted });
    const response = await fetch(app.url + endpoints.health.path);
    expect(directives(response)).toEqual({
      "default-src": "'self'",
      "script-src": "'self' 'wasm-unsafe-eval'",
      "worker-src": "'self'",
      "connect-src": "'self' wss://hearken.app https://abcd.supabase.co wss://abcd.supabase.co",
      "style-src": "'self'",
      "img-src": "'self' data: blob:",
      "media-src": "'self' blob:",
      "font-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "upgrade-insecure-requests": undefined,
    });
  });

  test.each([
    [
      "turnstile",
      {
        "script-src": "'self' 'wasm-unsafe-eval' https://challenges.cloudflare.com",
        "frame-src": "'self' https://challenges.cloudflare.com",
      },
    ],
    [
      "hcaptcha",
      {
        "script-src": "'self' 'wasm-unsafe-eval' https://hcaptcha.com https://*.hcaptcha.com",
        "frame-src": "'self' https://hcaptcha.com https://*.hcaptcha.com",
        "style-src": "'self' https://hcaptcha.com https://*.hcaptcha.com",
        "connect-src":
          "'self' wss://hearken.app https://abcd.supabase.co wss://abcd.supabase.co https://hcaptcha.com https://*.hcaptcha.com",
      },
    ],
  ] as const)("let in what %s needs where it is configured, and nothing else", async (provider, allowed) => {
    const without = directives(await fetch((await serve({ security: hosted })).url + endpoints.health.path));
    const app = await serve({ security: { ...hosted, captcha: { provider } } });
    const response = await fetch(app.url + endpoints.health.path);
    expect(directives(response)).toEqual({ ...without, ...allowed });
  });

  test("enforce https in production", async () => {
    const app = await serve({ security: hosted });
    const { headers } = await fetch(app.url + endpoints.health.path);
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  });

  test("allow http and the local Supabase elsewhere", async () => {
    const app = await serve();
    const response = await fetch(app.url + endpoints.health.path);
    expect(response.headers.has("strict-transport-security")).toBe(false);
    expect(directives(response)).not.toHaveProperty("upgrade-insecure-requests");
    expect(directives(response)["connect-src"]).toContain("http://127.0.0.1:54321 ws://127.0.0.1:54321");
  });

  test.each(["/", "/api/nothing", endpoints.readiness.path, "/nothing"])(
    "are part of every response: %s",
    async (path) => {
      const app = await serve();
      const { headers } = await fetch(app.url + path);
      expect(Object.fromEntries(headers)).toMatchObject({
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
        "permissions-policy": expect.stringMatching(/^microphone=\(self\), .*camera=\(\)/),
        "cross-origin-opener-policy": "same-origin",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      });
      expect(headers.has("x-powered-by")).toBe(false);
    },
  );
});

describe("the rate limit", () => {
  afterEach(closeAll);
  const rule = { capacity: 2, perSecond: 0.5 };
  test("refuses requests over it, says when to return, and recovers", async () => {
    const clock = { now: 0 };
    const app = await serve({ apiRule: rule, now: () => clock.now });
    await call(app);
    await call(app);
    const refused = await call(app);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(await errorOf(refused)).toMatchObject({ code: "rate_limited", retryable: true });
    clock.now = 2000;
    expect((await call(app)).status).toBe(200);
  });

  test("doesn't apply to probes and pages", async () => {
    const app = await serve({ apiRule: { capacity: 0, perSecond: 1 } });
    expect((await call(app)).status).toBe(429);
    expect((await fetch(app.url + endpoints.health.path)).status).toBe(200);
  });

  test.each([
    { trustProxy: 0, forwarded: ["203.0.113.7", "203.0.113.8"], statuses: [200, 200, 429, 429] },
    { trustProxy: 1, forwarded: ["203.0.113.7", "203.0.113.8"], statuses: [200, 200, 200, 200] },
    { trustProxy: ["loopback"], forwarded: ["203.0.113.7", "203.0.113.8"], statuses: [200, 200, 200, 200] },
    // The visitor's own entry stands to the left of the one that the trusted proxy added.
    {
      trustProxy: 1,
      forwarded: ["1.1.1.1, 203.0.113.7", "2.2.2.2, 203.0.113.7"],
      statuses: [200, 200, 429, 429],
    },
  ])(
    "counts by address, behind proxies $trustProxy: $forwarded",
    async ({ trustProxy, forwarded, statuses }) => {
      const app = await serve({ apiRule: rule, now: () => 0, trustProxy });
      const seen: number[] = [];
      for (const address of [...forwarded, ...forwarded]) seen.push((await call(app, address)).status);
      expect(seen).toEqual(statuses);
    },
  );
});

describe("the request log", () => {
  afterEach(closeAll);

  test.each([
    ["/api/config?token=hunter2", { event: "http.request", route: "/api/config", status: 200 }],
    ["/api/hunter2", { event: "http.request", route: "unknown", status: 404 }],
    ["/dashboard/session/hunter2", { event: "http.request", route: "page" }],
    ["/assets/hunter2.js", { event: "http.asset", route: "asset", status: 404 }],
    ["/hunter2.svg?x=/page", { event: "http.asset", route: "asset" }],
    ["/healthz?hunter2", { event: "http.probe", route: "/healthz", status: 200 }],
  ])("%s is one line that keeps the address to itself", async (path, fields) => {
    const app = await serve();
    await (await fetch(app.url + path, { headers: { authorization: "Bearer hunter2" } })).text();
    await app.server.stop(1000);
    expect(app.events()).toEqual([
      expect.objectContaining({ method: "GET", ms: expect.any(Number), ...fields }),
    ]);
    expect(app.lines.join("")).not.toContain("hunter2");
  });

  test("says if the client disconnected before the response", async () => {
    const asked = Promise.withResolvers<void>();
    const logged = Promise.withResolvers<unknown>();
    const app = await serve({
      log: (event, fields) => logged.resolve({ event, ...fields }),
      readiness: () => {
        asked.resolve();
        return new Promise(() => {});
      },
    });
    const leave = new AbortController();
    const request = fetch(app.url + endpoints.readiness.path, { signal: leave.signal });
    await asked.promise;
    leave.abort();
    await expect(request).rejects.toThrow("abort");
    expect(await logged.promise).toMatchObject({
      event: "http.probe",
      route: "/readyz",
      code: "client_gone",
    });
  });

  test("drops an unknown method", async () => {
    const app = await serve();
    await rawRequest(app.port, "PROPFIND /api/config HTTP/1.1\r\nHost: app\r\nConnection: close\r\n\r\n");
    await app.server.stop(1000);
    expect(app.events()[0]).not.toHaveProperty("method");
  });
});
