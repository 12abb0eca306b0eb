import { useEffect, useRef, useState, type ComponentProps } from "react";

export type Clip = {
  state: "paused" | "playing" | "failed";
  /** For the video element. */
  video: Pick<ComponentProps<"video">, "ref" | "onPlay" | "onPause" | "onError">;
  toggle: () => void;
  fail: () => void;
};

/**
 * A silent looping clip: plays while it is in view, unless the person asked for less motion or paused it.
 * Nothing is fetched before it comes into view.
 */
export function useClip(): Clip {
  const ref = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const [wanted, setWanted] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  useEffect(() => {
    const element = ref.current;
    return element && wanted && !failed ? playInView(element) : undefined;
  }, [wanted, failed]);
  const fail = () => setFailed(true);
  const toggle = () => {
    setWanted(!playing);
    if (!playing && ref.current) play(ref.current);
  };
  return {
    state: failed ? "failed" : playing ? "playing" : "paused",
    video: { ref, onPlay: () => setPlaying(true), onPause: () => setPlaying(false), onError: fail },
    toggle,
    fail,
  };
}

/** Plays whenever the element comes into view; gives back how to stop. */
function playInView(element: HTMLVideoElement): () => void {
  const watcher = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) play(element);
    else element.pause();
  });
  watcher.observe(element);
  return () => {
    watcher.disconnect();
    element.pause();
  };
}

/** Browsers may refuse to play what nobody asked for; then the poster and the button stay. */
function play(element: HTMLVideoElement): void {
  element.play().catch(() => undefined);
}
