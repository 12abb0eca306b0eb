import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { languageOf, languages } from "#shared/catalogues/languages.ts";
import { saveFile } from "#client/lib/save-file.ts";
import { Button } from "#client/ui/button.tsx";
import { emotionsIn } from "#client/lib/catalogues/emotions.ts";
import { formatDateTime, formatDay, formatPeriod } from "#client/lib/dates.ts";
import { formatDuration, formatNumber } from "#client/lib/format.ts";
import { timeZoneLabel } from "#client/lib/region-options.ts";
import type { ExportData, ExportRow, ExportValue } from "./api.ts";
import { exportAsPage, type ExportFrame } from "./export-page.ts";
import {
  madeAt,
  readableSections,
  type Readable,
  type ReadableLabel,
  type ValueKind,
} from "./readable-sections.ts";

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

const columns = [
  "local_date",
  "created_at",
  "mood_score",
  "mood_label",
  "energy_level",
  "stress_level",
  "sleep_quality",
  "notes",
] as const;

/** First characters that make a spreadsheet run a cell as a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(value: ExportValue | undefined): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const harmless = typeof value === "string" && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Mood check-ins as CSV (RFC 4180), oldest first. It starts with the byte order mark by which Excel
 * recognizes UTF-8.
 */
export function moodsAsCsv(entries: readonly ExportRow[]): string {
  const inOrder = entries.toSorted((a, b) => (madeAt(a) < madeAt(b) ? -1 : 1));
  const lines = [columns.join(","), ...inOrder.map((row) => columns.map((it) => cell(row[it])).join(","))];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function jsonSection(name: string, rows: readonly ExportRow[]): string[] {
  const lines = rows.map((row, nth) => `${nth === 0 ? "" : ","}\n      ${JSON.stringify(row)}`);
  const end = rows.length === 0 ? "]" : "\n    ]";
  return [`    ${JSON.stringify(name)}: [`].concat(lines, end);
}

/**
 * A machine-readable export: each section is an array of database rows, one row per line. Returned in chunks,
 * because a large account may exceed a browser's maximum string length.
 *
 * @param at ISO 8601
 */
export function exportAsJson(data: ExportData, at: string): string[] {
  const head = `{\n  "product": "Hearken",\n  "exported_at": ${JSON.stringify(at)},\n  "data": {\n`;
  const sections = [...data].map(([name, rows]) => jsonSection(name, rows));
  const commas = sections.flatMap((pieces, nth) => (nth === 0 ? pieces : [",\n"].concat(pieces)));
  return [head].concat(commas, "\n  }\n}\n");
}

/** Where the name of a stored value is, as namespace and path. */
const places: Record<ValueKind, (stored: string) => readonly [namespace: string, path: string]> = {
  type: (stored) => ["conversation", `chooser.${stored}.name`],
  voice: (stored) => ["onboarding", `voices.${stored}.name`],
  mood_before: (stored) => ["conversation", `moodBefore.${stored}`],
  mood_after: (stored) => ["conversation", `moodAfter.${stored}`],
  activity: (stored) => ["mood", `activities.${stored}`],
  mood: (stored) => ["mood", `levels.${stored}`],
};

/** The readable file's words in the interface's language. Needs the texts of conversations and moods. */
export function useExportTexts(email: string, at: Date): { frame: ExportFrame; say: Readable } {
  const { t, i18n } = useTranslation(["settings", "common", "onboarding", "conversation", "mood"]);
  const { code, direction } = languageOf(i18n.language);
  /** What is stored may be newer than this app, so it need not have a name. */
  const nameOf = (kind: ValueKind, stored: string): string => {
    const name: unknown = i18n.getResource(i18n.language, ...places[kind](stored));
    return typeof name === "string" ? name : stored;
  };
  const regions = new Intl.DisplayNames([code, "en"], { type: "region", fallback: "code" });
  const frame: ExportFrame = {
    language: code,
    direction,
    title: t("export.file.title"),
    intro: t("export.file.intro", { email, date: formatDateTime(code, at, "long") }),
    contents: t("export.file.contents"),
    rest: t("export.file.rest"),
  };
  const labelOf = (name: ReadableLabel): string => {
    if (name === "language") return t("conversation.language");
    if (name === "voice") return t("onboarding:voices.label");
    return t(`export.file.fields.${name}`);
  };
  const say: Readable = {
    section: (table) => t(`export.file.sections.${table}`),
    label: labelOf,
    you: t("export.file.you"),
    companion: t("export.file.companion"),
    moment: (iso) => formatDateTime(code, new Date(iso), "long"),
    day: (day) => formatDay(code, day),
    period: (from, to) => formatPeriod(code, from, to),
    duration: (seconds) => formatDuration(code, seconds),
    level: (value) => t("mood:sliders.outOf", { value: formatNumber(code, value, 1) }),
    feelings: (label) =>
      new Intl.ListFormat(code, { type: "unit" }).format(
        emotionsIn(label).map((it) => (typeof it === "string" ? it : t(`mood:emotions.${it.id}`))),
      ),
    value: nameOf,
    country: (country) => regions.of(country) ?? country,
    timezone: timeZoneLabel,
    language: (chosen) => languages.find((it) => it.code === chosen)?.nativeName ?? chosen,
  };
  return { frame, say };
}
