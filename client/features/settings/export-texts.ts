import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import type { ExportWords } from "#client/lib/export-page.ts";
import { planParts } from "#client/lib/safety-plan.ts";

/** What a person wrote and was told, in the order in which it is told; the rest stands at the end of the file. */
export const toldSections = [
  "profiles",
  "sessions",
  "mood_entries",
  "journal_entries",
  "emotional_wrap_ups",
  "safety_plans",
  "memories",
  "contact_messages",
] as const;

const told: ReadonlySet<string> = new Set(toldSections);
const isTold = (name: string): name is (typeof toldSections)[number] => told.has(name);

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

const known: ReadonlySet<string> = new Set(fields);
const isKnown = (name: string): name is (typeof fields)[number] => known.has(name);

/** The readable file's words in the interface's language; columns that only programs know keep their own names. */
export function useExportTexts(email: string, at: Date): ExportWords {
  const { t, i18n } = useTranslation("settings");
  const { code, direction } = languageOf(i18n.language);
  const moment = new Intl.DateTimeFormat(code, { dateStyle: "long", timeStyle: "short" });
  return {
    language: code,
    direction,
    title: t("export.file.title"),
    intro: t("export.file.intro", { email, date: moment.format(at) }),
    contents: t("export.file.contents"),
    you: t("export.file.you"),
    companion: t("export.file.companion"),
    technical: t("export.file.technical"),
    section: (name) => (isTold(name) ? t(`export.file.sections.${name}`) : undefined),
    field: (name) => (isKnown(name) ? t(`export.file.fields.${name}`) : name.replaceAll("_", " ")),
    yes: t("export.file.yes"),
    no: t("export.file.no"),
    moment: (iso) => moment.format(new Date(iso)),
  };
}
