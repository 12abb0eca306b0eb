import { useEffect } from "react";
import { isTalkKey } from "./talk-key.ts";

type Talk = { press: () => void; release: () => void };

/**
 * Holds the space bar down to talk while `on`. Letting go is heard wherever the focus is by then, and leaving the
 * window lets go too: nobody stays on the air by accident.
 */
export function useTalkKey(on: boolean, { press, release }: Talk): void {
  useEffect(() => {
    if (!on) return undefined;
    let held = false;
    const letGo = () => {
      if (held) release();
      held = false;
    };
    const down = (event: KeyboardEvent) => {
      if (!isTalkKey(event) || document.querySelector("[role=dialog]")) return;
      // Or the page scrolls, and the focused button is pressed.
      event.preventDefault();
      if (event.repeat || held) return;
      held = true;
      press();
    };
    const up = (event: KeyboardEvent) => {
      if (event.code !== "Space" || !held) return;
      event.preventDefault();
      letGo();
    };
    window.addEventListener("keydown", down);
    window.addEventListener("keyup", up);
    window.addEventListener("blur", letGo);
    return () => {
      letGo();
      window.removeEventListener("keydown", down);
      window.removeEventListener("keyup", up);
      window.removeEventListener("blur", letGo);
    };
  }, [on, press, release]);
}
