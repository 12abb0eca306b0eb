import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { moodsAsCsv } from "#client/lib/export-tables.ts";
import { exportAsJson } from "#client/lib/export-tables.ts";
import { exportAsPage } from "#client/lib/export-page.ts";
import {
  createGathering,
  type ExportData,
  type ExportProgress,
  type Gathering,
} from "#client/lib/export-data.ts";
import { saveFile } from "#client/lib/save-file.ts";
import { useServices } from "#client/lib/services.tsx";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { LoadFailed } from "#client/ui/loading.tsx";
import { readableSections, useExportTexts } from "./export-texts.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Exports everything stored about the person as files. */
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
  const texts = count
    ? t("export.preparing", { done: format.number(done), total: format.number(total) })
    : t("export.beginning");
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true">{texts}</span>
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

type ExportDownloadsProps = {
  data: ExportData;
  /** When the data was gathered, ISO 8601. */
  at: string;
  email: string;
};

/** The files of an export, each generated when it is downloaded. */
function ExportDownloads({ data, at, email }: ExportDownloadsProps) {
  const { t } = useTranslation("settings");
  const texts = useExportTexts(email, new Date(at));
  const name = `hearken-${at.slice(0, 10)}`;
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
      save: () => saveFile(`${name}.json`, "application/json", exportAsJson(data, at)),
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

type Count = Pick<ExportProgress, "done" | "total">;

type ExportState =
  | { readonly status: "idle" }
  | { readonly status: "gathering"; readonly count: Count | null }
  | { readonly status: "failed"; readonly failure: DataFailure }
  /** `at`: ISO 8601. */
  | { readonly status: "ready"; readonly data: ExportData; readonly at: string };

/** Gathers an export. `stop` or leaving the page aborts it; after a failure, `start` resumes where it stopped. */
function useExport() {
  const { exports: port } = useServices();
  const [state, setState] = useState<ExportState>({ status: "idle" });
  const gathering = useRef<Gathering | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const stop = new AbortController();
    running.current = stop;
    gathering.current ??= createGathering(port);
    setState({ status: "gathering", count: null });
    const result = await gathering.current.run(
      (count) => setState({ status: "gathering", count }),
      stop.signal,
    );
    if (result.kind === "stopped") return;
    if (result.kind === "failed") return setState({ status: "failed", failure: result.failure });
    gathering.current = null;
    setState({ status: "ready", data: result.data, at: new Date().toISOString() });
  };
  const stop = () => {
    running.current?.abort();
    gathering.current = null;
    setState({ status: "idle" });
  };
  return { state, start, stop };
}
