/** Samples (48 kHz) in one frame of each Opus configuration, by the packet's first five bits (RFC 6716, 3.1). */
const silk = [480, 960, 1920, 2880];
const hybrid = [480, 960];
const celt = [120, 240, 480, 960];
const frameSamples = [silk, silk, silk, hybrid, hybrid, celt, celt, celt, celt].flat();

function frameCount(packet: Uint8Array): number {
  const code = (packet[0] ?? 0) & 3;
  if (code === 0) return 1;
  return code === 3 ? (packet[1] ?? 0) & 0x3f : 2;
}

/**
 * How many 48 kHz samples a packet decodes to; 0 if it is invalid. Never more than the 120 ms that Opus
 * allows.
 */
export function packetSamples(packet: Uint8Array): number {
  const first = packet[0];
  if (first === undefined) return 0;
  const samples = (frameSamples[first >> 3] ?? 0) * frameCount(packet);
  return samples > 5_760 ? 0 : samples;
}
