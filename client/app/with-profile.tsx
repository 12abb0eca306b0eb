import { createContext, type ReactNode, use, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { type Profile, useProfile } from "#client/lib/profile.ts";
import { failureOf } from "#client/lib/query.ts";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";

/** For pages that need the person's profile: shows a skeleton while it loads, and a retry if it fails. */
export function WithProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  const { t } = useTranslation("shell");
  const profile = useProfile();
  // A page is much to render at once; deferred, it comes in slices.
  const loaded = useDeferredValue(profile.data);
  if (loaded) return children(loaded);
  if (profile.isError) {
    return (
      <LoadFailed
        title={t("profile.title")}
        reason={t(`profile.${failureOf(profile.error)}`)}
        retry={t("profile.retry")}
        onRetry={() => profile.refetch()}
        className="mx-auto max-w-2xl"
      />
    );
  }
  return <PageSkeleton />;
}

/** Shown until the page's data has arrived, if the page has a placeholder of its own. */
export const WaitingPage = createContext<ReactNode>(null);

/** In the place of a page that is about to come. */
export function PageSkeleton() {
  const waiting = use(WaitingPage);
  if (waiting !== null) return waiting;
  return (
    <LoadingRegion className="mx-auto flex max-w-2xl flex-col gap-6">
      <Skeleton className="h-11 w-2/3" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </LoadingRegion>
  );
}
