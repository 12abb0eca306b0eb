import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageCodes, type LanguageCode } from "#shared/catalogues/languages.ts";
import { type Pace, paces, type VoiceStyle, voiceStyles } from "#shared/catalogues/voices.ts";
import { voiceSettings } from "#local/ai/speech/voices.ts";
import { prepareSpeech } from "#local/ai/speech/prepare.ts";
import { wavOf } from "#relay/ai/audio/wav.ts";
import { speakOver } from "#relay/ai/http/speech.ts";
import { trying, wireWith } from "#relay/ai/http/test-wire.ts";
import type { Ai } from "#relay/ai/port.ts";
import { speakOverRealtime } from "#relay/ai/realtime/speech.ts";
import { VoicePool } from "#relay/ai/realtime/voice-pool.ts";
import type { SpeechProvider } from "#relay/ai/settings.ts";
import { voicingOf } from "#relay/ai/voices.ts";
import { sampleTexts } from "#relay/voice-samples/sample-texts.ts";
import { type RealtimeServer, startRealtimeServer } from "../support/realtime-server.ts";

/** What each style is to sound like, written down a second time. */
const styles: Readonly<Record<VoiceStyle, { voice: string; speed: number; manner: RegExp }>> = {
  warm: { voice: "marin", speed: 1, manner: /^Sound warm and close/ },
  professional: { voice: "cedar", speed: 1, manner: /^Sound professional and composed/ },
  friendly: { voice: "coral", speed: 1.04, manner: /^Sound friendly and light/ },
  gentle: { voice: "sage", speed: 0.92, manner: /^Sound gentle and soft/ },
};
const accents: Readonly<Record<LanguageCode, { accent: RegExp; speed: number }>> = {
  en: { accent: /Speak English\.$/, speed: 1 },
  es: { accent: /Speak Spanish, .*Latin American accent\.$/, speed: 1 },
  fr: { accent: /Speak French, .*\.$/, speed: 1 },
  de: { accent: /Speak Standard German\.$/, speed: 1 },
  it: { accent: /Speak Standard Italian\.$/, speed: 1 },
  pt: { accent: /Speak Portuguese, .*Brazil\.$/, speed: 1 },
  zh: { accent: /Speak Mandarin Chinese\.$/, speed: 1 },
  ja: { accent: /Speak Japanese, .*Tokyo accent\.$/, speed: 0.96 },
  ko: { accent: /Speak Korean, .*Seoul accent\.$/, speed: 1 },
  ar: { accent: /Speak Modern Standard Arabic\.$/, speed: 0.96 },
};
const factors: Readonly<Record<Pace, number>> = { quick: 1.08, normal: 1, unhurried: 0.92 };

const combinations = languageCodes.flatMap((language, nth) =>
  voiceStyles.map((style, index) => ({
    language,
    style,
    pace: paces[(nth + index) % paces.length] ?? "normal",
  })),
);

function expected({ language, style, pace }: (typeof combinations)[number]) {
  const speed = styles[style].speed * accents[language].speed * factors[pace];
  return {
    voice: styles[style].voice,
    speed: Math.round(speed * 100) / 100,
    manner: expect.stringMatching(styles[style].manner),
    accent: expect.stringMatching(accents[language].accent),
  };
}

const providerAt = (baseUrl: string): SpeechProvider => ({
  baseUrl,
  apiKey: "sk-voice",
  protocol: "http",
  model: "gpt-realtime-2.1-mini",
  voice: null,
  voices: {},
  format: "wav",
});

/** A tenth of a second. */
const sound = () => new Response(wavOf(new Uint8Array(4_800), 24_000));

const after = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Has each language's text spoken in each style, one after the other. */
async function sayAll(speak: Ai["speak"]): Promise<void> {
  for (const delivery of combinations) {
    const { signal } = new AbortController();
    const options = { delivery, exact: false, signal, onPackets: () => {} };
    expect(await speak(sampleTexts[delivery.language], options)).toMatchObject({ ok: true });
  }
}

describe("four styles in ten languages", () => {
  let server: RealtimeServer;
  beforeAll(async () => {
    server = await startRealtimeServer();
  });
  afterAll(() => server.stop());

  test("reach a provider over HTTP as they are configured", async () => {
    const wire = wireWith(...combinations.map(() => sound));
    await sayAll(speakOver(wire.client, providerAt("https://ai.test/v1"), trying));
    expect(combinations).toHaveLength(40);
    for (const [index, combination] of combinations.entries()) {
      const { voice, speed = 1, instructions, input } = wire.asked[index]?.json ?? {};
      expect({ voice, speed, manner: instructions, accent: instructions }).toEqual(expected(combination));
      expect(input).toBe(sampleTexts[combination.language]);
    }
  });

  test("reach a provider over the Realtime API as they are configured", async () => {
    const provider = providerAt(server.url);
    const pool = new VoicePool(provider, { after, now: () => 0, random: () => 0.5 });
    await sayAll(speakOverRealtime({ provider, pool, trying, onReworded: () => {} }));
    const readings = server.sessions.flatMap((session) => {
      const { session: configured } = session.of("session.update")[0] ?? {};
      const output = configured?.type === "realtime" ? configured.audio?.output : undefined;
      return session.of("response.create").map(({ response }) => {
        const [item] = response?.input ?? [];
        const text = item?.type === "message" && item.role === "user" ? item.content[0]?.text : undefined;
        const own = response?.instructions?.replace(/^.*?(?=Sound )/s, "");
        return { voice: output?.voice, speed: output?.speed, instructions: own, text };
      });
    });
    expect(readings).toHaveLength(combinations.length);
    for (const combination of combinations) {
      const { voice, speed, manner, accent } = expected(combination);
      const text = sampleTexts[combination.language];
      const found = readings.filter((it) => it.text === text && it.voice === voice);
      expect(found).toEqual([{ voice, speed, text, instructions: manner }]);
      expect(found[0]?.instructions).toEqual(accent);
    }
    pool.stop();
  });
});

describe("the practice voice", () => {
  test.each(languageCodes)("sounds different in each style and at each pace: %s", (language) => {
    const settingsOf = (style: VoiceStyle, pace: Pace) =>
      voiceSettings(language, voicingOf({ style, language, pace }, providerAt("")));
    const kinds = voiceStyles.map((style) => settingsOf(style, "normal"));
    expect(new Set(kinds.map(({ voice }) => voice)).size).toBe(voiceStyles.length);
    expect(new Set(kinds.map(({ pitch, range }) => `${pitch} ${range}`)).size).toBe(voiceStyles.length);
    for (const style of voiceStyles) {
      const [quick, normal, unhurried] = paces.map((pace) => settingsOf(style, pace).rate);
      expect([quick ?? 0, normal ?? 0]).toEqual([
        expect.toSatisfy((rate: number) => rate > (normal ?? 0)),
        expect.toSatisfy((rate: number) => rate > (unhurried ?? 0)),
      ]);
    }
  });

  test("can say each sample", () => {
    for (const language of languageCodes) {
      const spoken = prepareSpeech(sampleTexts[language], language).join(" ");
      expect(spoken).not.toBe("");
      if (language === "ja") expect(spoken).not.toMatch(/\p{Script=Han}/u);
    }
  });
});
