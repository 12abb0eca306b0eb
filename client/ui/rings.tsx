import { clsx } from "clsx";
import { ringPaths } from "./ring-paths.ts";

const outlines = ringPaths(13, 40, 480);

/**
 * What is said, reaching someone who listens: a small warm voice, and rings around it that grow quieter. They come up
 * once and then rest. Decoration only.
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
