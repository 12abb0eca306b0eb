import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { languageOf, languages } from "#shared/catalogues/languages.ts";
import { LanguageSwitcher, ThemeSwitcher } from "#client/ui/switchers.tsx";
import { type Preferences, type Profile, paceOf, useSaveProfile } from "#client/lib/profile.ts";
import { countryOptions, timeZoneOptions } from "#client/lib/region-options.ts";
import { Combobox } from "#client/ui/combobox.tsx";
import { FormError } from "#client/ui/field-frame.tsx";
import { PaceChoice } from "#client/ui/pace-choice.tsx";
import { VoiceStyleChoice } from "#client/ui/voice-style-choice.tsx";
import { Select } from "#client/ui/select.tsx";
import { Switch } from "#client/ui/switch.tsx";
import { SettingsSection, useChoice } from "./settings-section.tsx";

const toggles = ["email_reminders", "mood_reminders", "session_summaries", "weekly_notice"] as const;
type Toggle = (typeof toggles)[number];

/** Email and in-app notifications, each switch saved as soon as it changes. */
export function NotificationsSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation("settings");
  return (
    <SettingsSection title={t("notifications.title")}>
      <div className="flex flex-col gap-3">
        {toggles.map((name) => (
          <PreferenceSwitch key={name} name={name} profile={profile} />
        ))}
      </div>
    </SettingsSection>
  );
}

function PreferenceSwitch({ name, profile }: { name: Toggle; profile: Profile }) {
  const { t } = useTranslation("settings");
  const save = useSaveProfile(profile.id);
  const choice = useChoice((checked: boolean) => save({}, { [name]: checked }));
  return (
    <Switch
      name={name}
      label={t(`notifications.${name}.label`)}
      hint={t(`notifications.${name}.hint`)}
      error={choice.failure ? t(`failure.${choice.failure}`) : undefined}
      checked={choice.wanted ? choice.wanted.value : profile.notification_preferences[name]}
      onCheckedChange={(checked) => void choice.choose(checked)}
    />
  );
}

const languageOptions = languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

/** The companion's language, voice and pace. */
export function ConversationSection({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation(["settings", "onboarding"]);
  const saved = profile.notification_preferences;
  const language = usePreference(profile.id, "preferred_language");
  const voice = usePreference(profile.id, "voice_preference");
  const pace = usePreference(profile.id, "pace");
  const chosenLanguage = language.wanted ? language.wanted.value : saved.preferred_language;
  const chosenPace = paceOf({ ...saved, ...(pace.wanted ? { pace: pace.wanted.value } : {}) });
  return (
    <SettingsSection title={t("conversation.title")}>
      <Select
        label={t("conversation.language")}
        hint={t("conversation.languageHint")}
        options={languageOptions}
        value={chosenLanguage ?? null}
        onValueChange={(code) => void language.choose(code)}
        error={language.failure ? t(`failure.${language.failure}`) : undefined}
      />
      <div>
        <VoiceStyleChoice
          value={(voice.wanted ? voice.wanted.value : saved.voice_preference) ?? null}
          onValueChange={(style) => void voice.choose(style)}
          language={chosenLanguage ?? languageOf(i18n.language).code}
          pace={chosenPace}
        />
        <FormError id="voice-error" message={voice.failure ? t(`failure.${voice.failure}`) : undefined} />
      </div>
      <PaceChoice
        value={chosenPace}
        onValueChange={(chosen) => void pace.choose(chosen)}
        error={pace.failure ? t(`failure.${pace.failure}`) : undefined}
      />
    </SettingsSection>
  );
}

function usePreference<Name extends "preferred_language" | "voice_preference" | "pace">(
  userId: string,
  name: Name,
) {
  const save = useSaveProfile(userId);
  return useChoice<Preferences[Name]>((value) => save({}, { [name]: value }));
}

/** Theme and interface language, which apply to this device only. */
export function AppearanceSection() {
  const { t } = useTranslation("settings");
  return (
    <SettingsSection title={t("appearance.title")}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ThemeSwitcher />
        <LanguageSwitcher />
      </div>
    </SettingsSection>
  );
}

/** Time zone and country. The country decides which helplines are shown. */
export function LocationSection({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation("settings");
  const save = useSaveProfile(profile.id);
  const zone = useChoice((timezone: string) => save({ timezone }));
  const country = useChoice((code: string) => save({ country: code }));
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneOptions(profile.timezone), [profile.timezone]);
  const shownCountry = country.wanted?.value ?? profile.country;
  return (
    <SettingsSection title={t("location.title")}>
      <Combobox
        label={t("location.zone")}
        placeholder={t("location.choose")}
        options={zones}
        value={zone.wanted?.value ?? profile.timezone}
        onValueChange={(timezone) => void zone.choose(timezone)}
        error={zone.failure ? t(`failure.${zone.failure}`) : undefined}
      />
      <Combobox
        label={t("location.country")}
        hint={t("location.countryHint")}
        placeholder={t("location.choose")}
        options={countries}
        value={countries.find(({ value }) => value === shownCountry)?.value ?? null}
        onValueChange={(code) => void country.choose(code)}
        error={country.failure ? t(`failure.${country.failure}`) : undefined}
      />
    </SettingsSection>
  );
}
