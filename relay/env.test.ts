import { describe, expect, test } from "vitest";
import { parseEnv } from "./env.ts";

const jwt = (role: string) => `e30.${Buffer.from(JSON.stringify({ role })).toString("base64url")}.c2ln`;

const local = {
  SUPABASE_URL: "http://127.0.0.1:54321",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_local",
  SUPABASE_SECRET_KEY: "sb_secret_local",
  SMTP_URL: "smtp://127.0.0.1:54325",
};

const hosted = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://hearken.app",
  SUPABASE_URL: "https://abcd.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abcd",
  SUPABASE_SECRET_KEY: "sb_secret_abcd",
  SMTP_URL: "smtps://user:pass%40word@mail.provider.com:465",
  MAIL_FROM: "Hearken <hello@hearken.app>",
  CONTACT_EMAIL: "help@hearken.app",
  OPENAI_API_KEY: "sk-hosted",
};

function problemsOf(source: Record<string, string | undefined>): readonly string[] {
  const parsed = parseEnv(source);
  return parsed.ok ? [] : parsed.problems;
}

function envOf(source: Record<string, string | undefined>) {
  const parsed = parseEnv(source);
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  return parsed.env;
}

describe("defaults", () => {
  test("development needs the addresses of its services and nothing else", () => {
    expect(envOf(local)).toEqual({
      production: false,
      port: 3000,
      host: undefined,
      publicUrl: "http://localhost:3000",
      supabaseUrl: "http://127.0.0.1:54321",
      supabasePublishableKey: "sb_publishable_local",
      supabaseSecretKey: "sb_secret_local",
      smtpUrl: "smtp://127.0.0.1:54325",
      mailFrom: { name: "Hearken", address: "hello@hearken.example" },
      contactEmail: "hello@hearken.example",
      logLevel: "info",
      clientDir: "dist/client",
      trustProxy: 0,
      allowedOrigins: [],
      connectionsPerAddress: 100,
      metricsPort: undefined,
      metricsToken: undefined,
      ai: {
        transcription: {
          baseUrl: "https://api.openai.com/v1",
          apiKey: "none",
          model: "gpt-4o-mini-transcribe",
          vocabulary: "open",
        },
        chat: {
          baseUrl: "https://api.openai.com/v1",
          apiKey: "none",
          small: "gpt-4.1-mini",
          large: "gpt-4.1",
        },
        speech: {
          baseUrl: "https://api.openai.com/v1",
          apiKey: "none",
          model: "gpt-4o-mini-tts",
          voice: "nova",
          format: "opus",
        },
      },
    });
  });

  test("the public address follows the port", () => {
    expect(envOf({ ...local, PORT: "8080" })).toMatchObject({
      port: 8080,
      publicUrl: "http://localhost:8080",
    });
  });

  test("an empty or blank value counts as none", () => {
    expect(envOf({ ...local, PORT: "", HOST: "  ", LOG_LEVEL: "" })).toEqual(envOf(local));
  });
});

