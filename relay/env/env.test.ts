import { describe, expect, test } from "vitest";
import { envOf, hosted, local, problemsOf } from "../testing/env.ts";

const jwt = (role: string) => `e30.${Buffer.from(JSON.stringify({ role })).toString("base64url")}.c2ln`;

describe("defaults", () => {
  test("development needs only the URLs of its services", () => {
    expect(envOf(local)).toEqual({
      production: false,
      port: 3000,
      heardLanguages: null,
      host: undefined,
      publicUrl: "http://localhost:3000",
      supabaseUrl: "http://127.0.0.1:54321",
      supabasePublishableKey: "sb_publishable_local",
      supabaseSecretKey: "sb_secret_local",
      smtpUrl: "smtp://127.0.0.1:54325",
      mailFrom: { name: "Hearken", address: "hello@hearken.example" },
      contactEmail: "hello@hearken.example",
      mailSecret: "sb_secret_local",
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
          model: "gpt-transcribe",
          vocabulary: "open",
          liveModel: "gpt-live-transcribe",
          keywords: [],
          prompt: null,
          fallback: null,
        },
        chat: {
          baseUrl: "https://api.openai.com/v1",
          apiKey: "none",
          dialect: "openai",
          small: "gpt-6-luna",
          large: "gpt-6-sol",
          fallback: null,
        },
        speech: {
          baseUrl: "https://api.openai.com/v1",
          apiKey: "none",
          protocol: "realtime",
          model: "gpt-realtime-2.1-mini",
          voice: null,
          voices: {},
          format: "opus",
          fallback: null,
        },
      },
      stripe: {
        secretKey: "sk_test_unused",
        webhookSecret: "whsec_unused",
        host: "127.0.0.1",
        port: 9,
        protocol: "http",
        prices: {
          "premium-monthly": ["price_monthly"],
          "premium-annual": ["price_annual"],
          "24hour_pass": ["price_pass"],
        },
      },
    });
  });

  test("the public URL follows the port", () => {
    expect(envOf({ ...local, PORT: "8080" })).toMatchObject({
      port: 8080,
      publicUrl: "http://localhost:8080",
    });
  });

  test("an empty or blank value counts as unset", () => {
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
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "everyone"],
    ["TRUST_PROXY", "proxy.local"],
    ["TRUST_PROXY", "10"],
    ["VAPID_PRIVATE_KEY", "short"],
    ["ALLOWED_ORIGINS", "https://hearken.app/app"],
    ["ALLOWED_ORIGINS", "*"],
    ["CONNECTIONS_PER_ADDRESS", "0"],
    ["METRICS_PORT", "metrics"],
    ["METRICS_TOKEN", "too short"],
    ["OPENAI_BASE_URL", "api.openai.com"],
    ["CHAT_BASE_URL", "https://me:key@ai.example.com/v1"],
    ["SPEECH_FORMAT", "mp3"],
    ["STRIPE_SECRET_KEY", "pk_test_of_a_browser"],
    ["STRIPE_API_PORT", "https"],
    ["STRIPE_API_PROTOCOL", "ftp"],
    ["STRIPE_PRICE_PREMIUM_MONTHLY", "prod_premium"],
    ["STRIPE_PRICE_PREMIUM_ANNUAL", "price annual"],
    ["STRIPE_PRICE_24HOUR_PASS", "price_pass,,"],
  ])("%s=%s is refused in one line that names the variable", (name, value) => {
    const problems = problemsOf({ ...local, [name]: value });
    expect(problems).toEqual([expect.stringMatching(`^${name} .+ Set it to .+`)]);
    expect(problems[0]).not.toMatch("Invalid");
  });

  test.each([
    "true",
    "0.0.0.0/0",
    "::/0",
    "::0/0",
    "0.0.0.0/1,128.0.0.0/1",
    "10.0.0.1, 64.0.0.0/2",
    "2000::/3",
    "::ffff:0.0.0.0/96",
    "0:0::/80",
  ])("TRUST_PROXY=%s is refused, because visitors could choose their address", (value) => {
    expect(problemsOf({ ...local, TRUST_PROXY: value })).toEqual([
      expect.stringMatching(/^TRUST_PROXY would let every visitor choose .+ Set it to .+/),
    ]);
  });

  test.each(["::1", "fc00::/7", "fe80::/10", "2400:cb00::/32", "::ffff:10.0.0.0/104"])(
    "TRUST_PROXY=%s is taken",
    (value) => {
      expect(envOf({ ...local, TRUST_PROXY: value }).trustProxy).toEqual([value]);
    },
  );

  test("the metrics have a port of their own", () => {
    const same = [expect.stringMatching(/^METRICS_PORT is the same as PORT. Set it to .+/)];
    expect(problemsOf({ ...local, METRICS_PORT: "3000" })).toEqual(same);
    expect(problemsOf({ ...local, PORT: "08080", METRICS_PORT: "8080" })).toEqual(same);
    expect(problemsOf({ ...local, PORT: "0", METRICS_PORT: "0" })).toEqual([]);
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

test("every problem is listed, one line per variable, and no value is quoted", () => {
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
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "STRIPE_PRICE_PREMIUM_MONTHLY",
    "STRIPE_PRICE_PREMIUM_ANNUAL",
    "STRIPE_PRICE_24HOUR_PASS",
  ]);
  expect(problems.join("\n")).not.toContain("hunter2");
});
