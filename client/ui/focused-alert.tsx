import { useEffect, useRef, type ReactNode } from "react";
import { Alert } from "./alert.tsx";

type FocusedAlertProps = { title?: ReactNode; children: ReactNode };

/**
 * An error about a whole form. Focus moves to it when it appears, so that it is read and the next Tab leads on from it;
 * take it away while the next attempt runs.
 */
export function FocusedAlert({ title, children }: FocusedAlertProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="rounded-md">
      <Alert tone="error" title={title}>
        {children}
      </Alert>
    </div>
  );
}
