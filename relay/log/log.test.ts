import { AuthApiError } from "@supabase/supabase-js";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { errorCode, fieldSchemas, type LogFields } from "./fields.ts";
import { createLog, type LogEvent } from "./log.ts";

function capture(options: { pretty?: boolean; level?: "debug" | "warn" } = {}) {
  const lines: string[] = [];
  const log = createLog({
    level: options.level ?? "debug",
    pretty: options.pretty ?? false,
    write: (line) => lines.push(line),
  });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? "null") as Record<string, unknown> };
}

const request: LogFields = { method: "GET", route: "/api/config", status: 200, ms: 3 };

/** Values that must never get through, whatever field they are in. */
const personal = [
  "I feel empty today",
  "help me",
  "ana@hearken.app",
  "/dashboard/session/2f1c",
  "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
  "sb_secret_8fGh2Lq",
  "sk_live_51Habc",
  "sk-proj-abc123",
  "whsec_Zm9vYmFy",
  "postgres://me:hunter2@db.provider.com/app",
  "203.0.113.7",
  "死にたい",
  "+1 604 555 0123",
  'duplicate key value violates "profiles_email_key"',
];

describe("the log", () => {
  test("writes one JSON line with the event and its fields", () => {
    const { log, lines, last } = capture();
    log("http.request", request);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^\{.*\}\n$/);
    expect(last()).toEqual({ level: "info", time: expect.any(String), event: "http.request", ...request });
  });

  test("respects its level", () => {
    const { log, lines } = capture({ level: "warn" });
    log("http.request", request);
    log("readiness.failed");
    expect(lines).toHaveLength(1);
  });

  test("is readable in a terminal", () => {
    const { log, lines } = capture({ pretty: true });
    log("http.request", request);
    expect(lines[0]).toMatch(
      /^\d\d:\d\d:\d\d\.\d{3} .*info.* http\.request method=GET route=\/api\/config status=200 ms=3\n$/,
    );
  });

  test("carries every listed field", () => {
    const { log, last } = capture();
    const fields: Required<LogFields> = {
      sessionId: "5b7e9a52-0f0e-4a7c-9a44-6a4b2f6f3c11",
      turn: 2,
      generation: 0,
      ms: 12.5,
      code: "ECONNREFUSED",
      stage: "transcription",
      failure: "timeout",
      closeCode: 4000,
      mode: "call",
      reason: "expired",
      seconds: 42,
      restored: true,
      action: "verify-session",
      eventType: "invoice.paid",
      planId: "premium-annual",
      status: 503,
      method: "POST",
      route: "page",
      mail: "mood_reminder",
      outcome: "retry",
      port: 3000,
      signal: "SIGTERM",
      variable: "CHAT_MODEL_SMALL",
      endsOn: "2027-01-14",
      task: "meter.tick",
    };
    log("http.failed", fields);
    expect(last()).toMatchObject(fields);
  });

  test("names every variable whose model retires, also the one that listens live", () => {
    const { log, last } = capture();
    const fields: LogFields = { variable: "TRANSCRIPTION_LIVE_MODEL", endsOn: "2027-01-14" };
    log("model.ended", fields);
    expect(last()).toMatchObject(fields);
  });
});

describe("nothing personal gets through", () => {
  test.each(personal)("%s, in any listed field", (text) => {
    const { log, lines } = capture();
    for (const name of Object.keys(fieldSchemas)) log("http.failed", { [name]: text });
    expect(lines.join("")).not.toContain(text);
    expect(Object.keys(JSON.parse(lines[0] ?? ""))).toEqual(["level", "time", "event"]);
  });

  test("not under an unlisted name, nested, or as an event", () => {
    const { log, lines } = capture();
    const stray = { email: "ana@hearken.app", msg: "ana@hearken.app", err: new Error("ana@hearken.app") };
    log("http.failed", stray as LogFields);
    log("http.failed", { code: { text: "ana@hearken.app" } } as unknown as LogFields);
    log("ana@hearken.app" as LogEvent);
    log("constructor" as LogEvent);
    expect(lines).toHaveLength(2);
    expect(lines.join("")).not.toContain("ana");
  });

  test("nor any sentence, email address or token, whatever it looks like", () => {
    const word = fc.stringMatching(/^[\p{L}\d']{1,12}$/u);
    const sentence = fc.array(word, { minLength: 2 }).map((words) => words.join(" "));
    const address = fc.emailAddress();
    const token = fc.tuple(word, word, word).map((parts) => parts.join("."));
    const { log, lines } = capture();
    fc.assert(
      fc.property(
        fc.oneof(sentence, address, token),
        fc.constantFrom(...Object.keys(fieldSchemas)),
        (text, name) => {
          log("http.failed", { [name]: text });
          expect(Object.keys(JSON.parse(lines.pop() ?? ""))).toEqual(["level", "time", "event"]);
        },
      ),
    );
  });
});

describe("errors are logged as a code or a name", () => {
  const secret = "ana@hearken.app said: I feel empty";
  test.each([
    [Object.assign(new Error(secret), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
    [Object.assign(new Error(secret), { code: "ERR_HTTP_HEADERS_SENT" }), "ERR_HTTP_HEADERS_SENT"],
    [{ code: "PGRST301", message: secret }, "PGRST301"],
    [{ code: "42501", message: secret }, "42501"],
    [new AuthApiError(secret, 403, "bad_jwt"), "bad_jwt"],
    [new TypeError(secret), "TypeError"],
    [Object.assign(new TypeError(secret), { code: secret }), "TypeError"],
    [Object.assign(new Error("x"), { name: secret }), "Error"],
    [secret, "Error"],
    [undefined, "Error"],
    [null, "Error"],
    [{ code: 42 }, "Error"],
  ])("%#: %s", (error, code) => {
    expect(errorCode(error)).toBe(code);
    const { log, last } = capture();
    log("process.failed", { code: errorCode(error) });
    expect(last()).toMatchObject({ code });
  });
});
