const headerBytes = 27;
/** A page's maximum length (RFC 3533): more than this without a page isn't Ogg. */
const maxPageBytes = headerBytes + 255 + 255 * 255;

function startsWith(packet: Uint8Array, word: string): boolean {
  if (packet.length < word.length) return false;
  for (let index = 0; index < word.length; index += 1)
    if (packet[index] !== word.charCodeAt(index)) return false;
  return true;
}

/**
 * Streaming Ogg reader for Opus: takes bytes as they arrive and returns packets as soon as their page is
 * complete.
 */
export class OggDemuxer {
  #buffer = new Uint8Array(0);
  #partial: Uint8Array[] = [];

  /** Takes bytes; returns the Opus packets completed by them, or null if this isn't Ogg. */
  push(bytes: Uint8Array): Uint8Array[] | null {
    const joined = this.#buffer.length === 0 ? bytes : concat([this.#buffer, bytes]);
    const packets: Uint8Array[] = [];
    let offset = 0;
    for (;;) {
      const length = this.#readPage(joined.subarray(offset), packets);
      if (length === null) return null;
      if (length === 0) break;
      offset += length;
    }
    this.#buffer = joined.slice(offset);
    return this.#buffer.length > maxPageBytes ? null : packets;
  }

  /** Reads one page; returns its length, 0 while it is incomplete, null if there is none. */
  #readPage(bytes: Uint8Array, packets: Uint8Array[]): number | null {
    if (bytes.length < 4) return startsWith(bytes, "OggS".slice(0, bytes.length)) ? 0 : null;
    if (!startsWith(bytes, "OggS")) return null;
    const segments = bytes[26];
    if (segments === undefined || bytes.length < headerBytes + segments) return 0;
    const table = bytes.subarray(headerBytes, headerBytes + segments);
    let size = 0;
    for (const length of table) size += length;
    const start = headerBytes + segments;
    if (bytes.length < start + size) return 0;
    this.#readSegments(table, bytes.subarray(start, start + size), packets);
    return start + size;
  }

  /** Packets are views of the page; they are copied once, into the outgoing frame. */
  #readSegments(table: Uint8Array, body: Uint8Array, packets: Uint8Array[]): void {
    let start = 0;
    let end = 0;
    for (const length of table) {
      end += length;
      if (length === 255) continue;
      const packet = this.#whole(body.subarray(start, end));
      start = end;
      const isHeader = startsWith(packet, "OpusHead") || startsWith(packet, "OpusTags");
      if (packet.length > 0 && !isHeader) packets.push(packet);
    }
    if (start < end) this.#partial.push(body.slice(start, end));
  }

  #whole(rest: Uint8Array): Uint8Array {
    if (this.#partial.length === 0) return rest;
    const packet = concat([...this.#partial, rest]);
    this.#partial = [];
    return packet;
  }
}

/** Concatenates arrays. */
export function concat(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}
