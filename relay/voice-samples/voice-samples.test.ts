import { expect, test } from "vitest";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { relayLimits } from "#shared/limits.ts";
import type { VoiceSample } from "#shared/voice-samples.ts";
import { readWavHeader } from "../ai/audio/wav.ts";
import { PcmEncoder } from "../ai/audio/pcm-encoder.ts";
import type { AiOutcome, SpeakOptions, Spoken } from "../ai/port.ts";
import { sampleTexts } from "./sample-texts.ts";
import { VoiceSamples } from "./voice-samples.ts";

const warm: VoiceSample = { style: "warm", language: "en", pace: "normal" };

/** Half a second of silence. */
async function silence(): Promise<Uint8Array[]> {
  const encoder = await PcmEncoder.create(24_000, 1);
  const packets = [...encoder.push(new Uint8Array(24_000)), ...encoder.finish()];
  encoder.free();
  return packets;
}

type Asked = { readonly userId: string; readonly text: string; readonly options: SpeakOptions };

function samplesOf(answer: (asked: Asked) => Promise<AiOutcome<Spoken>>) {
  const asked: Asked[] = [];
  const samples = new VoiceSamples({
    aiFor: (userId) => ({
      speak: (text, options) => {
        asked.push({ userId, text, options });
        return answer({ userId, text, options });
      },
    }),
    voiceOf: ({ style }) => style,
  });
  return { samples, asked };
}

const speaks = async ({ text, options }: Asked): Promise<AiOutcome<Spoken>> => {
  for (const packet of await silence()) await options.onPackets([packet], 960);
  return { ok: true, value: { samples: 24_000, said: text, reworded: false } };
};

test("a sample is our own text, word for word, in the style, the language and the pace that were asked for", async () => {
  const { samples, asked } = samplesOf(speaks);
  const wav = await samples.wav("ada", { style: "gentle", language: "ja", pace: "unhurried" }, 24_000);
  expect(asked).toMatchObject([
    {
      userId: "ada",
      text: sampleTexts.ja,
      options: { delivery: { style: "gentle", language: "ja", pace: "unhurried" }, exact: true },
    },
  ]);
  expect(wav === null ? null : readWavHeader(wav)).toMatchObject({ sampleRate: 24_000, channels: 1 });
  expect(wav?.byteLength).toBe(44 + 24_000);
  expect(
    (await samples.wav("ada", { style: "gentle", language: "ja", pace: "unhurried" }, 12_000))?.length,
  ).toBe(44 + 12_000);
  expect(asked).toHaveLength(1);
});

test("it is made once for everybody who asks for the same, also at the same time", async () => {
  const { samples, asked } = samplesOf(speaks);
  await Promise.all(["ada", "ben", "cleo"].map((person) => samples.wav(person, warm, 24_000)));
  await samples.wav("dora", warm, 24_000);
  expect(asked.map(({ userId }) => userId)).toEqual(["ada"]);
  await samples.wav("ada", { ...warm, pace: "quick" }, 24_000);
  await samples.wav("ada", { ...warm, style: "gentle" }, 24_000);
  expect(asked).toHaveLength(3);
});

test("one that fails is null, and made anew the next time", async () => {
  let fails = true;
  const { samples, asked } = samplesOf((it) =>
    fails ? Promise.resolve({ ok: false, failure: "unavailable" }) : speaks(it),
  );
  expect(await samples.wav("ada", warm, 24_000)).toBeNull();
  fails = false;
  expect(await samples.wav("ada", warm, 24_000)).not.toBeNull();
  expect(asked).toHaveLength(2);
});

test("a provider that throws, says nothing, or never ends gives none", async () => {
  const silent = samplesOf(({ text }) =>
    Promise.resolve({ ok: true, value: { samples: 0, said: text, reworded: false } }),
  );
  expect(await silent.samples.wav("ada", warm, 24_000)).toBeNull();
  const broken = samplesOf(() => Promise.reject(new Error("broken")));
  expect(await broken.samples.wav("ada", warm, 24_000)).toBeNull();
  const endless = samplesOf(async ({ text, options }) => {
    const [packet = new Uint8Array()] = await silence();
    while (!options.signal.aborted) await options.onPackets([packet], 960);
    return { ok: true, value: { samples: 0, said: text, reworded: false } };
  });
  expect(await endless.samples.wav("ada", warm, 24_000)).toBeNull();
});

test("no more are kept than the limit says, and those that were asked for longest ago go first", async () => {
  const { samples, asked } = samplesOf(speaks);
  const all = languageCodes.flatMap((language) =>
    (["warm", "gentle", "friendly"] as const).flatMap((style) =>
      (["quick", "normal", "unhurried"] as const).map((pace) => ({ style, language, pace })),
    ),
  );
  for (const sample of all.slice(0, relayLimits.voiceSamples.kept + 1))
    await samples.wav("ada", sample, 12_000);
  const made = asked.length;
  await samples.wav("ada", all.at(1) ?? warm, 12_000);
  expect(asked).toHaveLength(made);
  await samples.wav("ada", all.at(0) ?? warm, 12_000);
  expect(asked).toHaveLength(made + 1);
});

test("every language has a text without a number, so that no voice reads one", () => {
  for (const language of languageCodes) expect(sampleTexts[language]).toMatch(/^\P{Nd}{15,110}$/u);
});
