import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { envOf, hosted, local, problemsOf } from "../testing/env.ts";
import { parseEnv } from "./env.ts";

describe("production", () => {
  test("starts on hosted services", () => {
    expect(envOf(hosted)).toMatchObject({ production: true, publicUrl: "https://hearken.app" });
  });

  test.each(Object.keys(hosted).filter((name) => name !== "NODE_ENV"))("needs %s", (name) => {
    expect(problemsOf({ ...hosted, [name]: undefined })).toEqual([
      expect.stringMatching(`^${name} isn't set. Set it to .+`),
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
    ["STRIPE_API_HOST", "127.0.0.1"],
    ["STRIPE_API_HOST", "localhost"],
    ["STRIPE_API_HOST", "::1"],
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

describe("Stripe", () => {
  test("is Stripe itself by default, and older prices stand behind the current one", () => {
    const { stripe } = envOf({ ...hosted, STRIPE_PRICE_PREMIUM_MONTHLY: "price_new, price_old" });
    expect(stripe).toMatchObject({ host: "api.stripe.com", port: 443, protocol: "https" });
    expect(stripe.prices["premium-monthly"]).toEqual(["price_new", "price_old"]);
  });

  test.each(["sk_live_abc", "rk_live_abc"])("%s is only sent to Stripe", (key) => {
    expect(problemsOf({ ...hosted, STRIPE_SECRET_KEY: key })).toEqual([]);
    for (const host of ["127.0.0.1", "stripe.example.com", "api.stripe.com.example.com", "notstripe.com"])
      expect(problemsOf({ ...local, STRIPE_SECRET_KEY: key, STRIPE_API_HOST: host })).toContainEqual(
        expect.stringMatching("^STRIPE_API_HOST isn't Stripe's own"),
      );
  });

  test("a key is never sent unencrypted, and no price belongs to two plans", () => {
    expect(problemsOf({ ...hosted, STRIPE_API_PROTOCOL: "http" })).toEqual([
      expect.stringMatching("^STRIPE_API_PROTOCOL is http"),
    ]);
    expect(problemsOf({ ...hosted, STRIPE_PRICE_PREMIUM_ANNUAL: "price_pass" })).toEqual([
      expect.stringMatching("^STRIPE_PRICE_PREMIUM_ANNUAL holds a price that another plan also uses"),
      expect.stringMatching("^STRIPE_PRICE_24HOUR_PASS holds a price that another plan also uses"),
    ]);
  });
});

const live = (own: Record<string, string>) => envOf({ ...local, ...own }).ai.transcription.liveModel;

describe("AI services", () => {
  test("the common URL and key apply to every kind of request", () => {
    const { ai } = envOf({
      ...local,
      OPENAI_BASE_URL: "http://127.0.0.1:8000/v1/",
      OPENAI_API_KEY: "sk-common",
    });
    const common = { baseUrl: "http://127.0.0.1:8000/v1", apiKey: "sk-common" };
    expect(ai).toMatchObject({ transcription: common, chat: common, speech: common });
  });

  test("a separate server never gets the common key", () => {
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

  test("OpenAI's regional hosts get the key for OpenAI, and never that for another server", () => {
    const european = "https://eu.api.openai.com/v1";
    expect(envOf({ ...hosted, CHAT_BASE_URL: european }).ai.chat).toMatchObject({
      baseUrl: european,
      apiKey: "sk-hosted",
    });
    const own = envOf({ ...local, OPENAI_BASE_URL: "https://ai.hearken.app/v1", CHAT_BASE_URL: european });
    expect(own.ai.chat.apiKey).toBe("none");
  });

  test("in production, OpenAI is never asked without a key, and the common key stays with its server", () => {
    const openAi = [
      "https://api.openai.com/v1",
      "https://eu.api.openai.com/v1",
      "HTTPS://API.openai.com:443/v1",
    ];
    const ours = "https://ai.hearken.app/v1";
    const theirs = "https://ai.example.org/v1";
    const isOpenAi = (url: string) => openAi.includes(url);
    const address = fc.constantFrom(...openAi, ours, theirs);
    const kinds = ["TRANSCRIPTION", "CHAT", "SPEECH"].flatMap((kind) => [kind, `${kind}_FALLBACK`]);
    const variables = fc.record(
      Object.fromEntries([
        ["OPENAI_BASE_URL", address],
        ["OPENAI_API_KEY", fc.constant("sk-common")],
        ...kinds.flatMap((kind) => [
          [`${kind}_BASE_URL`, address],
          [`${kind}_API_KEY`, fc.constant(`sk-${kind}`)],
        ]),
        ["TRANSCRIPTION_FALLBACK_MODEL", fc.constant("a")],
        ["CHAT_FALLBACK_MODEL_SMALL", fc.constant("b")],
        ["SPEECH_FALLBACK_MODEL", fc.constant("c")],
      ]),
      { requiredKeys: [] },
    );
    let started = 0;
    fc.assert(
      fc.property(variables, (given: Record<string, string>) => {
        const parsed = parseEnv({ ...hosted, OPENAI_API_KEY: undefined, ...given });
        if (!parsed.ok) {
          for (const problem of parsed.problems) expect(problem).toMatch(/^[A-Z_]+_API_KEY isn't set/);
          return;
        }
        started += 1;
        const common = given["OPENAI_BASE_URL"] ?? "https://api.openai.com/v1";
        const { transcription, chat, speech } = parsed.env.ai;
        for (const endpoint of [transcription, chat, speech].flatMap((it) => [it, it.fallback ?? it])) {
          if (isOpenAi(endpoint.baseUrl)) expect(endpoint.apiKey).not.toBe("none");
          if (endpoint.apiKey === "sk-common")
            expect(endpoint.baseUrl === common || (isOpenAi(common) && isOpenAi(endpoint.baseUrl))).toBe(
              true,
            );
        }
        for (const [kind, { fallback }] of Object.entries({ transcription, chat, speech }))
          if (
            Object.keys(given).some(
              (name) => name.startsWith(`${kind.toUpperCase()}_FALLBACK_`) && !name.endsWith("KEY"),
            )
          )
            expect(fallback).not.toBeNull();
      }),
      { numRuns: 2_000 },
    );
    expect(started).toBeGreaterThan(200);
  });

  test("a server other than OpenAI gets what all compatible ones understand", () => {
    const { ai } = envOf({ ...local, OPENAI_BASE_URL: "http://127.0.0.1:8000/v1" });
    expect(ai.chat.dialect).toBe("compatible");
    expect(ai.transcription).toMatchObject({ model: "whisper-1", liveModel: null });
    expect(ai.speech).toMatchObject({ protocol: "http", model: "tts-1", voice: null });
    const european = envOf({ ...local, OPENAI_BASE_URL: "https://eu.api.openai.com/v1" }).ai;
    expect(european.chat.dialect).toBe("openai");
    const feigned = envOf({ ...local, OPENAI_BASE_URL: "https://api.openai.com.example.org/v1" }).ai;
    expect(feigned.chat.dialect).toBe("compatible");
    expect(envOf({ ...local, CHAT_DIALECT: "compatible" }).ai.chat.dialect).toBe("compatible");
  });

  test("a fallback that would ask OpenAI without a key is none", () => {
    const { ai } = envOf({
      ...local,
      CHAT_BASE_URL: "http://127.0.0.1:8000/v1",
      CHAT_FALLBACK_MODEL_SMALL: "gpt-6-luna",
      SPEECH_FALLBACK_MODEL: "tts-1",
      TRANSCRIPTION_FALLBACK_MODEL: "gpt-transcribe",
    });
    expect([ai.chat.fallback, ai.speech.fallback, ai.transcription.fallback]).toEqual([null, null, null]);
  });

  test("each kind of request may have a fallback with a key of its own", () => {
    const { ai } = envOf({
      ...hosted,
      SPEECH_FALLBACK_BASE_URL: "http://kokoro:8880/v1",
      SPEECH_FALLBACK_MODEL: "kokoro",
      SPEECH_FALLBACK_VOICE: "af_heart",
      SPEECH_FALLBACK_VOICE_ja: "jf_alpha",
      SPEECH_VOICE_ja: "cedar",
      CHAT_FALLBACK_MODEL_SMALL: "gpt-5.6-luna",
    });
    expect(ai.speech.voices).toEqual({ ja: "cedar" });
    expect(ai.speech.fallback).toMatchObject({
      baseUrl: "http://kokoro:8880/v1",
      apiKey: "none",
      protocol: "http",
      model: "kokoro",
      voice: "af_heart",
      voices: { ja: "jf_alpha" },
    });
    // Another model of the same provider uses the same URL and key.
    expect(ai.chat.fallback).toMatchObject({
      apiKey: "sk-hosted",
      dialect: "openai",
      small: "gpt-5.6-luna",
      large: "gpt-5.6-luna",
    });
    expect(ai.transcription.fallback).toBeNull();
  });

  test("OpenAI transcribes live, unless that is turned off", () => {
    expect(live({})).toBe("gpt-live-transcribe");
    expect(live({ TRANSCRIPTION_LIVE_MODEL: "off" })).toBeNull();
    expect(live({ TRANSCRIPTION_BASE_URL: "http://speaches:8000/v1" })).toBeNull();
    expect(
      live({ TRANSCRIPTION_BASE_URL: "http://speaches:8000/v1", TRANSCRIPTION_LIVE_MODEL: "whisper" }),
    ).toBe("whisper");
  });

  test("keywords are a list", () => {
    const { ai } = envOf({ ...local, TRANSCRIPTION_KEYWORDS: " Hearken, EMDR ,, " });
    expect(ai.transcription.keywords).toEqual(["Hearken", "EMDR"]);
  });

  test.each([
    [{ OPENAI_BASE_URL: "https://ai.hearken.app/v1" }, []],
    [{ TRANSCRIPTION_API_KEY: "a", CHAT_API_KEY: "b", SPEECH_API_KEY: "c" }, []],
    [{ TRANSCRIPTION_API_KEY: "a", CHAT_API_KEY: "b" }, ["OPENAI_API_KEY"]],
    [{ OPENAI_BASE_URL: "https://api.openai.com/v1" }, ["OPENAI_API_KEY"]],
    [{ OPENAI_BASE_URL: "https://eu.api.openai.com/v1/" }, ["OPENAI_API_KEY"]],
    [
      {
        TRANSCRIPTION_API_KEY: "a",
        CHAT_API_KEY: "b",
        SPEECH_BASE_URL: "https://kokoro.hearken.app/v1",
        SPEECH_FALLBACK_MODEL: "gpt-realtime-2.1-mini",
      },
      ["OPENAI_API_KEY"],
    ],
    [
      { OPENAI_BASE_URL: "https://ai.hearken.app/v1", CHAT_BASE_URL: "https://api.openai.com/v1" },
      ["CHAT_API_KEY"],
    ],
    [
      {
        OPENAI_BASE_URL: "https://ai.hearken.app/v1",
        OPENAI_API_KEY: "a",
        SPEECH_FALLBACK_BASE_URL: "https://api.openai.com/v1",
      },
      ["SPEECH_FALLBACK_API_KEY"],
    ],
  ])("production with %j misses %j", (own, missing) => {
    const problems = problemsOf({ ...hosted, OPENAI_API_KEY: undefined, ...own });
    expect(problems.map((line) => line.split(" ")[0])).toEqual(missing);
  });
});
