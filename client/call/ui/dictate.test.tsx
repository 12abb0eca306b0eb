import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CaptureMessage } from "#shared/capture/capture-pipeline.ts";
import { silenceForQuickExit } from "#client/lib/on-quick-exit.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices, someone } from "#client/test-services.tsx";
import { Dictate } from "./dictate.tsx";

const track = Object.assign(new EventTarget(), { stop: vi.fn<() => void>() });
const stream = { getTracks: () => [track], getAudioTracks: () => [track] };

class FakeContext extends EventTarget {
  readonly state = "running";
  readonly audioWorklet = { addModule: () => Promise.resolve() };
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
  createMediaStreamSource = () => ({ connect: (node: unknown) => node });
}

const worklets: FakeWorklet[] = [];

class FakeWorklet {
  readonly port = Object.assign(new EventTarget(), { start: () => undefined, postMessage: () => undefined });

  constructor() {
    worklets.push(this);
  }

  connect(): void {}

  tell(...messages: CaptureMessage[]): void {
    this.port.dispatchEvent(new MessageEvent("message", { data: messages }));
  }
}

beforeEach(() => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("AudioWorkletNode", FakeWorklet);
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: () => Promise.resolve(stream) } });
  track.stop.mockClear();
  worklets.length = 0;
});

afterEach(() => vi.unstubAllGlobals());

/** Somebody has said something into a field, and its transcript is on its way. */
async function dictating() {
  const { services, emit } = fakeServices();
  emit("SIGNED_IN", someone);
  const asked: { signal: AbortSignal | null | undefined; answer: (text: string) => Promise<void> }[] = [];
  const relay: typeof services.backend.relay = (_path, init) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = async (text: string) => {
      await act(async () => resolve(Response.json({ text, unsure: false })));
    };
    asked.push({ signal: init?.signal, answer });
    return promise;
  };
  const onText = vi.fn<(text: string) => void>();
  const shown = render(
    <ServicesProvider services={{ ...services, backend: { ...services.backend, relay } }}>
      <Dictate onText={onText} disabled={false} />
    </ServicesProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Speak" })));
  await vi.waitFor(() => expect(worklets).toHaveLength(1));
  const frame = { type: "frame", pcm: new Uint8Array([1, 1]) } as const;
  await act(async () =>
    worklets[0]?.tell({ type: "ready" }, { type: "start" }, frame, { type: "end", voicedMs: 900 }),
  );
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  return { ...shown, auth: services.auth, onText, asked };
}

test("what was said before the field was left is still written into it", async () => {
  const { unmount, asked, onText } = await dictating();
  unmount();
  expect(track.stop).toHaveBeenCalled();
  await asked[0]?.answer("I slept.");
  expect(onText).toHaveBeenCalledExactlyOnceWith("I slept.");
});

test.each(["before", "after"])(
  "nothing that was said comes back after signing out, %s leaving the field",
  async (when) => {
    const { unmount, auth, asked, onText } = await dictating();
    if (when === "after") unmount();
    await act(async () => auth.signOut("local"));
    expect(asked[0]?.signal?.aborted).toBe(true);
    await asked[0]?.answer("I slept.");
    expect(onText).not.toHaveBeenCalled();
  },
);

test("a quick exit closes the microphone at once, and nothing that was said comes back", async () => {
  const { asked, onText } = await dictating();
  act(() => silenceForQuickExit());
  expect(track.stop).toHaveBeenCalled();
  await asked[0]?.answer("I slept.");
  expect(onText).not.toHaveBeenCalled();
});
