import { voiceStyles } from "#shared/catalogues/voices.ts";
import { OggDemuxer } from "#relay/ai/audio/ogg-demuxer.ts";
import { speakOver } from "#relay/ai/http/speech.ts";
import type { SpeechProvider } from "#relay/ai/settings.ts";
import { createDecoder } from "libopus-wasm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StartedCompanion, startCompanion } from "./ai-companion.ts";

let companion: StartedCompanion;

beforeAll(async () => {
  companion = await startCompanion();
});
afterAll(() => companion.stop());

type Asked = {
  voice?: string;
  speed?: number;
  instructions?: string;
  format?: "opus" | "wav" | "pcm" | "mp3";
};

async function askFor(input: string, { voice = "nova", format = "pcm", ...rest }: Asked = {}) {
  const response = await companion.client.audio.speech.create({
    model: "any-model",
    voice,
    input,
    response_format: format,
    ...rest,
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return { type: response.headers.get("content-type"), chunks, bytes: Buffer.concat(chunks) };
}

const seconds = (pcm: Buffer): number => pcm.length / 2 / 24_000;

function loudness(pcm: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 1 < pcm.length; at += 2) sum += Math.abs(pcm.readInt16LE(at));
  return sum / (pcm.length / 2);
}

const sentences = {
  en: "I hear you, and I am listening.",
  es: "Te escucho, y estoy aquí contigo.",
  fr: "Je vous écoute, et je suis là.",
  de: "Ich höre dir zu, und ich bin da.",
  it: "Ti ascolto, e sono qui con te.",
  pt: "Estou ouvindo você, e estou aqui.",
  zh: "我在听，我在这里陪着你。",
  ja: "お話を聞いています。ここにいます。",
  ko: "이야기를 듣고 있어요. 여기 있을게요.",
  ar: "أنا أستمع إليك، وأنا هنا معك.",
};

describe("ten languages", () => {
  test.each(Object.entries(sentences))("%s is spoken in a natural length", async (_, sentence) => {
    const { bytes } = await askFor(sentence);
    expect(seconds(bytes)).toBeGreaterThan(1);
    expect(seconds(bytes)).toBeLessThan(6);
    expect(loudness(bytes)).toBeGreaterThan(300);
  });
});

describe("formats", () => {
  test("PCM and WAV contain the same speech", async () => {
    const pcm = await askFor(sentences.en);
    const wav = await askFor(sentences.en, { format: "wav" });
    expect(pcm.type).toBe("audio/pcm");
    expect(wav.type).toBe("audio/wav");
    expect(wav.bytes.toString("latin1", 0, 4)).toBe("RIFF");
    expect(wav.bytes.readUInt32LE(24)).toBe(24_000);
    expect(wav.bytes.subarray(44).equals(pcm.bytes)).toBe(true);
  });

  test("Opus comes in an Ogg stream and decodes to the same length and loudness", async () => {
    const pcm = await askFor(sentences.en);
    const opus = await askFor(sentences.en, { format: "opus" });
    expect(opus.type).toBe("audio/ogg");
    const packets = new OggDemuxer().push(opus.bytes) ?? [];
    const decoder = await createDecoder({ sampleRate: 24_000, channels: 1 });
    const decoded = packets.map((packet) => Buffer.from(decoder.decode(packet).slice().buffer));
    decoder.free();
    const sound = Buffer.concat(decoded);
    expect(Math.abs(seconds(sound) - seconds(pcm.bytes))).toBeLessThan(0.06);
    expect(loudness(sound) / loudness(pcm.bytes)).toBeGreaterThan(0.8);
  });

  test("an unsupported format is refused by name", async () => {
    await expect(askFor("Hello", { format: "mp3" })).rejects.toMatchObject({
      status: 400,
      param: "response_format",
    });
  });
});

test("speech streams in many pieces, and the same text is always the same speech", async () => {
  const text = `${sentences.en} How was your day? What would help you now?`;
  const first = await askFor(text, { format: "opus" });
  const second = await askFor(text, { format: "opus" });
  expect(first.chunks.length).toBeGreaterThan(5);
  expect(second.bytes.equals(first.bytes)).toBe(true);
});

test("several voices at once do not mix", async () => {
  const alone = await askFor(sentences.en);
  const together = await Promise.all([
    askFor(sentences.de, { voice: "onyx", speed: 2 }),
    askFor(sentences.en),
    askFor(sentences.ja, { speed: 0.5 }),
  ]);
  expect(together[1]?.bytes.equals(alone.bytes)).toBe(true);
});

test("speed and instructions are followed", async () => {
  const plain = await askFor(sentences.en);
  const fast = await askFor(sentences.en, { speed: 1.5 });
  const calm = await askFor(sentences.en, { instructions: "Speak slowly and calmly." });
  expect(seconds(fast.bytes)).toBeLessThan(seconds(plain.bytes) * 0.8);
  expect(seconds(calm.bytes)).toBeGreaterThan(seconds(plain.bytes));
});

test("each selectable style sounds different, as the product requests it", async () => {
  const { client, url: baseUrl, apiKey } = companion;
  const trying = { after: () => () => {}, now: () => 0, random: () => 0.5, tries: 1, onRetry: () => {} };
  const provider = {
    baseUrl,
    apiKey,
    protocol: "http",
    model: "any",
    voice: null,
    voices: {},
    format: "opus",
  };
  const speak = speakOver(client, provider as SpeechProvider, trying);
  const heard = new Map<string, number>();
  for (const style of voiceStyles) {
    const packets: Uint8Array[] = [];
    const outcome = await speak(sentences.en, {
      delivery: { style, language: "en", pace: "normal" },
      exact: false,
      signal: new AbortController().signal,
      onPackets: (some) => {
        packets.push(...some);
      },
    });
    expect(outcome).toMatchObject({ ok: true, value: { said: sentences.en } });
    heard.set(Buffer.concat(packets).toString("base64"), outcome.ok ? outcome.value.samples : 0);
  }
  expect(heard.size).toBe(voiceStyles.length);
  const [warm = 0, professional, friendly = 0, gentle = 0] = heard.values();
  expect([professional !== undefined, gentle > warm, friendly < warm]).toEqual([true, true, true]);
});

test("a text without anything to speak is silence, not an error", async () => {
  expect(loudness((await askFor("…!")).bytes)).toBe(0);
});

test("a client that disconnects doesn't hold up the next", async () => {
  const controller = new AbortController();
  const response = await companion.client.audio.speech.create(
    { model: "any-model", voice: "nova", input: `${sentences.en} `.repeat(100), response_format: "opus" },
    { signal: controller.signal },
  );
  const reader = response.body?.getReader();
  await reader?.read();
  controller.abort();
  await expect(reader?.read()).rejects.toThrow(/abort/i);
  expect(seconds((await askFor(sentences.en)).bytes)).toBeGreaterThan(1);
});

test.each([
  ["an unknown voice", { voice: "nobody" }, "voice"],
  ["an impossible speed", { speed: 9 }, "speed"],
])("%s is refused", async (_, asked, param) => {
  await expect(askFor("Hello", asked)).rejects.toMatchObject({ status: 400, param });
});
