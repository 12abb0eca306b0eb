import { endpoints } from "#shared/http.ts";
import type { VoiceSample } from "#shared/voice-samples.ts";
import type { Backend } from "./services.tsx";

/** How a sample ended. `often`: too many were requested recently. `stopped`: the signal aborted it. */
export type SampleOutcome = "ended" | "stopped" | "often" | "failed";

/** Plays samples of the companion's voices. Never throws. */
export type VoiceSamplesPort = {
  /** In a tap: browsers let sound begin only there. Nothing is loaded before. */
  readonly play: (
    sample: VoiceSample,
    options: { readonly signal: AbortSignal; readonly onPlaying: () => void },
  ) => Promise<SampleOutcome>;
};

/** As much of an `AudioContext` as playing takes. */
type Output = Pick<
  AudioContext,
  "state" | "resume" | "decodeAudioData" | "createBufferSource" | "destination" | "close"
>;

export type VoiceSamplesDeps = {
  readonly relay: Backend["relay"];
  readonly openOutput: () => Output;
};

/** A browser that hasn't begun to play by then won't, ms. */
const beginsWithinMs = 2_000;

async function isRunning(output: Output): Promise<boolean> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, beginsWithinMs);
  });
  await Promise.race([output.resume(), late]);
  return output.state === "running";
}

function played(output: Output, sound: AudioBuffer, signal: AbortSignal): Promise<SampleOutcome> {
  return new Promise((resolve) => {
    const source = output.createBufferSource();
    source.buffer = sound;
    source.connect(output.destination);
    const stop = (): void => {
      source.stop();
      resolve("stopped");
    };
    source.addEventListener("ended", () => {
      signal.removeEventListener("abort", stop);
      resolve("ended");
    });
    signal.addEventListener("abort", stop, { once: true });
    source.start();
  });
}

/** Samples over `GET /api/voice-sample`; the browser keeps those that it has played for an hour. */
export function createVoiceSamplesPort({ relay, openOutput }: VoiceSamplesDeps): VoiceSamplesPort {
  const fetchAndPlay = async (
    output: Output,
    sample: VoiceSample,
    { signal, onPlaying }: Parameters<VoiceSamplesPort["play"]>[1],
  ): Promise<SampleOutcome> => {
    const resuming = isRunning(output);
    const query = new URLSearchParams(sample).toString();
    const response = await relay(`${endpoints.voiceSample.path}?${query}`, { signal });
    if (!response.ok) return response.status === 429 ? "often" : "failed";
    const sound = await output.decodeAudioData(await response.arrayBuffer());
    if (!(await resuming)) return "failed";
    if (signal.aborted) return "stopped";
    onPlaying();
    return played(output, sound, signal);
  };
  return {
    async play(sample, options) {
      let output: Output | null = null;
      try {
        output = openOutput();
        return await fetchAndPlay(output, sample, options);
      } catch {
        return options.signal.aborted ? "stopped" : "failed";
      } finally {
        output?.close().catch(() => undefined);
      }
    },
  };
}
