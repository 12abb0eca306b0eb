import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { withTexts } from "#client/i18n/setup.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { usePart } from "#client/lib/load-text.ts";
import { LoadFailed } from "#client/ui/loading.tsx";
import { SettingsSection } from "../settings-section.tsx";
import { useExport, type ExportProgress } from "./api.ts";
import type { ExportDownloadsProps } from "./export-downloads.tsx";

type ExportSectionProps = { userId: string; email: string };

/** Exports everything stored about the person as files. */
export function ExportSection({ userId, email }: ExportSectionProps) {
  const { t } = useTranslation("settings");
  const { state, start, resume, stop } = useExport(userId);
  return (
    <SettingsSection title={t("export.title")}>
      <p>{t("export.intro")}</p>
      {state.status === "idle" ? (
        <Button variant="secondary" className="self-start" onClick={start}>
          {t("export.prepare")}
        </Button>
      ) : null}
      {state.status === "gathering" ? <Progress progress={state.progress} onStop={stop} /> : null}
      {state.status === "failed" ? (
        <LoadFailed
          title={t("export.failed")}
          reason={t(`couldNot.${state.failure}`)}
          retry={t("export.resume")}
          onRetry={resume}
        />
      ) : null}
      {state.status === "ready" ? (
        <>
          <Alert tone="success">{t("export.ready")}</Alert>
          <Downloads data={state.data} at={state.at} email={email} />
        </>
      ) : null}
    </SettingsSection>
  );
}

type ProgressProps = { progress: ExportProgress | null; onStop: () => void };

function Progress({ progress, onStop }: ProgressProps) {
  const { t } = useTranslation("settings");
  const format = useFormat();
  const done = progress?.done ?? 0;
  const total = progress?.total ?? 0;
  const texts = progress
    ? t("export.preparing", { done: format.number(done), total: format.number(total) })
    : t("export.beginning");
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true">{texts}</span>
        <progress
          aria-label={t("export.title")}
          value={progress ? done : undefined}
          max={Math.max(1, total)}
          className="h-2 w-full overflow-hidden rounded-full accent-sage"
        />
      </div>
      <Button variant="secondary" className="self-start" onClick={onStop}>
        {t("export.stop")}
      </Button>
    </div>
  );
}

/** The files, with texts of moods and conversations, which the settings don't need otherwise. */
function Downloads(props: ExportDownloadsProps) {
  const { t } = useTranslation("settings");
  const { state, retry } = usePart(["export-downloads"], () =>
    withTexts(["conversation", "mood", "onboarding", "settings"], () => import("./export-downloads.tsx")),
  );
  if (state.status === "ready") return <state.value.ExportDownloads {...props} />;
  if (state.status === "loading") return null;
  return (
    <LoadFailed
      title={t("export.failed")}
      reason={t("couldNot.unreachable")}
      retry={t("export.resume")}
      onRetry={retry}
    />
  );
}
