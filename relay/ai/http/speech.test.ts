import { expect, test } from "vitest";
import { wavOf } from "../audio/wav.ts";
import type { Delivery } from "../port.ts";
import type { SpeechProvider } from "../settings.ts";
import { speakOver } from "./speech.ts";
import { forbidden, signal, trying, unsupported, valueOf, wireWith } from "./test-wire.ts";

const provider: SpeechProvider = {
  baseUrl: "https://ai.test/v1",
  apiKey: "key",
  protocol: "http",
  model: "kokoro",
  voice: null,
  voices: {},
  format: "wav",
};
const warm: Delivery = { style: "warm", language: "en", pace: "normal" };

/** A tenth of a second. */
const sound = () => new Response(wavOf(new Uint8Array(4_800), 24_000));

async function say(answers: (() => Response)[], deliveries: readonly Delivery[] = [warm], own = provider) {
  const wire = wireWith(...answers);
  const speak = speakOver(wire.client, own, trying);
  const outcomes: unknown[] = [];
  for (const delivery of deliveries)
    outcomes.push(valueOf(await speak(" Hello. ", { delivery, exact: true, signal, onPackets: () => {} })));
  return { outcomes, bodies: wire.asked.map(({ json: body }) => body) };
}

test("a text is asked for in the voice, the pace and the manner of its style", async () => {
  const gentle: Delivery = { style: "gentle", language: "ja-JP", pace: "normal" };
  const { outcomes, bodies } = await say([sound, sound], [warm, gentle]);
  expect(outcomes[0]).toEqual({ samples: 4_800, said: " Hello. ", reworded: false });
  expect(bodies[0]).toEqual({
    model: "kokoro",
    voice: "marin",
    input: "Hello.",
    response_format: "wav",
    instructions: expect.stringMatching(/warm.*English/),
  });
  expect(bodies[1]).toMatchObject({
    voice: "sage",
    speed: 0.88,
    instructions: expect.stringMatching(/gentle.*Japanese/),
  });
});

test("a voice for a language takes precedence over the common one, and that over the style's", async () => {
  const own = { ...provider, voice: "af_heart", voices: { ja: "jf_alpha" } };
  const { bodies } = await say([sound, sound], [warm, { ...warm, language: "ja" }], own);
  expect(bodies.map((body) => body["voice"])).toEqual(["af_heart", "jf_alpha"]);
});

test("parameters that a server doesn't know are omitted from then on", async () => {
  const friendly: Delivery = { ...warm, style: "friendly" };
  const { outcomes, bodies } = await say(
    [() => unsupported("instructions"), () => forbidden("speed"), sound, sound],
    [friendly, friendly],
  );
  expect(outcomes).toEqual([0, 1].map(() => ({ samples: 4_800, said: " Hello. ", reworded: false })));
  expect(bodies.map((body) => ["instructions" in body, "speed" in body])).toEqual([
    [true, true],
    [false, true],
    [false, false],
    [false, false],
  ]);
});

test("an unknown voice is refused, and not requested again", async () => {
  const { outcomes, bodies } = await say([() => unsupported("voice")]);
  expect([outcomes, bodies.length]).toEqual([["refused"], 1]);
});

test("a voice that doesn't stop is stopped", async () => {
  const begin = wavOf(new Uint8Array(0), 24_000);
  // A length that nobody knows yet, as servers that stream have it.
  for (const at of [4, begin.byteLength - 4])
    new DataView(begin.buffer, begin.byteOffset).setUint32(at, 0xff_ff_ff_ff, true);
  let sent = 0;
  let isStopped = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      // Else a failing test would never end.
      if (sent > 3_000) controller.close();
      else controller.enqueue(sent === 1 ? begin : new Uint8Array(4_800));
    },
    cancel() {
      isStopped = true;
    },
  });
  const { outcomes } = await say([() => new Response(endless)]);
  expect(isStopped).toBe(true);
  expect(outcomes).toEqual([{ samples: expect.any(Number), said: " Hello. ", reworded: false }]);
  expect(sent).toBeLessThan(200);
});
