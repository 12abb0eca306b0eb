import { expect, test } from "vitest";
import { PlaybackClock } from "./playback-clock.ts";

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
