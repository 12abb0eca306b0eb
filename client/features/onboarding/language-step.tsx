import { useTranslation } from "react-i18next";
import { languages, type LanguageCode } from "#shared/catalogues/languages.ts";
import { chooseInterfaceLanguage } from "#client/i18n/setup.ts";
import { toast } from "#client/lib/toast.ts";
import { ChoiceCards } from "#client/ui/choice-cards.tsx";
import type { StepProps } from "./step-props.ts";

const choices = languages.map(({ code, nativeName }) => ({ value: code, label: nativeName, lang: code }));

/** The chosen language is the interface's own at once. */
export function LanguageStep({ answers, onChange }: StepProps) {
  const { t } = useTranslation("onboarding");
  const { t: common } = useTranslation();
  const choose = async (language: LanguageCode) => {
    onChange({ ...answers, language });
    if (await chooseInterfaceLanguage(language)) return;
    toast.error(common("languageFailed.title"), common("languageFailed.body"));
  };
  return (
    <ChoiceCards
      label={t("language.label")}
      choices={choices}
      value={answers.language}
      onValueChange={(language) => void choose(language)}
    />
  );
}
