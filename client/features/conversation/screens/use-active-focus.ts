import { useEffect, useRef } from "react";
import type { Mode } from "#shared/protocol/values.ts";

/**
 * Where focus goes when the buttons that were pressed are gone: to the input in writing, to the heading in a call.
 * Focus that someone put elsewhere stays.
 */
export function useActiveFocus(active: boolean, mode: Mode) {
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!active) return undefined;
    // After the dialog that began it has given focus back to a button that is no longer there.
    const frame = requestAnimationFrame(() => {
      const held = document.activeElement;
      if (held !== null && held !== document.body && held.closest("[data-fill-page], header")) return;
      (mode === "chat" ? input.current : heading.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [active, mode]);
  return { heading, input };
}
