import { useEffect, type RefObject, useRef } from "react";
import { clsx } from "clsx";
import { useConversation } from "./conversation-context.tsx";

/** Speech stands around 0.02 to 0.2 RMS; a root spreads that over the meter as the ear would. */
function shown(rms: number): number {
  return Math.min(1, Math.sqrt(rms * 4));
}

/** Writes how loud it is at the microphone into `--level` (0 to 1) of an element, without drawing anything again. */
export function useLevel(element: RefObject<HTMLElement | null>): void {
  const { levels } = useConversation();
  useEffect(() => {
    const write = ({ microphone }: { microphone: number }) =>
      element.current?.style.setProperty("--level", shown(microphone).toFixed(2));
    write(levels.getState());
    return levels.subscribe(write);
  }, [levels, element]);
}

/** How loud it is at the microphone. To look at only: whoever speaks hears it. */
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
