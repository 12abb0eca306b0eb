import { useTranslation } from "react-i18next";
import { languageOf, languages } from "#shared/catalogues/languages.ts";
import { emotionsIn } from "#client/lib/catalogues/emotions.ts";
import { formatDateTime, formatDay, formatPeriod } from "#client/lib/dates.ts";
import { formatDuration, formatNumber } from "#client/lib/format.ts";
import { timeZoneLabel } from "#client/lib/region-options.ts";
import type { ExportFrame } from "./export-page.ts";
import type { Readable, ReadableLabel, ValueKind } from "./readable-sections.ts";

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
