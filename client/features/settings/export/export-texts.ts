import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { formatDateTime } from "#client/lib/dates.ts";
import type { ExportTexts } from "./export-page.ts";
import { planParts } from "#client/lib/safety-plan.ts";

/** The tables a person would want to read, in reading order; the rest goes to the end of the file as technical data. */
export const readableSections = [
  "profiles",
  "sessions",
  "mood_entries",
  "mood_moments",
  "journal_entries",
  "emotional_wrap_ups",
  "safety_plans",
  "memories",
  "contact_messages",
] as const;

const readable: ReadonlySet<string> = new Set(readableSections);
const isReadable = (name: string): name is (typeof readableSections)[number] => readable.has(name);

const fields = [
  "title",
  "email",
  "full_name",
  "timezone",
  "country",
  "created_at",
  "content",
  "duration",
  "mood_before",
  "mood_after",
  "ai_summary",
  "mood_score",
  "mood_label",
  "notes",
  "felt_at",
  "activities",
  "words",
  "energy_level",
  "stress_level",
  "sleep_quality",
  "period_start",
  "period_end",
  "key_insights",
  "personalized_recommendations",
  "subject",
  "message",
  ...planParts,
] as const;

const translated: ReadonlySet<string> = new Set(fields);
const isTranslated = (name: string): name is (typeof fields)[number] => translated.has(name);

/** The texts of the readable file in the interface's language; technical columns keep their names. */
export function useExportTexts(email: string, at: Date): ExportTexts {
  const { t, i18n } = useTranslation("settings");
  const { code, direction } = languageOf(i18n.language);
  return {
    language: code,
    direction,
    title: t("export.file.title"),
    intro: t("export.file.intro", { email, date: formatDateTime(code, at, "long") }),
    contents: t("export.file.contents"),
    you: t("export.file.you"),
    companion: t("export.file.companion"),
    technical: t("export.file.technical"),
    section: (name) => (isReadable(name) ? t(`export.file.sections.${name}`) : undefined),
    field: (name) => (isTranslated(name) ? t(`export.file.fields.${name}`) : name.replaceAll("_", " ")),
    yes: t("export.file.yes"),
    no: t("export.file.no"),
    moment: (iso) => formatDateTime(code, new Date(iso), "long"),
  };
}
