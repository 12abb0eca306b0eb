/** PCM16 mono, little-endian, as samples from -1 to 1. */
export function samplesOf(pcm: Uint8Array): Float32Array {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  const count = Math.floor(pcm.byteLength / 2);
  return Float32Array.from({ length: count }, (_, index) => view.getInt16(index * 2, true) / 0x8000);
}

/** The inverse; values out of range are clipped. */
export function pcmOf(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 2);
  for (const [index, sample] of samples.entries())
    bytes.writeInt16LE(Math.max(-0x8000, Math.min(0x7fff, Math.round(sample * 0x8000))), index * 2);
  return bytes;
}
