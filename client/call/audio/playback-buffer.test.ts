import { describe, expect, test } from "vitest";
import { PlaybackBuffer, PlaybackClock, type PlaybackEvent } from "./playback-buffer.ts";

const ones = (length: number) => new Float32Array(length).fill(1);

function pull(
  buffer: PlaybackBuffer,
  samples: number,
  block = 128,
): { output: number[]; events: PlaybackEvent[] } {
  const output: number[] = [];
  const events: PlaybackEvent[] = [];
  for (let done = 0; done < samples; done += block) {
    const part = new Float32Array(block);
    events.push(...buffer.pull(part));
    output.push(...part);
  }
  return { output, events };
}

describe("playback", () => {
  test("is gapless across chunks and segments, and reports what was heard", () => {
    const buffer = new PlaybackBuffer();
    buffer.push(1, 0, ones(1_000));
    buffer.push(1, 0, ones(500));
    buffer.push(1, 1, ones(9_000));
    buffer.end(1);
    const { output, events } = pull(buffer, 10_500, 128);
    expect(output.slice(0, 10_500).every((sample) => sample === 1)).toBe(true);
    expect(events[0]).toEqual({ type: "started", generation: 1 });
    expect(events.at(-1)).toEqual({ type: "finished", generation: 1, segment: 1, samples: 9_000 });
    expect(events.filter((it) => it.type === "position").length).toBe(2);
  });

  test("a gap in the supply is silence, not the end", () => {
    const buffer = new PlaybackBuffer();
    buffer.push(1, 0, ones(100));
    expect(pull(buffer, 256).events.map((it) => it.type)).toEqual(["started"]);
    buffer.push(1, 0, ones(100));
    buffer.end(1);
    expect(pull(buffer, 256).events.at(-1)).toMatchObject({ type: "finished", samples: 200 });
  });

  test("[P6] clear fades out within 5 ms, drops the rest, and never plays any of it again", () => {
    const buffer = new PlaybackBuffer();
    buffer.push(3, 0, ones(48_000));
    pull(buffer, 1_280);
    buffer.clear(3);
    const position = buffer.position;
    const { output } = pull(buffer, 1_280);
    expect(output[0]).toBeGreaterThan(0.9);
    expect(output.slice(240).every((sample) => sample === 0)).toBe(true);
    buffer.push(3, 1, ones(500));
    buffer.push(2, 0, ones(500));
    expect(pull(buffer, 512).output.every((sample) => sample === 0)).toBe(true);
    expect(position).toEqual({ generation: 3, segment: 0, samples: 1_280 });
    buffer.push(4, 0, ones(500));
    expect(pull(buffer, 512).events[0]).toEqual({ type: "started", generation: 4 });
  });

  test("ducking changes the volume without a jump", () => {
    const buffer = new PlaybackBuffer();
    buffer.push(1, 0, ones(48_000));
    buffer.duck(0.2);
    const { output } = pull(buffer, 2_560);
    expect(output.at(-1)).toBeCloseTo(0.2, 2);
    for (const [index, sample] of output.entries())
      expect(Math.abs(sample - (output[index - 1] ?? 1))).toBeLessThan(0.01);
    buffer.duck(1);
    expect(pull(buffer, 2_560).output.at(-1)).toBeCloseTo(1, 2);
  });

  test("a new connection restarts the generations", () => {
    const buffer = new PlaybackBuffer();
    buffer.push(9, 0, ones(100));
    buffer.clear(9);
    buffer.reset();
    buffer.push(1, 0, ones(100));
    expect(pull(buffer, 512).events[0]).toEqual({ type: "started", generation: 1 });
  });
});

test("between two reports playback continues in real time, as far as there is audio", () => {
  const clock = new PlaybackClock();
  clock.arrived(1, 0, 9_600);
  clock.note({ type: "started", generation: 1 }, 1_000);
  expect(clock.position(1_050, 0)).toEqual({ generation: 1, segment: 0, samples: 2_400 });
  clock.note({ type: "position", generation: 1, segment: 0, samples: 4_800 }, 1_100);
  expect(clock.position(1_150, 0).samples).toBe(7_200);
  expect(clock.position(5_000, 0).samples).toBe(9_600);
});

test("what was sent but hasn't reached the ear doesn't count as heard", () => {
  const clock = new PlaybackClock();
  clock.arrived(1, 0, 48_000);
  clock.note({ type: "position", generation: 1, segment: 0, samples: 9_600 }, 0);
  expect(clock.position(0, 0.15).samples).toBe(2_400);
  expect(clock.position(0, 1).samples).toBe(0);
});

test("a finished reply stays finished, and a new connection starts over", () => {
  const clock = new PlaybackClock();
  clock.arrived(1, 1, 4_800);
  clock.note({ type: "finished", generation: 1, segment: 1, samples: 4_800 }, 0);
  expect(clock.position(900, 0.2)).toEqual({ generation: 1, segment: 1, samples: 4_800 });
  clock.reset();
  expect(clock.position(900, 0)).toEqual({ generation: 0, segment: 0, samples: 0 });
});
