import { useTranslation } from "react-i18next";
import { useState, useSyncExternalStore } from "react";
import { languageOf } from "#shared/catalogues/languages.ts";
import { toastsAbout } from "#client/lib/toast.ts";
import { writtenLanguages } from "#client/i18n/language.ts";
import { chooseInterfaceLanguage } from "#client/i18n/setup.ts";
import { type Theme, chooseTheme, rememberedTheme, themes } from "#client/lib/theme.ts";
import { NativeSelect } from "./native-select.tsx";

const options = writtenLanguages.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

/** Selects the interface language, listing each by its own name. Hidden if there is only one. */
export function LanguageSwitcher({ className }: { className?: string | undefined }) {
  const { t, i18n } = useTranslation();
  const choose = async (code: (typeof options)[number]["value"]) => {
    const toast = toastsAbout("language");
    toast.clear();
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

const neverChanges = () => () => undefined;

/** Chooses light, dark or the device's own; holds at once and is remembered on this device. */
export function ThemeSwitcher({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const remembered = useSyncExternalStore<Theme>(neverChanges, rememberedTheme, () => "system");
  const [chosen, setChosen] = useState<Theme | null>(null);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setChosen(next);
  };
  return (
    <NativeSelect
      label={t("theme.label")}
      options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={chosen ?? remembered}
      onValueChange={choose}
      className={className}
    />
  );
}
