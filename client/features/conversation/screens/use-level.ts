import { useEffect, type RefObject } from "react";
import { useConversation } from "./conversation-context.tsx";

/** Speech stands around 0.02 to 0.2 RMS; a root spreads that over the meter as the ear would. */
function shown(rms: number): number {
  return Math.min(1, Math.sqrt(rms * 4));
}

/** Writes how loud it is at the microphone into `--level` (0 to 1) of an element, without drawing anything again. */
export function useLevel(place: RefObject<HTMLElement | null>): void {
  const { levels } = useConversation();
  useEffect(() => {
    const write = ({ microphone }: { microphone: number }) =>
      place.current?.style.setProperty("--level", shown(microphone).toFixed(2));
    write(levels.getState());
    return levels.subscribe(write);
  }, [levels, place]);
}
