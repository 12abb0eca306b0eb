import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { clsx } from "clsx";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

type LoadingPlaceProps = {
  className?: string;
  /** Skeletons of what will come. */
  children: ReactNode;
};

/** Holds the place of what loads, and says that it does. */
export function LoadingPlace({ className = "block", children }: LoadingPlaceProps) {
  const { t } = useTranslation();
  return (
    <output className={className}>
      <span className="sr-only">{t("loading")}</span>
      {children}
    </output>
  );
}

/** Holds the place of something that is loading; give it the size of what will come. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={clsx("animate-pulse rounded-md bg-sunken", className)} />;
}

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
