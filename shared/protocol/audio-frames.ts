/**
 * Binary frames [P5]. Little-endian throughout.
 *
 * Capture, client → relay (8-byte header, then PCM16 mono at 16 kHz):
 *   u8 kind = 1 · u8 reserved · u16 utterance · u32 sequence
 * Reply, relay → client (16-byte header, then Opus packets, each a u16 length and its bytes):
 *   u8 kind = 2 · u8 packet count · u16 segment · u32 generation · u32 sequence · u32 samples (48 kHz, in this frame)
 */
const captureKind = 1;
const replyKind = 2;
const captureHeaderBytes = 8;
const replyHeaderBytes = 16;

export type CaptureFrame = {
  readonly utterance: number;
  /** Counts from 0 within an utterance. */
  readonly sequence: number;
  /** PCM16 mono 16 kHz, little-endian, as bytes. */
  readonly pcm: Uint8Array;
};

export type ReplyFrame = {
  readonly generation: number;
  readonly segment: number;
  /** Counts from 0 within a generation. */
  readonly sequence: number;
  /** 48 kHz samples in this frame. */
  readonly samples: number;
  readonly packets: readonly Uint8Array[];
};

/** Encodes a capture frame. */
export function encodeCaptureFrame(frame: CaptureFrame): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(captureHeaderBytes + frame.pcm.byteLength);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, captureKind);
  view.setUint16(2, frame.utterance, true);
  view.setUint32(4, frame.sequence, true);
  bytes.set(frame.pcm, captureHeaderBytes);
  return bytes;
}

/**
 * Decodes a capture frame; null if it is invalid, empty, or holds half a sample. Doesn't copy the samples.
 */
export function decodeCaptureFrame(bytes: Uint8Array): CaptureFrame | null {
  const pcmBytes = bytes.byteLength - captureHeaderBytes;
  if (pcmBytes <= 0 || pcmBytes % 2 !== 0 || bytes[0] !== captureKind) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const utterance = view.getUint16(2, true);
  if (utterance === 0) return null;
  return { utterance, sequence: view.getUint32(4, true), pcm: bytes.subarray(captureHeaderBytes) };
}

/** Encodes a reply frame. At most 255 packets of at most 65,535 bytes. */
export function encodeReplyFrame(frame: ReplyFrame): Uint8Array<ArrayBuffer> {
  const size = frame.packets.reduce((total, packet) => total + 2 + packet.byteLength, replyHeaderBytes);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, replyKind);
  view.setUint8(1, frame.packets.length);
  view.setUint16(2, frame.segment, true);
  view.setUint32(4, frame.generation, true);
  view.setUint32(8, frame.sequence, true);
  view.setUint32(12, frame.samples, true);
  let offset = replyHeaderBytes;
  for (const packet of frame.packets) {
    view.setUint16(offset, packet.byteLength, true);
    bytes.set(packet, offset + 2);
    offset += 2 + packet.byteLength;
  }
  return bytes;
}

function readPackets(bytes: Uint8Array, view: DataView, count: number): Uint8Array[] | null {
  const packets: Uint8Array[] = [];
  let offset = replyHeaderBytes;
  for (let index = 0; index < count; index += 1) {
    if (offset + 2 > bytes.byteLength) return null;
    const length = view.getUint16(offset, true);
    offset += 2;
    if (length === 0 || offset + length > bytes.byteLength) return null;
    packets.push(bytes.subarray(offset, offset + length));
    offset += length;
  }
  return offset === bytes.byteLength ? packets : null;
}

/** Decodes a reply frame; null if it is invalid or incomplete. Doesn't copy the packets. */
export function decodeReplyFrame(bytes: Uint8Array): ReplyFrame | null {
  if (bytes.byteLength < replyHeaderBytes || bytes[0] !== replyKind) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packets = readPackets(bytes, view, view.getUint8(1));
  if (packets === null) return null;
  return {
    generation: view.getUint32(4, true),
    segment: view.getUint16(2, true),
    sequence: view.getUint32(8, true),
    samples: view.getUint32(12, true),
    packets,
  };
}
