import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type StartedCompanion, startCompanion } from "./ai-companion.ts";

let companion: StartedCompanion;

beforeAll(async () => {
  companion = await startCompanion();
});
afterAll(() => companion.stop());

const folder = new URL("../fixtures/speech/", import.meta.url);
const textsSchema = z.array(z.object({ file: z.string(), text: z.string(), spoken: z.string() }));
const texts = textsSchema.parse(JSON.parse(readFileSync(new URL("texts.json", folder), "utf8")));

const fileOf = (name: string): File => new File([readFileSync(new URL(name, folder))], name);
/** A file of this many bytes of silence, as a stream writes it: its header doesn't know the length. */
function wavOf(bytes: number): Buffer<ArrayBuffer> {
  const header = readFileSync(new URL("hello.wav", folder)).subarray(0, 44);
  header.writeUInt32LE(0xff_ff_ff_ff, 40);
  return Buffer.concat([header, Buffer.alloc(bytes)]);
}

const transcriptions = () => companion.client.audio.transcriptions;

describe("committed speech", () => {
  test.each(texts)("$spoken → $text", async ({ file, text }) => {
    const heard = await transcriptions().create({ model: "any-model", file: fileOf(file) });
    expect(heard.text).toBe(text);
  });
});

describe("answers", () => {
  test("as plain text and with details", async () => {
    const file = fileOf("lonely.wav");
    const plain = await transcriptions().create({ model: "any-model", file, response_format: "text" });
    expect(plain).toBe("I feel lonely and nobody understands me.\n");
    const verbose = await transcriptions().create({
      model: "any-model",
      file,
      response_format: "verbose_json",
    });
    expect(verbose.language).toBe("english");
    expect(verbose.duration).toBeCloseTo(2.88, 1);
  });

  test("with how sure it is, where that is asked for", async () => {
    const asked = { model: "any-model", file: fileOf("lonely.wav"), include: ["logprobs" as const] };
    const { text, logprobs } = await transcriptions().create(asked);
    expect(logprobs).toMatchObject([{ token: text }]);
    expect(logprobs?.[0]?.logprob).toBeGreaterThan(Math.log(0.8));
  });

  test("several at once, each with its own text", async () => {
    const heard = await Promise.all(
      texts.map(({ file }) => transcriptions().create({ model: "any-model", file: fileOf(file) })),
    );
    expect(heard.map(({ text }) => text)).toEqual(texts.map(({ text }) => text));
  });

  test("nothing in an unsupported language, and nothing for silence", async () => {
    const spanish = await transcriptions().create({ model: "m", file: fileOf("lonely.wav"), language: "es" });
    expect(spanish.text).toBe("");
    const silence = wavOf(32_000);
    const heard = await transcriptions().create({ model: "m", file: new File([silence], "s.wav") });
    expect(heard.text).toBe("");
  });
});

describe("refusals", () => {
  test("anything but WAV", async () => {
    const webm = new File([Buffer.from("1a45dfa3", "hex"), "webm"], "speech.webm");
    await expect(transcriptions().create({ model: "m", file: webm })).rejects.toMatchObject({
      status: 400,
      param: "file",
    });
  });

  test("a missing file, and more than a minute of sound", async () => {
    const form = new FormData();
    form.set("model", "m");
    const response = await fetch(`${companion.url}/audio/transcriptions`, {
      method: "POST",
      headers: { authorization: `Bearer ${companion.apiKey}` },
      body: form,
    });
    expect(response.status).toBe(400);
    const long = wavOf(2_000_000);
    const tooLong = transcriptions().create({ model: "m", file: new File([long], "l.wav") });
    await expect(tooLong).rejects.toMatchObject({ status: 400 });
  });

  test("a file that is too large", async () => {
    const large = new File([Buffer.alloc(7_000_000)], "large.wav");
    await expect(transcriptions().create({ model: "m", file: large })).rejects.toMatchObject({ status: 413 });
  });
});

test("a client that disconnects leaves the recognizer to the next", async () => {
  const controller = new AbortController();
  const left = transcriptions().create(
    { model: "m", file: fileOf("lonely.wav") },
    { signal: controller.signal },
  );
  controller.abort();
  await expect(left).rejects.toThrow(/abort/i);
  const heard = await transcriptions().create({ model: "m", file: fileOf("goodbye.wav") });
  expect(heard.text).toBe("Goodbye.");
});
