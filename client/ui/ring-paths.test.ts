import { describe, expect, it } from "vitest";
import { ringPaths } from "./ring-paths.ts";

/** The radius of every point on a path. */
function radii(path: string): number[] {
  const ends = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)(?=C|Z)/g)];
  return ends.map(([, x, y]) => Math.hypot(Number(x), Number(y)));
}

describe("ringPaths", () => {
  it("draws closed rings, each around the one before without touching it", () => {
    const rings = ringPaths(6, 40, 480);
    expect(rings.every((ring) => ring.startsWith("M") && ring.endsWith("Z"))).toBe(true);
    const grounds = rings.map(radii);
    for (let index = 1; index < grounds.length; index += 1) {
      const inside = grounds[index - 1] ?? [];
      const outside = grounds[index] ?? [];
      expect(outside.every((radius, point) => radius > (inside[point] ?? Infinity))).toBe(true);
    }
  });

  it("draws a single ring at its inner radius", () => {
    expect(Math.max(...radii(ringPaths(1, 100, 200)[0] ?? ""))).toBeLessThan(110);
  });
});
