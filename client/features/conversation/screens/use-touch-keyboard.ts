import { useSyncExternalStore } from "react";

/** No mouse and no trackpad: what is typed comes from a keyboard on the screen, whose Enter begins a new line. */
const touchOnly = "(pointer: coarse) and (hover: none)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(touchOnly);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether this person types on the screen. */
export function useTouchKeyboard(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(touchOnly).matches);
}
