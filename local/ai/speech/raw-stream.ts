/** Speech as PCM: 24 kHz, 16 bits, little-endian, one channel. */
export async function* rawPcm(speech: AsyncIterable<Int16Array>): AsyncGenerator<Uint8Array> {
  for await (const block of speech) yield littleEndian(block);
}

/** The same in a WAV file whose length is not known when it begins, which its header says as streams do. */
export async function* wav(
  speech: AsyncIterable<Int16Array>,
  sampleRate: number,
): AsyncGenerator<Uint8Array> {
  let started = false;
  for await (const block of speech) {
    const bytes = littleEndian(block);
    yield started ? bytes : Buffer.concat([header(sampleRate), bytes]);
    started = true;
  }
}

const unknownLength = 0xff_ff_ff_ff;

function header(sampleRate: number): Buffer {
  const bytes = Buffer.alloc(44);
  bytes.write("RIFF");
  bytes.writeUInt32LE(unknownLength, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(unknownLength, 40);
  return bytes;
}

function littleEndian(samples: Int16Array): Uint8Array {
  const bytes = Buffer.allocUnsafe(samples.length * 2);
  for (const [index, sample] of samples.entries()) bytes.writeInt16LE(sample, index * 2);
  return bytes;
}
