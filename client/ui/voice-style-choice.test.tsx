import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { VoiceStyle } from "#shared/catalogues/voices.ts";
import { silenceForQuickExit } from "#client/lib/on-quick-exit.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices } from "#client/test-services.tsx";
import { VoiceStyleChoice } from "./voice-style-choice.tsx";

function show() {
  const { services, voiceSamples } = fakeServices();
  const chosen = vi.fn<(style: VoiceStyle) => void>();
  const choice = (pace: "normal" | "unhurried") => (
    <ServicesProvider services={services}>
      <VoiceStyleChoice value="warm" onValueChange={chosen} language="en" pace={pace} />
    </ServicesProvider>
  );
  const { rerender, unmount } = render(choice("normal"));
  return { voiceSamples, chosen, hurry: () => rerender(choice("unhurried")), unmount };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const names = () => screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
const idle = ["Warm", "Professional", "Friendly", "Gentle"].map((voice) => `Play a sample of ${voice}`);

test("each style has a sample: it loads, plays, and stops at its end, and nothing is chosen by it", async () => {
  const { voiceSamples, chosen } = show();
  expect([names(), voiceSamples.asked]).toEqual([idle, []]);
  press("Play a sample of Gentle");
  expect(voiceSamples.asked).toEqual([{ style: "gentle", language: "en", pace: "normal" }]);
  expect(names()[3]).toBe("Loading a sample of Gentle");
  act(() => voiceSamples.begin());
  expect(names()[3]).toBe("Stop the sample of Gentle");
  await act(async () => voiceSamples.end("ended"));
  expect(names()).toEqual(idle);
  expect(chosen).not.toHaveBeenCalled();
});

test("pressed again it stops, also while it loads; another one stops the first", async () => {
  const { voiceSamples } = show();
  press("Play a sample of Warm");
  await act(async () => press("Loading a sample of Warm"));
  expect(names()).toEqual(idle);
  press("Play a sample of Warm");
  act(() => voiceSamples.begin());
  await act(async () => press("Play a sample of Friendly"));
  act(() => voiceSamples.begin());
  expect(names()).toEqual([idle[0], idle[1], "Stop the sample of Friendly", idle[3]]);
  await act(async () => press("Stop the sample of Friendly"));
  expect(names()).toEqual(idle);
  expect(voiceSamples.asked.map(({ style }) => style)).toEqual(["warm", "warm", "friendly"]);
  expect(screen.queryByText(/didn't play/)).toBeNull();
});

test("a quick exit stops it at once", async () => {
  const { voiceSamples } = show();
  press("Play a sample of Warm");
  act(() => voiceSamples.begin());
  await act(async () => silenceForQuickExit());
  expect(names()).toEqual(idle);
});

test("another pace stops it, and the next one has it", async () => {
  const { voiceSamples, hurry } = show();
  press("Play a sample of Warm");
  act(() => voiceSamples.begin());
  await act(async () => hurry());
  expect(names()).toEqual(idle);
  press("Play a sample of Warm");
  expect(voiceSamples.asked.at(-1)?.pace).toBe("unhurried");
});

test("one that fails says so kindly, until the next is pressed", async () => {
  const { voiceSamples } = show();
  press("Play a sample of Warm");
  await act(async () => voiceSamples.end("failed"));
  expect(screen.getByText(/The sample didn't play. Check your connection/)).toBeTruthy();
  expect(names()).toEqual(idle);
  press("Play a sample of Warm");
  expect(screen.queryByText(/didn't play/)).toBeNull();
  await act(async () => voiceSamples.end("often"));
  expect(screen.getByText(/enough samples for now/)).toBeTruthy();
});

test("leaving the page stops it", () => {
  const { voiceSamples, unmount } = show();
  press("Play a sample of Warm");
  act(() => voiceSamples.begin());
  unmount();
  expect(voiceSamples.stopped).toBe(1);
});