describe("values", () => {
  test.each([
    ["PORT", " 8080 ", { port: 8080 }],
    ["PORT", "0", { port: 0 }],
    ["HOST", "::1", { host: "::1" }],
    ["PUBLIC_URL", "https://Hearken.app/", { publicUrl: "https://hearken.app" }],
    ["MAIL_FROM", "hello@hearken.app", { mailFrom: { name: "", address: "hello@hearken.app" } }],
    ["MAIL_FROM", "Hearken, the app <a@b.co>", { mailFrom: { name: "Hearken, the app", address: "a@b.co" } }],
    ["TRUST_PROXY", "1", { trustProxy: 1 }],
    ["TRUST_PROXY", "loopback, 10.0.0.0/8,fd00::/8", { trustProxy: ["loopback", "10.0.0.0/8", "fd00::/8"] }],
    [
      "ALLOWED_ORIGINS",
      "http://127.0.0.1:3000, https://Beta.hearken.app/",
      { allowedOrigins: ["http://127.0.0.1:3000", "https://beta.hearken.app"] },
    ],
    ["CONNECTIONS_PER_ADDRESS", "2000", { connectionsPerAddress: 2000 }],
    ["METRICS_PORT", "9090", { metricsPort: 9090 }],
  ])("%s=%s", (name, value, expected) => {
    expect(envOf({ ...local, [name]: value })).toMatchObject(expected);
  });

  test.each([
    ["NODE_ENV", "prod"],
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["HOST", "a b"],
    ["PUBLIC_URL", "hearken.app"],
    ["PUBLIC_URL", "https://hearken.app/app"],
    ["SUPABASE_URL", "abcd"],
    ["SUPABASE_URL", "postgres://abcd.supabase.co"],
    ["SUPABASE_URL", "https://abcd.supabase.co/rest/v1"],
    ["SUPABASE_PUBLISHABLE_KEY", "sb publishable"],
    ["SMTP_URL", "https://mail.provider.com"],
    ["SMTP_URL", "smtp://"],
    ["MAIL_FROM", "Hearken"],
    ["MAIL_FROM", "Hearken <hello@hearken.app>\r\nBcc: <x@y.zz>"],
    ["CONTACT_EMAIL", "help"],
    ["LOG_LEVEL", "verbose"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "everyone"],
    ["ALLOWED_ORIGINS", "https://hearken.app/app"],
    ["ALLOWED_ORIGINS", "*"],
    ["CONNECTIONS_PER_ADDRESS", "0"],
    ["METRICS_PORT", "metrics"],
    ["METRICS_TOKEN", "too short"],
    ["OPENAI_BASE_URL", "api.openai.com"],
    ["CHAT_BASE_URL", "https://me:key@ai.example.com/v1"],
    ["SPEECH_FORMAT", "mp3"],
  ])("%s=%s is refused in one line that names the variable", (name, value) => {
    expect(problemsOf({ ...local, [name]: value })).toEqual([
      expect.stringMatching(`^${name} .+ Set it to .+`),
    ]);
  });

  test.each([
    ["SUPABASE_PUBLISHABLE_KEY", "sb_secret_abcd"],
    ["SUPABASE_PUBLISHABLE_KEY", jwt("service_role")],
    ["SUPABASE_SECRET_KEY", "sb_publishable_abcd"],
    ["SUPABASE_SECRET_KEY", jwt("anon")],
  ])("%s with the other key, %s, is refused", (name, value) => {
    expect(problemsOf({ ...hosted, [name]: value })).toEqual([expect.stringMatching(`^${name} is a `)]);
  });

  test.each([
    ["SUPABASE_PUBLISHABLE_KEY", jwt("anon")],
    ["SUPABASE_SECRET_KEY", jwt("service_role")],
  ])("%s takes a key of the older kind", (name, value) => {
    expect(problemsOf({ ...hosted, [name]: value })).toEqual([]);
  });
});

describe("production", () => {
  test("starts on hosted services", () => {
    expect(envOf(hosted)).toMatchObject({ production: true, publicUrl: "https://hearken.app" });
  });

  test.each(Object.keys(hosted).filter((name) => name !== "NODE_ENV"))("needs %s", (name) => {
    expect(problemsOf({ ...hosted, [name]: undefined })).toEqual([
      expect.stringMatching(`^${name} is not set. Set it to .+`),
    ]);
  });

  test.each([
    ["SUPABASE_URL", "https://localhost:54321"],
    ["SUPABASE_URL", "https://supabase.localhost"],
    ["SUPABASE_URL", "https://localhost."],
    ["SUPABASE_URL", "https://127.0.0.1"],
    ["SUPABASE_URL", "https://127.9.9.9"],
    ["SUPABASE_URL", "https://127.1"],
    ["SUPABASE_URL", "https://2130706433"],
    ["SUPABASE_URL", "https://0.0.0.0"],
    ["SUPABASE_URL", "https://[::1]:54321"],
    ["SUPABASE_URL", "https://[::]"],
    ["SUPABASE_URL", "https://[::ffff:127.0.0.1]"],
    ["SUPABASE_URL", "http://localhost:54321"],
    ["SMTP_URL", "smtp://localhost:25"],
    ["SMTP_URL", "smtp://LOCALHOST:25"],
    ["SMTP_URL", "smtp://user:secret@127.0.0.1:25"],
    ["SMTP_URL", "smtp://2130706433:25"],
    ["SMTP_URL", "smtps://[::1]:465"],
    ["OPENAI_BASE_URL", "http://127.0.0.1:8000/v1"],
    ["SPEECH_BASE_URL", "http://localhost:8880/v1"],
  ])("refuses to start on a stand-in: %s=%s", (name, value) => {
    expect(problemsOf({ ...hosted, [name]: value })).toEqual([
      expect.stringMatching(`^${name} points to this machine`),
    ]);
  });

  test.each([
    ["PUBLIC_URL", "http://hearken.app", "https"],
    ["SUPABASE_URL", "http://abcd.supabase.co", "https"],
    ["MAIL_FROM", "Hearken <hello@hearken.example>", "placeholder"],
    ["CONTACT_EMAIL", "hello@hearken.example", "placeholder"],
    ["CONTACT_EMAIL", "hello@example.com", "placeholder"],
  ])("refuses %s=%s", (name, value, reason) => {
    expect(problemsOf({ ...hosted, [name]: value })).toEqual([expect.stringMatching(`^${name} .*${reason}`)]);
  });

  test.each([
    ["SUPABASE_URL", "https://127.example.org"],
    ["SUPABASE_URL", "https://localhost.example.org"],
    ["SMTP_URL", "smtp://10.0.0.5:25"],
  ])("takes %s=%s, which is another machine", (name, value) => {
    expect(problemsOf({ ...hosted, [name]: value })).toEqual([]);
  });
});

