import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { LoadFailed } from "#client/ui/loading.tsx";
import { ExportDownloads } from "./export-downloads.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useExport, type ExportState } from "./use-export.ts";

/** Everything that is kept about the person, as files. */
export function ExportSection({ email }: { email: string }) {
  const { t } = useTranslation("settings");
  const { state, start, stop } = useExport();
  return (
    <SettingsSection title={t("export.title")}>
      <p>{t("export.intro")}</p>
      {state.status === "idle" ? (
        <Button variant="secondary" className="self-start" onClick={() => void start()}>
          {t("export.prepare")}
        </Button>
      ) : null}
      {state.status === "gathering" ? <Progress count={state.count} onStop={stop} /> : null}
      {state.status === "failed" ? (
        <LoadFailed
          title={t("export.failed")}
          reason={t(`couldNot.${state.failure}`)}
          retry={t("export.resume")}
          onRetry={start}
        />
      ) : null}
      {state.status === "ready" ? (
        <>
          <Alert tone="success">{t("export.ready")}</Alert>
          <ExportDownloads data={state.data} at={state.at} email={email} />
        </>
      ) : null}
    </SettingsSection>
  );
}

type ProgressProps = {
  count: Extract<ExportState, { status: "gathering" }>["count"];
  onStop: () => void;
};

function Progress({ count, onStop }: ProgressProps) {
  const { t } = useTranslation("settings");
  const format = useFormat();
  const done = count?.done ?? 0;
  const total = count?.total ?? 0;
  const words = count
    ? t("export.preparing", { done: format.number(done), total: format.number(total) })
    : t("export.beginning");
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true">{words}</span>
        <progress
          aria-label={t("export.title")}
          value={count ? done : undefined}
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
