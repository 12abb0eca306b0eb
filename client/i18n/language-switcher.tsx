import { useTranslation } from "react-i18next";
import { languageOf, languages } from "#shared/catalogues/languages.ts";
import { toast } from "#client/lib/toast.ts";
import { Select } from "#client/ui/select.tsx";
import { chooseInterfaceLanguage } from "./setup.ts";

const options = languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

/** Chooses the interface's language, each by its own name. */
export function LanguageSwitcher({ className }: { className?: string | undefined }) {
  const { t, i18n } = useTranslation();
  const choose = async (code: (typeof options)[number]["value"]) => {
    if (!(await chooseInterfaceLanguage(code)))
      toast.error(t("languageFailed.title"), t("languageFailed.body"));
  };
  return (
    <Select
      label={t("language")}
      options={options}
      value={languageOf(i18n.language).code}
      onValueChange={(code) => void choose(code)}
      className={className}
    />
  );
}
