import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Pixels from the end within which a reader counts as being there. */
const nearEnd = 48;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < nearEnd;

type Watched = {
  /** Whatever makes the log longer. */
  readonly news: readonly unknown[];
  /** Names the person's last message: whoever says something wants to see what comes of it, however far back they were. */
  readonly own: string | null;
};

/**
 * Keeps a scrolled log at its end while more comes, or while something beside it or a keyboard on the screen takes room,
 * unless the reader went back in it.
 */
export function useStickToEnd(place: RefObject<HTMLElement | null>, { news, own }: Watched) {
  const stuck = useRef(true);
  const lastTop = useRef(0);
  const lastOwn = useRef(own);
  const [away, setAway] = useState(false);
  const toEnd = () => {
    stuck.current = true;
    if (place.current) scrollToEnd(place.current, lastTop);
  };
  useLayoutEffect(() => {
    if (own !== null && own !== lastOwn.current) stuck.current = true;
    lastOwn.current = own;
    if (place.current && stuck.current) scrollToEnd(place.current, lastTop);
    // oxlint-disable-next-line react/exhaustive-deps -- what came is the caller's to say
  }, [place, own, ...news]);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const settle = () => {
      if (stuck.current) scrollToEnd(element, lastTop);
      setAway(!isAtEnd(element));
    };
    const observer = new ResizeObserver(settle);
    for (const it of [element, ...element.children]) observer.observe(it);
    // Some browsers move what is seen instead of changing any size.
    window.visualViewport?.addEventListener("resize", settle);
    return () => {
      observer.disconnect();
      window.visualViewport?.removeEventListener("resize", settle);
    };
  }, [place]);
  const onScroll = () => {
    const element = place.current;
    if (!element) return;
    // A log that grew, or lost room, is away from its end without anybody having gone back in it.
    const wentBack = element.scrollTop < lastTop.current;
    lastTop.current = element.scrollTop;
    if (isAtEnd(element)) stuck.current = true;
    else if (wentBack) stuck.current = false;
    setAway(!stuck.current);
  };
  return { away, onScroll, toEnd };
}

function scrollToEnd(element: HTMLElement, lastTop: RefObject<number>): void {
  element.scrollTop = element.scrollHeight;
  lastTop.current = element.scrollTop;
}