describe("AI services", () => {
  test("the common address and key hold for every kind of request", () => {
    const { ai } = envOf({
      ...local,
      OPENAI_BASE_URL: "http://127.0.0.1:8000/v1/",
      OPENAI_API_KEY: "sk-common",
    });
    const common = { baseUrl: "http://127.0.0.1:8000/v1", apiKey: "sk-common" };
    expect(ai).toMatchObject({ transcription: common, chat: common, speech: common });
  });

  test("a server of its own never gets the common key", () => {
    const { ai } = envOf({
      ...hosted,
      SPEECH_BASE_URL: "http://kokoro:8880/v1",
      SPEECH_VOICE: "af_heart",
      SPEECH_FORMAT: "pcm",
      CHAT_BASE_URL: "https://chat.hearken.app/v1",
      CHAT_API_KEY: "sk-chat",
    });
    expect(ai.speech).toMatchObject({
      baseUrl: "http://kokoro:8880/v1",
      apiKey: "none",
      voice: "af_heart",
      format: "pcm",
    });
    expect(ai.chat).toMatchObject({ baseUrl: "https://chat.hearken.app/v1", apiKey: "sk-chat" });
    expect(ai.transcription).toMatchObject({ apiKey: "sk-hosted" });
  });

  test.each([
    [{ OPENAI_BASE_URL: "https://ai.hearken.app/v1" }, []],
    [{ TRANSCRIPTION_API_KEY: "a", CHAT_API_KEY: "b", SPEECH_API_KEY: "c" }, []],
    [{ TRANSCRIPTION_API_KEY: "a", CHAT_API_KEY: "b" }, ["OPENAI_API_KEY"]],
    [{ OPENAI_BASE_URL: "https://api.openai.com/v1" }, ["OPENAI_API_KEY"]],
  ])("production with %j and no common key misses %j", (own, missing) => {
    const problems = problemsOf({ ...hosted, OPENAI_API_KEY: undefined, ...own });
    expect(problems.map((line) => line.split(" ")[0])).toEqual(missing);
  });
});

test("every problem is listed, one line a variable, and no value is quoted", () => {
  const problems = problemsOf({
    NODE_ENV: "production",
    PORT: "hunter2",
    SUPABASE_SECRET_KEY: "sb_publishable_hunter2",
    SMTP_URL: "smtp://me:hunter2@localhost",
    CONTACT_EMAIL: "hunter2",
  });
  expect(problems.map((line) => line.split(" ")[0])).toEqual([
    "PORT",
    "PUBLIC_URL",
    "SUPABASE_URL",
    "SUPABASE_PUBLISHABLE_KEY",
    "SUPABASE_SECRET_KEY",
    "SMTP_URL",
    "MAIL_FROM",
    "CONTACT_EMAIL",
    "OPENAI_API_KEY",
  ]);
  expect(problems.join("\n")).not.toContain("hunter2");
});
