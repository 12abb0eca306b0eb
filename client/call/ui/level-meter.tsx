import { useEffect, type RefObject, useRef } from "react";
import { clsx } from "clsx";
import { useConversation } from "./conversation-context.tsx";

/** Speech lies around 0.02 to 0.2 RMS; the square root spreads that over the meter as the ear would. */
function shown(rms: number): number {
  return Math.min(1, Math.sqrt(rms * 4));
}

/** Writes the microphone's level to an element's `--level` (0 to 1) without rerendering. */
export function useLevel(element: RefObject<HTMLElement | null>): void {
  const { levels } = useConversation();
  useEffect(() => {
    const write = ({ microphone }: { microphone: number }) =>
      element.current?.style.setProperty("--level", shown(microphone).toFixed(2));
    write(levels.getState());
    return levels.subscribe(write);
  }, [levels, element]);
}

/** The microphone's level. Purely visual, because the person hears themselves. */
export function LevelMeter({ className }: { className?: string | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  useLevel(element);
  return (
    <div
      ref={element}
      aria-hidden="true"
      data-level-meter=""
      className={clsx("h-1.5 overflow-hidden rounded-full bg-sunken", className)}
    >
      <div className="h-full w-full origin-left scale-x-(--level) rounded-full bg-sage transition-[scale] duration-100 rtl:origin-right" />
    </div>
  );
}
