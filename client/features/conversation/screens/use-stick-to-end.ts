import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Pixels from the end within which a reader counts as being there. */
const nearEnd = 48;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < nearEnd;

const sizeOf = ({ scrollHeight, clientHeight }: HTMLElement): string => `${clientHeight} ${scrollHeight}`;

/**
 * Keeps a scrolled log at its end while more comes, or while something beside it takes room, unless the reader went back
 * in it.
 * @param news whatever makes the log longer.
 */
export function useStickToEnd(place: RefObject<HTMLElement | null>, news: readonly unknown[]) {
  const stuck = useRef(true);
  const size = useRef<string | null>(null);
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
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      size.current = sizeOf(element);
      if (stuck.current) element.scrollTop = element.scrollHeight;
      stuck.current = isAtEnd(element);
      setAway(!stuck.current);
    });
    for (const it of [element, ...element.children]) observer.observe(it);
    return () => observer.disconnect();
  }, [place]);
  const onScroll = () => {
    const element = place.current;
    // Where the log has just changed its size, nobody went back in it.
    if (!element || (size.current !== null && size.current !== sizeOf(element))) return;
    stuck.current = isAtEnd(element);
    setAway(!stuck.current);
  };
  return { away, onScroll, toEnd };
}
