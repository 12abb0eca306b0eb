/** Makes the Ogg pages of one Opus stream (RFC 3533, RFC 7845): one channel, packets never split over pages. */
export type OggWriter = {
  /** The two header pages. */
  head(): Uint8Array<ArrayBuffer>;
  /** @param granule samples at 48 kHz up to the end of the last packet, pre-skip included */
  page(packets: readonly Uint8Array[], granule: number, last: boolean): Uint8Array<ArrayBuffer>;
};

type StreamFacts = {
  readonly serial: number;
  /** Samples at 48 kHz that a player drops at the beginning. */
  readonly preSkip: number;
  /** Hz, of the sound before it was encoded. */
  readonly inputRate: number;
};

const headerBytes = 27;
const flags = { first: 2, last: 4 } as const;

export function createOggWriter({ serial, preSkip, inputRate }: StreamFacts): OggWriter {
  let sequence = 0;
  const write = (packets: readonly Uint8Array[], granule: number, type: number): Uint8Array<ArrayBuffer> => {
    const page = buildPage(packets, { serial, sequence, granule, type });
    sequence += 1;
    return page;
  };
  return {
    head: () =>
      Buffer.concat([write([opusHead(preSkip, inputRate)], 0, flags.first), write([opusTags()], 0, 0)]),
    page: (packets, granule, last) => write(packets, granule, last ? flags.last : 0),
  };
}

type PageFacts = { serial: number; sequence: number; granule: number; type: number };

function buildPage(packets: readonly Uint8Array[], facts: PageFacts): Uint8Array<ArrayBuffer> {
  const lacing = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / 255) }, () => 255),
    length % 255,
  ]);
  if (lacing.length > 255) throw new RangeError("An Ogg page holds at most 255 segments");
  const header = Buffer.alloc(headerBytes);
  header.write("OggS");
  header.writeUInt8(facts.type, 5);
  header.writeBigInt64LE(BigInt(facts.granule), 6);
  header.writeUInt32LE(facts.serial, 14);
  header.writeUInt32LE(facts.sequence, 18);
  header.writeUInt8(lacing.length, 26);
  const page = Buffer.concat([header, Buffer.from(lacing), ...packets]);
  page.writeUInt32LE(checksum(page), 22);
  return page;
}

function opusHead(preSkip: number, inputRate: number): Uint8Array {
  const head = Buffer.alloc(19);
  head.write("OpusHead");
  head.writeUInt8(1, 8);
  head.writeUInt8(1, 9);
  head.writeUInt16LE(preSkip, 10);
  head.writeUInt32LE(inputRate, 12);
  return head;
}

function opusTags(): Uint8Array {
  const vendor = "Hearken practice companion";
  const tags = Buffer.alloc(16 + vendor.length);
  tags.write("OpusTags");
  tags.writeUInt32LE(vendor.length, 8);
  tags.write(vendor, 12);
  return tags;
}

/** Ogg's own CRC-32: polynomial 0x04c11db7, neither reflected nor inverted. */
const checksumTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value < 0 ? (value << 1) ^ 0x04_c1_1d_b7 : value << 1;
  return value;
});

function checksum(page: Uint8Array): number {
  let crc = 0;
  for (const byte of page) crc = ((crc << 8) ^ (checksumTable[(crc >>> 24) ^ byte] ?? 0)) >>> 0;
  return crc;
}
