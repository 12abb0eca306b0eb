import { clsx } from "clsx";
import { useRef } from "react";
import { useLevel } from "./use-level.ts";

/** How loud it is at the microphone. To look at only: whoever speaks hears it. */
export function LevelMeter({ className }: { className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useLevel(place);
  return (
    <div
      ref={place}
      aria-hidden="true"
      data-level-meter=""
      className={clsx("h-1.5 overflow-hidden rounded-full bg-sunken", className)}
    >
      <div className="h-full w-full origin-left scale-x-(--level) rounded-full bg-sage transition-[scale] duration-100 rtl:origin-right" />
    </div>
  );
}
