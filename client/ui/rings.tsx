import { clsx } from "clsx";
import { ringPaths } from "./ring-paths.ts";

const outlines = ringPaths(13, 40, 480);

/**
 * Decoration: a small warm center for a voice, and rings around it that fade as it reaches a listener. They
 * appear once and then rest.
 */
export function Rings({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="-500 -500 1000 1000"
      fill="none"
      aria-hidden="true"
      className={clsx("rings overflow-visible", className)}
    >
      {outlines.map((outline, index) => (
        <path
          key={outline}
          d={outline}
          className={clsx("animate-ripple", index < 2 ? "stroke-clay" : "stroke-sage")}
          strokeWidth={2.6 - index * 0.1}
          strokeOpacity={1 - index * 0.068}
        />
      ))}
      <circle r="13" className="fill-clay" />
    </svg>
  );
}
