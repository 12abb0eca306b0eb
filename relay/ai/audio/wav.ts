/** A WAV file's header. */
export type WavFormat = {
  readonly channels: number;
  /** Hz. */
  readonly sampleRate: number;
  readonly bitsPerSample: number;
  /** Offset of the samples, bytes. */
  readonly dataAt: number;
};

const headerBytes = 44;

/** The header of a WAV file of PCM16 mono samples. */
export function wavHeader(pcmBytes: number, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string): void => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index));
  };
  word(0, "RIFF");
  view.setUint32(4, 36 + pcmBytes, true);
  word(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  word(36, "data");
  view.setUint32(40, pcmBytes, true);
  return bytes;
}

/** A WAV file of PCM16 mono samples. */
export function wavOf(pcm: Uint8Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + pcm.byteLength);
  bytes.set(wavHeader(pcm.byteLength, sampleRate));
  bytes.set(pcm, headerBytes);
  return bytes;
}

/** Reads a WAV header; undefined while more bytes are needed, null when it is not 16-bit PCM. */
export function readWavHeader(bytes: Uint8Array): WavFormat | null | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Omit<WavFormat, "dataAt"> | null = null;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    if (name === "data")
      return format === null || format.bitsPerSample !== 16 ? null : { ...format, dataAt: at + 8 };
    if (name === "fmt ") {
      if (at + 24 > bytes.length) return undefined;
      format = {
        channels: view.getUint16(at + 10, true),
        sampleRate: view.getUint32(at + 12, true),
        bitsPerSample: view.getUint16(at + 22, true),
      };
    }
    at += 8 + size + (size % 2);
  }
  return bytes.length > 65_536 ? null : undefined;
}
