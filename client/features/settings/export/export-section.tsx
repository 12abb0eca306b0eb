import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { saveFile } from "#client/lib/save-file.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { LoadFailed } from "#client/ui/loading.tsx";
import { SettingsSection } from "../settings-section.tsx";
import { useExport } from "./api.ts";
import { type ExportData, type ExportProgress, exportAsJson, moodsAsCsv } from "./export-data.ts";
import { exportAsPage } from "./export-page.ts";
import { readableSections, useExportTexts } from "./export-texts.ts";

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
          <ExportDownloads data={state.data} at={state.at} email={email} />
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

type ExportDownloadsProps = {
  data: ExportData;
  /** When the data was gathered. */
  at: Date;
  email: string;
};

/** The files of an export, each generated when it is downloaded. */
function ExportDownloads({ data, at, email }: ExportDownloadsProps) {
  const { t } = useTranslation("settings");
  const texts = useExportTexts(email, at);
  const name = `hearken-${at.toISOString().slice(0, 10)}`;
  const moods = data.get("mood_entries") ?? [];
  const files = [
    {
      label: t("export.page"),
      save: () => saveFile(`${name}.html`, "text/html", exportAsPage(data, texts, readableSections)),
    },
    {
      label: t("export.moods"),
      save: () => saveFile(`${name}-moods.csv`, "text/csv", [moodsAsCsv(moods)]),
    },
    {
      label: t("export.json"),
      save: () => saveFile(`${name}.json`, "application/json", exportAsJson(data, at.toISOString())),
    },
  ];
  return (
    <ul className="flex flex-col items-start gap-2">
      {files.map(({ label, save }) => (
        <li key={label}>
          <Button variant="secondary" onClick={save}>
            <Download aria-hidden="true" className="size-5" />
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
