/** Points on one ring; enough for a curve without corners. */
const points = 28;

type Point = readonly [x: number, y: number];

/**
 * The closed outlines of rings around (0, 0), from the innermost out, as SVG path data. Like the rings of a
 * tree, each roughly follows the one inside it. Radii run evenly from `inner` to `outer`, in user units.
 */
export function ringPaths(count: number, inner: number, outer: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    const age = count > 1 ? index / (count - 1) : 0;
    return closedCurve(ringPoints(inner + (outer - inner) * age, age));
  });
}

function ringPoints(radius: number, age: number): readonly Point[] {
  return Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const grown = radius * (1 + unevenness(angle, age));
    return [grown * Math.cos(angle), grown * Math.sin(angle)] as const;
  });
}

/** How far a ring bulges at an angle, as a share of its radius. */
function unevenness(angle: number, age: number): number {
  const wide = 0.035 * Math.sin(2 * angle + 0.6 + age);
  const middle = 0.022 * Math.sin(3 * angle + 2.1 - 1.4 * age);
  const fine = 0.011 * Math.sin(5 * angle + 3.6 * age);
  return (wide + middle + fine) * (0.5 + 0.5 * age);
}

/** A Catmull-Rom spline through the points, as cubic Bézier curves. */
function closedCurve(ring: readonly Point[]): string {
  const at = (index: number): Point => ring.at(index % ring.length) ?? [0, 0];
  const curves = ring.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return `C${show(lean(from, before, to))} ${show(lean(to, after, from))} ${show(to)}`;
  });
  return `M${show(at(0))}${curves.join("")}Z`;
}

function lean(from: Point, before: Point, after: Point): Point {
  return [from[0] + (after[0] - before[0]) / 6, from[1] + (after[1] - before[1]) / 6];
}

function show([x, y]: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
