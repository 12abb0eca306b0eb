import { expect, test, vi } from "vitest";
import type { VoiceSample } from "#shared/voice-samples.ts";
import { relayFor } from "./relay.ts";
import { createVoiceSamplesPort } from "./voice-samples-port.ts";

const sample: VoiceSample = { style: "gentle", language: "ja", pace: "unhurried" };
const wav = () => new Response(new Uint8Array([82, 73, 70, 70]));

type Answer = () => Response | Promise<Response>;

function setUp(
  answer: Answer,
  { token = "a.b.c", state = "running" }: { token?: string | null; state?: AudioContextState } = {},
) {
  const send = vi.fn<typeof fetch>(async () => answer());
  const source = Object.assign(new EventTarget(), {
    buffer: null,
    connect: vi.fn<() => void>(),
    start: vi.fn<() => void>(),
    stop: vi.fn<() => void>(),
  });
  const output = {
    state,
    destination: {},
    resume: () => Promise.resolve(),
    decodeAudioData: vi.fn<() => Promise<unknown>>(() => Promise.resolve({})),
    createBufferSource: () => source,
    close: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  const port = createVoiceSamplesPort({
    relay: relayFor(async (refused) => (refused === undefined ? token : "a.renewed.c"), send),
    openOutput: () => output as unknown as AudioContext,
  });
  const stopping = new AbortController();
  const playing = vi.fn<() => void>();
  const play = () => port.play(sample, { signal: stopping.signal, onPlaying: playing });
  return { send, source, output, stopping, playing, play };
}

test("a sample is asked for as the person, and played to its end", async () => {
  const { send, source, output, playing, play } = setUp(wav);
  const outcome = play();
  await vi.waitFor(() => expect(playing).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledExactlyOnceWith("/api/voice-sample?style=gentle&language=ja&pace=unhurried", {
    headers: new Headers({ Authorization: "Bearer a.b.c" }),
    signal: expect.any(AbortSignal),
  });
  expect(source.start).toHaveBeenCalledOnce();
  source.dispatchEvent(new Event("ended"));
  expect(await outcome).toBe("ended");
  expect(output.close).toHaveBeenCalledOnce();
});

test("a token that the relay refuses is renewed", async () => {
  const answers = [new Response("{}", { status: 401 }), wav()];
  const { send, source, playing, play } = setUp(() => answers.shift() ?? wav());
  const outcome = play();
  await vi.waitFor(() => expect(playing).toHaveBeenCalledOnce());
  source.dispatchEvent(new Event("ended"));
  expect(await outcome).toBe("ended");
  expect(new Headers(send.mock.lastCall?.[1]?.headers).get("authorization")).toBe("Bearer a.renewed.c");
});

test("it stops at once when it is told to, also while it is being loaded", async () => {
  const playingOne = setUp(wav);
  const outcome = playingOne.play();
  await vi.waitFor(() => expect(playingOne.playing).toHaveBeenCalled());
  playingOne.stopping.abort();
  expect(await outcome).toBe("stopped");
  expect(playingOne.source.stop).toHaveBeenCalledOnce();
  const loading = setUp(() => Promise.reject(new DOMException("", "AbortError")));
  loading.stopping.abort();
  expect(await loading.play()).toBe("stopped");
  expect(loading.playing).not.toHaveBeenCalled();
});

test.each<[string, Answer, Parameters<typeof setUp>[1], string]>([
  ["too many", () => new Response("{}", { status: 429 }), {}, "often"],
  ["none could be made", () => new Response("{}", { status: 503 }), {}, "failed"],
  ["nobody is there", () => Promise.reject(new Error("off")), {}, "failed"],
  ["nobody is signed in", wav, { token: null }, "failed"],
])("%s", async (_what, answer, about, expected) => {
  const { output, playing, play } = setUp(answer, about);
  expect(await play()).toBe(expected);
  expect(playing).not.toHaveBeenCalled();
  expect(output.close).toHaveBeenCalledOnce();
});

test("a browser that plays nothing, or can't read the sound, is a failure", async () => {
  const silent = setUp(wav, { state: "suspended" });
  expect(await silent.play()).toBe("failed");
  const deaf = setUp(wav);
  deaf.output.decodeAudioData.mockRejectedValueOnce(new Error("no such format"));
  expect(await deaf.play()).toBe("failed");
});
