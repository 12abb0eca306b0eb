import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { formatDateTime } from "#client/lib/dates.ts";
import { deviceName } from "#client/lib/push-device.ts";
import { loadedOf } from "#client/lib/query.ts";
import { useServices } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { type SignIn, useEndSignIn, useReloadSignIns, useSignIns } from "./api.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Lists where the account is signed in, and ends unwanted sign-ins. */
export function SignInsSection({ userId }: { userId: string }) {
  const { t } = useTranslation(["settings", "auth"]);
  const query = useSignIns(userId);
  const end = useEndSignIn(userId);
  const others = useSignOutOthers(userId);
  const loaded = loadedOf(query);
  return (
    <SettingsSection title={t("signIns.title")}>
      <p className="text-ink-soft">{t("signIns.description")}</p>
      {loaded.status === "loading" ? (
        <LoadingRegion>
          <Skeleton className="h-16" />
        </LoadingRegion>
      ) : null}
      {loaded.status === "failed" ? (
        <LoadFailed
          title={t("signIns.readFailed")}
          reason={t(`failure.${loaded.failure}`)}
          retry={t("retry")}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {end.isError ? <FocusedAlert>{t("signIns.endFailed")}</FocusedAlert> : null}
      {others.failure === null ? null : <FocusedAlert>{t(`auth:failure.${others.failure}`)}</FocusedAlert>}
      {loaded.status === "ready" ? (
        <SignInList signIns={loaded.value} busy={end.isPending} onEnd={(id) => end.mutate(id)} />
      ) : null}
      {loaded.status === "ready" && loaded.value.some(({ this_one }) => !this_one) ? (
        <Button variant="secondary" busy={others.busy} className="self-start" onClick={others.signOut}>
          {t("signIns.endOthers")}
        </Button>
      ) : null}
    </SettingsSection>
  );
}

function useSignOutOthers(userId: string) {
  const { t } = useTranslation("settings");
  const { account } = useServices();
  const reload = useReloadSignIns(userId);
  const ending = useMutation({
    mutationFn: () => account.signOutOthers(),
    onSuccess(outcome) {
      if (outcome === "done") toast.success(t("signIns.othersEnded"));
      return reload();
    },
  });
  const failure = ending.data === undefined || ending.data === "done" ? null : ending.data;
  return { busy: ending.isPending, failure, signOut: () => ending.mutate() };
}

type SignInListProps = { signIns: readonly SignIn[]; busy: boolean; onEnd: (id: string) => void };

function SignInList({ signIns, busy, onEnd }: SignInListProps) {
  const { t, i18n } = useTranslation("settings");
  const { t: common } = useTranslation();
  const { code } = languageOf(i18n.language);
  return (
    <ul className="flex flex-col divide-y divide-line rounded-2xl border border-line">
      {signIns.map(({ id, user_agent, last_used_at, this_one }) => {
        const device = deviceName(user_agent ?? "", common("unknownDevice"));
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 ps-4">
            <span className="flex flex-col py-2">
              <bdi>{device}</bdi>
              <span className="text-sm text-ink-soft">
                {this_one
                  ? t("signIns.thisOne")
                  : t("signIns.lastUsed", { at: formatDateTime(code, new Date(last_used_at), "medium") })}
              </span>
            </span>
            {this_one ? null : (
              <Button
                variant="quiet"
                disabled={busy}
                aria-label={t("signIns.endNamed", { device })}
                onClick={() => onEnd(id)}
              >
                {t("signIns.end")}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
