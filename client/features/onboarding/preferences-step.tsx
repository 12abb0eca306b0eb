import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { voiceStyles } from "#shared/catalogues/voices.ts";
import { countryOptions, timeZoneOptions } from "#client/lib/region-options.ts";
import { ChoiceCards } from "#client/ui/choice-cards.tsx";
import { Combobox } from "#client/ui/combobox.tsx";
import { withZone } from "./onboarding-answers.ts";
import type { StepProps } from "./step-props.ts";

export function PreferencesStep({ answers, onChange }: StepProps) {
  const { t, i18n } = useTranslation("onboarding");
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneOptions(answers.zone), [answers.zone]);
  return (
    <>
      <ChoiceCards
        label={t("preferences.voice")}
        choices={voiceStyles.map((value) => ({
          value,
          label: t(`voices.${value}.name`),
          description: t(`voices.${value}.description`),
        }))}
        value={answers.voice}
        onValueChange={(voice) => onChange({ ...answers, voice })}
      />
      <Combobox
        label={t("preferences.zone")}
        placeholder={t("preferences.choose")}
        options={zones}
        value={answers.zone}
        onValueChange={(zone) => onChange(withZone(answers, zone))}
      />
      <Combobox
        label={t("preferences.country")}
        hint={t("preferences.countryHint")}
        placeholder={t("preferences.choose")}
        options={countries}
        value={answers.country}
        onValueChange={(country) => onChange({ ...answers, country })}
      />
    </>
  );
}
