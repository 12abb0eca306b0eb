import type { Page } from "@playwright/test";
import { expect } from "./test.ts";
import { type Sound, soundRate } from "./microphone.ts";

export type SpokenMicrophone = {
  /** Speaks into the microphone that the page has open; resolves when all of it was said, with its beginning, ms of the page. */
  speak(sound: Sound): Promise<number>;
};

/**
 * Gives the page a microphone that the test speaks into when it wants to. A file that plays from the moment
 * of opening has to guess when the greeting is over, and guesses wrong on a busy machine. It has a background
 * hum, like a real room.
 */
export async function spokenMicrophone(page: Page): Promise<SpokenMicrophone> {
  // Where the processor is busy and sound drops out, the recognizer asks whether it heard right.
  const right = page.getByRole("button", { name: /^Yes(, add it)?$/ });
  await page.addLocatorHandler(right, () => right.click());
  await page.addInitScript((rate) => {
    navigator.mediaDevices.getUserMedia = () => {
      const context = new AudioContext();
      const room = new MediaStreamAudioDestinationNode(context, { channelCount: 1 });
      const hum = new OscillatorNode(context, { frequency: 60 });
      hum.connect(new GainNode(context, { gain: 0.001 })).connect(room);
      hum.start();
      const say = (samples: readonly number[]) => {
        const buffer = context.createBuffer(1, samples.length, rate);
        buffer.copyToChannel(new Float32Array(samples), 0);
        const voice = new AudioBufferSourceNode(context, { buffer });
        voice.connect(room);
        return new Promise<number>((resolve) => {
          const began = performance.now();
          voice.addEventListener("ended", () => resolve(began), { once: true });
          voice.start();
        });
      };
      Object.assign(globalThis, { sayIntoMicrophone: say });
      return Promise.resolve(room.stream);
    };
  }, soundRate);
  return {
    speak: (sound) =>
      page.evaluate((samples) => {
        const say: (samples: readonly number[]) => Promise<number> = Reflect.get(
          globalThis,
          "sayIntoMicrophone",
        );
        return say(samples);
      }, sound),
  };
}

/** Waits until the companion has greeted and is listening. */
export async function greeted(page: Page): Promise<void> {
  await expect(page.getByText("AI responding...").first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Listening...").first()).toBeVisible({ timeout: 30_000 });
}
