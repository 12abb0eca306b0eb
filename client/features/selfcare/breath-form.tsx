import { useEffect, useRef, type ReactNode } from "react";
import { ringPaths } from "#client/ui/ring-paths.ts";
import { breathOfState, fullnessOf, type BreathingState } from "./breathing.ts";
import type { Clock } from "./use-now.ts";
import { useStill } from "./use-still.ts";

const outlines = ringPaths(9, 230, 480);

/** The scale of a ring at a fullness of 0 to 1: the outer ones reach further, so that the form opens like a flower. */
function scaleOf(index: number, fullness: number): number {
  const least = 0.84 - index * 0.03;
  return least + (1 - least) * fullness;
}

type BreathFormProps = { state: BreathingState; clock: Clock; children: ReactNode };

/** Rings that widen with the breath and rest with it; still and half open where stillness is asked for. */
export function BreathForm({ state, clock, children }: BreathFormProps) {
  const rings = useRef<SVGGElement>(null);
  const still = useStill();
  useEffect(() => {
    const draw = () => {
      const fullness = still ? 0.6 : fullnessOf(breathOfState(state, clock()));
      for (const [index, ring] of [...(rings.current?.children ?? [])].entries())
        ring.setAttribute("transform", `scale(${scaleOf(index, fullness).toFixed(4)})`);
    };
    draw();
    if (still || state.watch.since === null) return;
    let frame = requestAnimationFrame(function next() {
      draw();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [state, clock, still]);
  return (
    <div className="relative mx-auto grid aspect-square w-full max-w-68 place-items-center sm:max-w-96">
      <svg
        viewBox="-500 -500 1000 1000"
        fill="none"
        aria-hidden="true"
        className="absolute inset-0 overflow-visible"
      >
        <g ref={rings}>
          {outlines.map((outline, index) => (
            <path
              key={outline}
              d={outline}
              className="fill-sage-soft stroke-sage"
              fillOpacity={index === 0 ? 1 : 0.16}
              strokeWidth={5 - index * 0.35}
              strokeOpacity={0.9 - index * 0.085}
            />
          ))}
        </g>
      </svg>
      <div className="relative text-center">{children}</div>
    </div>
  );
}
