import { useTranslation } from "react-i18next";
import { LoadFailed, LoadingPlace, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { PlanForm } from "./plan-form.tsx";
import { usePlan } from "./use-plan.ts";

/** The safety plan: seven steps (Stanley and Brown), written by the person for themselves. */
export function SafetyPlanScreen({ userId }: { userId: string }) {
  const { t } = useTranslation("safety");
  const { t: common } = useTranslation();
  const { state, retry, save } = usePlan(userId);
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageHeading title={common("pages.safetyPlan")} description={t("plan.intro")} />
      {state.status === "loading" ? (
        <LoadingPlace className="flex flex-col gap-6">
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </LoadingPlace>
      ) : null}
      {state.status === "failed" ? (
        <LoadFailed
          title={t("plan.failed.title")}
          reason={t(`plan.failed.${state.failure}`)}
          retry={t("plan.failed.retry")}
          onRetry={retry}
        />
      ) : null}
      {state.status === "ready" ? <PlanForm userId={userId} plan={state.plan} onSave={save} /> : null}
    </div>
  );
}
