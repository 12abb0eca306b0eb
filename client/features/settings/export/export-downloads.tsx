import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { saveFile } from "#client/lib/save-file.ts";
import { Button } from "#client/ui/button.tsx";
import { type ExportData, exportAsJson, moodsAsCsv } from "./export-data.ts";
import { exportAsPage } from "./export-page.ts";
import { useExportTexts } from "./export-texts.ts";
import { readableSections } from "./readable-sections.ts";

export type ExportDownloadsProps = {
  data: ExportData;
  /** When the data was gathered. */
  at: Date;
  email: string;
};

/** The files of an export, each generated when it is downloaded. */
export function ExportDownloads({ data, at, email }: ExportDownloadsProps) {
  const { t } = useTranslation("settings");
  const { frame, say } = useExportTexts(email, at);
  const name = `hearken-${at.toISOString().slice(0, 10)}`;
  const moods = data.get("mood_entries") ?? [];
  const files = [
    {
      label: t("export.page"),
      save: () => saveFile(`${name}.html`, "text/html", exportAsPage(readableSections(data, say), frame)),
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
