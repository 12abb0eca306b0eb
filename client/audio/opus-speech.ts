import type { ReplyFrame } from "#shared/protocol/audio-frames.ts";

/** Turns the packets of a frame into 48 kHz mono sound. */
export type SpeechDecoder = {
  readonly decode: (frame: ReplyFrame) => Float32Array<ArrayBuffer>;
  readonly free: () => void;
};

/**
 * Fetches and starts the decoder (WASM). It decodes 100 ms of sound in about a fifth of a millisecond, so it works on
 * the page's own thread: a worker would cost more in messages than it saves. Rejects where it cannot be had.
 */
export async function loadSpeechDecoder(): Promise<SpeechDecoder> {
  const { OpusDecoder } = await import("opus-decoder");
  const decoder = new OpusDecoder({ channels: 1 });
  await decoder.ready;
  return {
    decode: ({ packets, samples }) => {
      const { channelData, samplesDecoded } = decoder.decodeFrames([...packets]);
      const sound = channelData[0];
      // What cannot be decoded is silence of the same length, so that captions keep in step.
      return sound === undefined || samplesDecoded === 0
        ? new Float32Array(samples)
        : new Float32Array(sound.subarray(0, samplesDecoded));
    },
    free: () => decoder.free(),
  };
}
