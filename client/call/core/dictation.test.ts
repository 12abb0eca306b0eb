import { expect, test } from "vitest";
import type { CaptureMessage } from "#shared/capture/capture-pipeline.ts";
import type { Dictated } from "#shared/dictation.ts";
import type { MicrophoneEvents, MicrophoneFailure } from "#client/call/audio/audio-ports.ts";
import { createDictation } from "./dictation.ts";
import { FakeClock, settle } from "./test-doubles.ts";

const frame = (value: number): CaptureMessage => ({ type: "frame", pcm: new Uint8Array([value, value]) });
const end: CaptureMessage = { type: "end", voicedMs: 900 };

function stage({ failure = null as MicrophoneFailure | null } = {}) {
  const clock = new FakeClock();
  const texts: string[] = [];
  const asked: { sound: number[]; answer: (dictated: Dictated | null) => Promise<void> }[] = [];
  let events: MicrophoneEvents | null = null;
  let closed = 0;
  const dictation = createDictation({
    microphone: {
      open: async (_options, given) => {
        events = given;
        return failure;
      },
      close: () => {
        closed += 1;
      },
    },
    options: () => ({ deviceId: null, sensitivity: "normal" }),
    transcribe: (sound) => {
      const { promise, resolve } = Promise.withResolvers<Dictated | null>();
      const answer = async (dictated: Dictated | null) => {
        resolve(dictated);
        await settle();
      };
      asked.push({ sound: [...sound], answer });
      return promise;
    },
    clock,
    onText: (text) => texts.push(text),
  });
  return {
    clock,
    texts,
    asked,
    dictation,
    say: (...messages: CaptureMessage[]) => events?.onMessages(messages),
    lose: () => events?.onLost(),
    state: () => dictation.store.getState(),
    closed: () => closed,
  };
}

const heard = (text: string, unsure = false): Dictated => ({ text, unsure });

test("utterances are written down one after another, while the person goes on speaking", async () => {
  const { dictation, say, asked, texts, state } = stage();
  await dictation.start();
  expect(state().microphone).toBe("asking");
  say({ type: "ready" });
  expect(state().microphone).toBe("listening");
  say({ type: "start" }, frame(1), frame(2), end, { type: "start" }, frame(3), end);
  expect(state().waiting).toBe(2);
  expect(asked.map(({ sound }) => sound)).toEqual([[1, 1, 2, 2]]);
  await asked[0]?.answer(heard("First."));
  expect(asked[1]?.sound).toEqual([3, 3]);
  await asked[1]?.answer(heard("Second."));
  expect([texts, state()]).toEqual([
    ["First.", "Second."],
    { microphone: "listening", waiting: 0, problem: null, guess: null },
  ]);
});

test("what is being said when the person stops is written down as well; what was no speech isn't", async () => {
  const { dictation, say, asked, texts, state } = stage();
  await dictation.start();
  say({ type: "start" }, frame(9), { type: "cancel" }, { type: "start" }, frame(1));
  dictation.stop();
  expect(state()).toMatchObject({ microphone: "off", waiting: 1 });
  await asked[0]?.answer(heard("Until the end."));
  expect([asked.length, texts]).toEqual([1, ["Until the end."]]);
});

test("what couldn't be written down is kept, with all that was said after it, and sent again in order", async () => {
  const { dictation, say, asked, texts, state } = stage();
  await dictation.start();
  say({ type: "start" }, frame(1), end);
  await asked[0]?.answer(null);
  expect(state()).toMatchObject({ problem: "failed", waiting: 1 });
  say({ type: "start" }, frame(2), end);
  expect([asked.length, state().waiting]).toEqual([1, 2]);
  dictation.retry();
  await asked[1]?.answer(heard("One."));
  await asked[2]?.answer(heard("Two."));
  expect([texts, state().problem]).toEqual([["One.", "Two."], null]);
});

test("a guess is asked about, and nothing understood is said to be so", async () => {
  const { dictation, say, asked, texts, state } = stage();
  await dictation.start();
  say({ type: "start" }, frame(1), end, { type: "start" }, frame(2), end, { type: "start" }, frame(3), end);
  await asked[0]?.answer(heard("I feel lonely", true));
  await asked[1]?.answer(heard("I feel loud", true));
  await asked[2]?.answer(heard(""));
  expect([state().guess, state().problem, texts]).toEqual(["I feel lonely", "unclear", []]);
  dictation.settle(true);
  expect(state().guess).toBe("I feel loud");
  dictation.settle(false);
  expect([state().guess, texts]).toEqual([null, ["I feel lonely"]]);
});

test("a microphone that nobody speaks into for 20 s closes, and one that is spoken into doesn't", async () => {
  const { dictation, say, asked, clock, state } = stage();
  await dictation.start();
  say({ type: "ready" });
  await clock.pass(19_000);
  say({ type: "start" }, frame(1));
  await clock.pass(25_000);
  expect(state().microphone).toBe("listening");
  say(end);
  await asked[0]?.answer(heard("So."));
  await clock.pass(20_000);
  expect(state().microphone).toBe("off");
});

test("why there is no microphone is told; one that is lost keeps what was said", async () => {
  const denied = stage({ failure: "denied" });
  await denied.dictation.start();
  expect(denied.state().microphone).toBe("denied");
  const { dictation, say, lose, state } = stage();
  await dictation.start();
  say({ type: "start" }, frame(1));
  lose();
  expect(state()).toMatchObject({ microphone: "lost", waiting: 1 });
});

test("while the provider answers nothing, ten utterances wait at most, and none is dropped", async () => {
  const { dictation, say, state, closed } = stage();
  await dictation.start();
  for (let nth = 0; nth < 10; nth += 1) say({ type: "start" }, frame(nth), end);
  expect([state().microphone, state().waiting, closed()]).toEqual(["off", 10, 1]);
});
