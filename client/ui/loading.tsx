import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { clsx } from "clsx";
import { Alert } from "./alert.tsx";
import { Button, Spinner } from "./button.tsx";

type LoadingRegionProps = {
  className?: string;
  /** Skeletons of the content that will appear. */
  children: ReactNode;
};

/** Stands in for content that is loading, and tells screen readers so. */
export function LoadingRegion({ className = "block", children }: LoadingRegionProps) {
  const { t } = useTranslation();
  return (
    <output className={className}>
      <span className="sr-only">{t("loading")}</span>
      {children}
    </output>
  );
}

/** A placeholder the size of the content that will appear. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={clsx("animate-pulse rounded-md bg-sunken", className)} />;
}

type LoadFailedProps = {
  title: ReactNode;
  /** Why it failed, and what can be done about it. */
  reason: ReactNode;
  /** The retry button's label. */
  retry: string;
  onRetry: () => unknown;
  className?: string | undefined;
};

/** Says what couldn't be loaded and why, and offers a retry. */
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

/** Fills the page while something essential is loading. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <output className="grid min-h-page place-items-center text-sage">
      <Spinner className="size-10" />
      <span className="sr-only">{t("loading")}</span>
    </output>
  );
}
