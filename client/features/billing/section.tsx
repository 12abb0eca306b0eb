import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BillingFailure } from "#client/lib/billing-port.ts";
import type { Loading } from "#client/lib/use-loaded.ts";
import { Card } from "#client/ui/card.tsx";
import { LoadFailed, LoadingPlace, Skeleton } from "#client/ui/loading.tsx";

type SectionProps = {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One subject of the billing page, named by its heading. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}

type WhenLoadedProps<T> = {
  loading: Loading<T, BillingFailure>;
  /** What could not be loaded. */
  failed: string;
  /** Height of what comes. */
  className: string;
  children: (value: T) => ReactNode;
};

/** A skeleton, what went wrong with another try, or what was loaded. */
export function WhenLoaded<T>({ loading, failed, className, children }: WhenLoadedProps<T>) {
  const { t } = useTranslation("billing");
  const { state, retry } = loading;
  if (state.status === "ready") return children(state.value);
  if (state.status === "failed")
    return (
      <LoadFailed title={failed} reason={t(`failure.${state.failure}`)} retry={t("retry")} onRetry={retry} />
    );
  return (
    <LoadingPlace>
      <Skeleton className={className} />
    </LoadingPlace>
  );
}
