import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decodeCaptureFrame,
  decodeReplyFrame,
  encodeCaptureFrame,
  encodeReplyFrame,
} from "./audio-frames.ts";

const bytes = (min: number, max: number) => fc.uint8Array({ minLength: min, maxLength: max });

describe("[P5] audio frames", () => {
  test("a capture frame survives encoding and decoding", () => {
    const frame = fc.record({
      utterance: fc.integer({ min: 1, max: 0xffff }),
      sequence: fc.integer({ min: 0, max: 0xffff_ffff }),
      pcm: bytes(1, 1600).map((half) => new Uint8Array([...half, ...half])),
    });
    fc.assert(
      fc.property(frame, (it) => {
        expect(decodeCaptureFrame(encodeCaptureFrame(it))).toEqual(it);
      }),
    );
  });

  test("a reply frame survives encoding and decoding, at any offset of a larger buffer", () => {
    const frame = fc.record({
      generation: fc.integer({ min: 1, max: 0xffff_ffff }),
      segment: fc.integer({ min: 0, max: 0xffff }),
      sequence: fc.integer({ min: 0, max: 0xffff_ffff }),
      samples: fc.integer({ min: 0, max: 48_000 }),
      packets: fc.array(bytes(1, 300), { maxLength: 8 }),
    });
    fc.assert(
      fc.property(frame, fc.integer({ min: 0, max: 9 }), (it, shift) => {
        const encoded = encodeReplyFrame(it);
        const buffer = new Uint8Array(encoded.byteLength + shift);
        buffer.set(encoded, shift);
        expect(decodeReplyFrame(buffer.subarray(shift))).toEqual(it);
      }),
    );
  });

  test("half a sample, an empty frame and utterance 0 are refused", () => {
    const whole = encodeCaptureFrame({ utterance: 1, sequence: 0, pcm: new Uint8Array(4) });
    expect(decodeCaptureFrame(whole)).not.toBeNull();
    expect(decodeCaptureFrame(whole.subarray(0, 11))).toBeNull();
    expect(decodeCaptureFrame(whole.subarray(0, 8))).toBeNull();
    expect(
      decodeCaptureFrame(encodeCaptureFrame({ utterance: 0, sequence: 0, pcm: new Uint8Array(4) })),
    ).toBeNull();
  });

  test("a truncated reply frame is refused at every length", () => {
    const whole = encodeReplyFrame({
      generation: 1,
      segment: 0,
      sequence: 0,
      samples: 960,
      packets: [new Uint8Array([1, 2, 3]), new Uint8Array([4])],
    });
    for (let length = 0; length < whole.byteLength; length += 1)
      expect(decodeReplyFrame(whole.subarray(0, length))).toBeNull();
  });

  test("garbage never throws", () => {
    fc.assert(
      fc.property(bytes(0, 64), (it) => {
        expect(() => [decodeCaptureFrame(it), decodeReplyFrame(it)]).not.toThrow();
      }),
    );
  });
});
