import { Resampler } from "#shared/audio/resampler.ts";

/** Hz, as OpenAI's speech is. */
export const speechRate = 24_000;
/** Samples of silence that push the last real ones through the resampler. */
const flush = 64;

/**
 * Brings what a synthesizer makes to the rate that speech is sent at.
 * @param rate of the synthesizer, Hz
 */
export async function* at24k(speech: AsyncIterable<Int16Array>, rate: number): AsyncGenerator<Int16Array> {
  const resampler = new Resampler(rate, speechRate);
  for await (const block of speech) yield convert(resampler, Float32Array.from(block));
  yield convert(resampler, new Float32Array(flush));
}

function convert(resampler: Resampler, samples: Float32Array): Int16Array {
  // The typed array clamps nothing by itself: a filter overshoots a full-scale sample a little.
  return Int16Array.from(resampler.process(samples), (value) =>
    Math.max(-32_768, Math.min(32_767, Math.round(value))),
  );
}
