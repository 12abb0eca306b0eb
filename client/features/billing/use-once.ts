import { useEffect, useRef } from "react";

/** Does something each time a condition becomes true, as it is done at that moment. */
export function useOnce(when: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (when) latest.current();
  }, [when]);
}
