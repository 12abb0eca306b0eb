import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type LanguageCode, languageOf, languages } from "#shared/catalogues/languages.ts";
import { defaultPace } from "#shared/catalogues/voices.ts";
import { chooseInterfaceLanguage } from "#client/i18n/setup.ts";
import { longestName } from "#client/lib/profile.ts";
import { countryOptions, timeZoneOptions } from "#client/lib/region-options.ts";
import { toast } from "#client/lib/toast.ts";
import { ChoiceCards, VoiceStyleChoice } from "#client/ui/voice-style-choice.tsx";
import { Combobox } from "#client/ui/combobox.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { type Answers, withZone } from "./onboarding-answers.ts";

type StepProps = { answers: Answers; onChange: (answers: Answers) => void };

export function NameStep({ answers, onChange }: StepProps) {
  const { t } = useTranslation("onboarding");
  return (
    <TextField
      label={t("name.label")}
      hint={t("name.hint")}
      name="fullName"
      autoComplete="name"
      required
      maxLength={longestName}
      value={answers.fullName}
      onChange={(event) => onChange({ ...answers, fullName: event.target.value })}
    />
  );
}

const choices = languages.map(({ code, nativeName }) => ({ value: code, label: nativeName, lang: code }));

/** The interface switches to the chosen language at once. */
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

export function PreferencesStep({ answers, onChange }: StepProps) {
  const { t, i18n } = useTranslation("onboarding");
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneOptions(answers.zone), [answers.zone]);
  return (
    <>
      <VoiceStyleChoice
        label={t("preferences.voice")}
        value={answers.voice}
        onValueChange={(voice) => onChange({ ...answers, voice })}
        language={answers.language ?? languageOf(i18n.language).code}
        pace={defaultPace}
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
