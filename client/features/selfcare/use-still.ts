import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Whether the person asked for stillness. */
export function useStill(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
