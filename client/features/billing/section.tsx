import { clsx } from "clsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { PlanId } from "#shared/plans.ts";
import { usePlanFacts } from "#client/i18n/use-plan-facts.ts";
import { loadedOf } from "#client/lib/query.ts";
import { buttonStyle } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";

type SectionProps = {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One card of the billing page, labeled by its heading. */
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

/** As much of a query as a card shows. */
export type Loading<T> = Pick<UseQueryResult<T>, "data" | "isError" | "error" | "refetch">;

type WhenLoadedProps<T> = {
  loading: Loading<T>;
  /** Title of the error. */
  failed: string;
  /** Height of the skeleton. */
  className: string;
  children: (value: T) => ReactNode;
};

/** Shows a skeleton while loading, an error with a retry button, or the loaded value. */
export function WhenLoaded<T>({ loading, failed, className, children }: WhenLoadedProps<T>) {
  const { t } = useTranslation("billing");
  const state = loadedOf(loading);
  if (state.status === "ready") return children(state.value);
  if (state.status === "failed")
    return (
      <LoadFailed
        title={failed}
        reason={t(`readFailure.${state.failure}`)}
        retry={t("retry")}
        onRetry={() => loading.refetch()}
      />
    );
  return (
    <LoadingRegion>
      <Skeleton className={className} />
    </LoadingRegion>
  );
}

type BadgeProps = { quiet?: boolean; children: ReactNode };

export function Badge({ quiet = false, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        "rounded-full px-3 py-0.5 font-sans text-sm font-semibold tracking-normal whitespace-nowrap",
        quiet ? "bg-sunken text-ink-soft" : "bg-sage-soft text-sage-ink",
      )}
    >
      {children}
    </span>
  );
}

/** Link to the page of an unpaid invoice. */
export function PayLink({ url }: { url: string }) {
  const { t } = useTranslation("billing");
  return (
    <a href={url} className={clsx(buttonStyle({ variant: "primary" }), "mt-2 self-start")}>
      {t("subscription.pay")}
    </a>
  );
}

/** A plan's price and how often it is charged. */
export function PlanPrice({ id }: { id: PlanId }) {
  const { price, interval } = usePlanFacts()(id);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-heading text-3xl tabular-nums">{price}</span>
      <span className="text-ink-soft">{interval}</span>
    </p>
  );
}
