import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chatUsage, speechUsage, transcriptionUsage, type Used, voiceUsage } from "./usage.ts";

const chat = (raw: unknown, received = "eight by") =>
  chatUsage("m", raw, { given: ["twelve bytes", "four"], received });
const heard = (raw: unknown) => transcriptionUsage("m", raw, 3);
const voice = (raw: unknown) => voiceUsage("m", raw, { given: ["twelve bytes"], said: "four", seconds: 2 });

const estimated = {
  chat: { textTokensIn: 4, textTokensOut: 2 },
  heard: { soundSecondsIn: 3 },
  voice: { textTokensIn: 3, textTokensOut: 1, soundTokensOut: 40, soundSecondsOut: 2 },
};

test.each<[string, Used, Used["usage"]]>([
  [
    "a completion",
    chat({ prompt_tokens: 90, completion_tokens: 7, total_tokens: 97 }),
    { textTokensIn: 90, textTokensOut: 7 },
  ],
  [
    "an answer that declines",
    chat({ prompt_tokens: 90, completion_tokens: 0 }, ""),
    { textTokensIn: 90, textTokensOut: 0 },
  ],
  ["seconds of sound", heard({ type: "duration", seconds: 3.4 }), { soundSecondsIn: 3.4 }],
  [
    "tokens of sound",
    heard({
      type: "tokens",
      input_tokens: 40,
      output_tokens: 9,
      total_tokens: 49,
      input_token_details: { audio_tokens: 30, text_tokens: 10 },
    }),
    { soundTokensIn: 30, textTokensIn: 10, textTokensOut: 9, soundSecondsIn: 3 },
  ],
  [
    "tokens of sound that are not told apart",
    heard({ input_tokens: 40, output_tokens: 9 }),
    { soundTokensIn: 40, textTokensIn: 0, textTokensOut: 9, soundSecondsIn: 3 },
  ],
  [
    "a voice",
    voice({
      input_tokens: 60,
      output_tokens: 90,
      input_token_details: { text_tokens: 60, audio_tokens: 0 },
      output_token_details: { text_tokens: 20, audio_tokens: 70 },
    }),
    { textTokensIn: 60, soundTokensIn: 0, textTokensOut: 20, soundTokensOut: 70, soundSecondsOut: 2 },
  ],
])("%s is read as it is told", (_, used, usage) => {
  expect(used).toEqual({ model: "m", told: true, usage });
});

const hostile = [undefined, null, "many", [], {}, -1, -0.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY, "12"];

test.each(hostile)("where the figure is %j, the relay's own counts", (figure) => {
  const withFigure = [
    chat({ prompt_tokens: figure, completion_tokens: 5 }),
    chat({ prompt_tokens: 90, completion_tokens: figure }),
    chat(figure),
  ];
  for (const used of withFigure) expect(used).toEqual({ model: "m", told: false, usage: estimated.chat });
  for (const raw of [
    figure,
    { type: "duration", seconds: figure },
    { input_tokens: figure, output_tokens: 1 },
  ])
    expect(heard(raw)).toEqual({ model: "m", told: false, usage: estimated.heard });
  for (const raw of [figure, { input_tokens: 5, output_tokens: figure }])
    expect(voice(raw)).toEqual({ model: "m", told: false, usage: estimated.voice });
});

test("nobody answers for nothing, hears in no time, or takes more sound than there was in all", () => {
  expect(chat({ prompt_tokens: 0, completion_tokens: 5 }).told).toBe(false);
  expect(chat({ prompt_tokens: 90, completion_tokens: 0 }).told).toBe(false);
  expect(heard({ type: "duration", seconds: 0 }).told).toBe(false);
  expect(voice({ input_tokens: 60, output_tokens: 0 }).told).toBe(false);
  const details = { audio_tokens: 91 };
  expect(voice({ input_tokens: 60, output_tokens: 90, output_token_details: details }).told).toBe(false);
});

test("whatever an answer says, what counts is finite, not negative and within reason", () => {
  const figure = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.string(),
    fc.constant(null),
    fc.integer({ min: 1, max: 1_000 }),
  );
  const details = fc.record({ audio_tokens: figure, text_tokens: figure }, { requiredKeys: [] });
  const raw = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        prompt_tokens: figure,
        completion_tokens: figure,
        input_tokens: figure,
        output_tokens: figure,
        seconds: figure,
        input_token_details: fc.oneof(details, figure),
        output_token_details: fc.oneof(details, figure),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(raw, (it) => {
      for (const { usage } of [chat(it), heard(it), voice(it)])
        for (const amount of Object.values(usage)) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(200_000);
        }
    }),
  );
});

test("speech over HTTP tells nothing: its characters and its seconds are the relay's", () => {
  const usage = { charactersIn: 6, soundSecondsOut: 1.5 };
  expect(speechUsage("m", "Hello.", 1.5)).toEqual({ model: "m", told: false, usage });
});
