/** PCM16 mono, little-endian, as samples from -1 to 1. */
export function samplesOf(pcm: Uint8Array): Float32Array {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  const samples = new Float32Array(Math.floor(pcm.byteLength / 2));
  // A plain loop, here and below: a callback or an iterator for each sample costs ten times as much.
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = view.getInt16(index * 2, true) / 0x8000;
  return samples;
}

/** The inverse; values out of range are clipped. */
export function pcmOf(samples: Float32Array): Buffer<ArrayBuffer> {
  const bytes = new ArrayBuffer(samples.length * 2);
  const view = new DataView(bytes);
  for (let index = 0; index < samples.length; index += 1) {
    const value = Math.round((samples[index] ?? 0) * 0x8000);
    view.setInt16(index * 2, Math.max(-0x8000, Math.min(0x7fff, value)), true);
  }
  return Buffer.from(bytes);
}
