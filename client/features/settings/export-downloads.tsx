import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ExportData } from "#client/lib/export-data.ts";
import { exportAsPage } from "#client/lib/export-page.ts";
import { moodsAsCsv, exportAsJson } from "#client/lib/export-tables.ts";
import { saveFile } from "#client/lib/save-file.ts";
import { Button } from "#client/ui/button.tsx";
import { toldSections, useExportWords } from "./export-words.ts";

type ExportDownloadsProps = {
  data: ExportData;
  /** When it was gathered, ISO 8601. */
  at: string;
  email: string;
};

/** The files of an export, each made when it is asked for. */
export function ExportDownloads({ data, at, email }: ExportDownloadsProps) {
  const { t } = useTranslation("settings");
  const words = useExportWords(email, new Date(at));
  const name = `hearken-${at.slice(0, 10)}`;
  const moods = data.get("mood_entries") ?? [];
  const files = [
    {
      label: t("export.page"),
      save: () => saveFile(`${name}.html`, "text/html", exportAsPage(data, words, toldSections)),
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
