import { useTranslation } from "react-i18next";
import { emotionsIn } from "#client/lib/catalogues/emotions.ts";

/** The emotions of a check-in's label in the interface's language. */
export function useEmotionNames() {
  const { t, i18n } = useTranslation("mood");
  return (label: string): string => {
    const names = emotionsIn(label).map((it) => (typeof it === "string" ? it : t(`emotions.${it.id}`)));
    return new Intl.ListFormat(i18n.language, { type: "unit" }).format(names);
  };
}
