import { useEffect, useRef, useState, type RefObject } from "react";

export type Clip = {
  video: RefObject<HTMLVideoElement | null>;
  state: "paused" | "playing" | "failed";
  toggle: () => void;
  fail: () => void;
};

/**
 * A silent looping clip: plays while it is in view, unless the person asked for less motion or paused it.
 * Nothing is fetched before it comes into view.
 */
export function useClip(): Clip {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<Clip["state"]>("paused");
  const [wanted, setWanted] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  const failed = state === "failed";
  useEffect(() => {
    const element = video.current;
    if (!element || !wanted || failed) return undefined;
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) play(element);
      else element.pause();
    });
    watcher.observe(element);
    const show = () => setState(element.paused ? "paused" : "playing");
    element.addEventListener("play", show);
    element.addEventListener("pause", show);
    return () => {
      watcher.disconnect();
      element.pause();
      show();
      element.removeEventListener("play", show);
      element.removeEventListener("pause", show);
    };
  }, [wanted, failed]);
  return { video, state, toggle: () => setWanted(!wanted), fail: () => setState("failed") };
}

/** Browsers may refuse to play on their own; then the poster and the button stay. */
function play(element: HTMLVideoElement): void {
  element.play().catch(() => undefined);
}
