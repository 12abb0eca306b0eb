import type { VoiceSample } from "#shared/voice-samples.ts";
import type { SampleOutcome, VoiceSamplesPort } from "#client/lib/voice-samples-port.ts";

/** What a test sees of samples that nobody hears, and how it plays and ends the last one. */
export type FakeVoiceSamples = {
  readonly asked: VoiceSample[];
  /** How many were stopped before their end. */
  stopped: number;
  begin: () => void;
  end: (outcome: SampleOutcome) => void;
};

export function fakeVoiceSamples(): FakeVoiceSamples {
  return { asked: [], stopped: 0, begin: () => {}, end: () => {} };
}

export function fakeVoiceSamplesPort(held: FakeVoiceSamples): VoiceSamplesPort {
  return {
    play: (sample, { signal, onPlaying }) =>
      new Promise((resolve) => {
        held.asked.push(sample);
        held.begin = onPlaying;
        held.end = resolve;
        signal.addEventListener("abort", () => {
          held.stopped += 1;
          resolve("stopped");
        });
      }),
  };
}
