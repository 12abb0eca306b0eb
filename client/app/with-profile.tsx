import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Profile } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import { useProfile } from "#client/lib/use-profile.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";

/** For pages that need the person's profile: a skeleton while it loads, and what to do when it could not be had. */
export function WithProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  const { t } = useTranslation("shell");
  const { t: common } = useTranslation();
  const { profile: store } = useServices();
  const state = useProfile();
  if (state.status === "ready") return children(state.profile);
  if (state.status === "failed") {
    return (
      <Alert tone="error" title={t("profile.title")} className="mx-auto max-w-2xl">
        <p>{t(`profile.${state.failure}`)}</p>
        <Button variant="secondary" className="mt-2 self-start" onClick={() => store.retry()}>
          {t("profile.retry")}
        </Button>
      </Alert>
    );
  }
  return (
    <output className="mx-auto flex max-w-2xl flex-col gap-6">
      <span className="sr-only">{common("loading")}</span>
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </output>
  );
}
