import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Pixels from the end within which a reader counts as being there. */
const nearEnd = 48;

/**
 * Keeps a scrolled log at its end while more comes, unless the reader went back in it.
 * @param news whatever makes the log longer.
 */
export function useStickToEnd(place: RefObject<HTMLElement | null>, news: readonly unknown[]) {
  const stuck = useRef(true);
  const [away, setAway] = useState(false);
  const toEnd = () => {
    const element = place.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  useLayoutEffect(() => {
    const element = place.current;
    if (element && stuck.current) element.scrollTop = element.scrollHeight;
    // oxlint-disable-next-line react/exhaustive-deps -- what came is the caller's to say
  }, [place, ...news]);
  const onScroll = () => {
    const element = place.current;
    if (!element) return;
    stuck.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
    setAway(!stuck.current);
  };
  return { away, onScroll, toEnd };
}
