import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { toast } from "#client/lib/toast.ts";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { writtenLanguages } from "./language.ts";
import { chooseInterfaceLanguage } from "./setup.ts";

const options = writtenLanguages.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

/** Selects the interface language, listing each by its own name. Hidden if there is only one. */
export function LanguageSwitcher({ className }: { className?: string | undefined }) {
  const { t, i18n } = useTranslation();
  const choose = async (code: (typeof options)[number]["value"]) => {
    if (!(await chooseInterfaceLanguage(code)))
      toast.error(t("languageFailed.title"), t("languageFailed.body"));
  };
  if (options.length < 2) return null;
  return (
    <NativeSelect
      label={t("language")}
      options={options}
      value={languageOf(i18n.language).code}
      onValueChange={(code) => void choose(code)}
      className={className}
    />
  );
}
