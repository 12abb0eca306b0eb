import type { ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

type LoadFailedProps = {
  title: ReactNode;
  /** Why, and what can be done about it. */
  reason: ReactNode;
  /** The name of another try. */
  retry: string;
  onRetry: () => unknown;
  className?: string | undefined;
};

/** What could not be read, why, and another try. */
export function LoadFailed({ title, reason, retry, onRetry, className }: LoadFailedProps) {
  return (
    <Alert tone="error" title={title} className={className}>
      <p>{reason}</p>
      <Button variant="secondary" className="mt-2 self-start" onClick={() => void onRetry()}>
        {retry}
      </Button>
    </Alert>
  );
}
