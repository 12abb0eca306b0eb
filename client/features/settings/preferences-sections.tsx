import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "#shared/catalogues/languages.ts";
import { voiceStyles } from "#shared/catalogues/voices.ts";
import { LanguageSwitcher } from "#client/i18n/language-switcher.tsx";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { countryOptions, timeZoneOptions } from "#client/lib/place-options.ts";
import type { Preferences, Profile, ProfilePatch } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import { ChoiceCards } from "#client/ui/choice-cards.tsx";
import { Combobox } from "#client/ui/combobox.tsx";
import { FormError } from "#client/ui/form-error.tsx";
import { Select } from "#client/ui/select.tsx";
import { Switch } from "#client/ui/switch.tsx";
import { ThemeSwitcher } from "#client/ui/theme-switcher.tsx";
import { SettingsSection, useChoice } from "./settings-section.tsx";

const toggles = ["email_reminders", "mood_reminders", "session_summaries", "weekly_notice"] as const;
type Toggle = (typeof toggles)[number];

/** What to be told of. Each switch is saved at once, and goes back with a word when that fails. */
export function NotificationsSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation("settings");
  return (
    <SettingsSection title={t("notifications.title")}>
      <div className="flex flex-col gap-3">
        {toggles.map((name) => (
          <PreferenceSwitch key={name} name={name} saved={profile.notification_preferences[name]} />
        ))}
      </div>
    </SettingsSection>
  );
}

function PreferenceSwitch({ name, saved }: { name: Toggle; saved: boolean }) {
  const { t } = useTranslation("settings");
  const { profile: store } = useServices();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<DataFailure | null>(null);
  const change = async (checked: boolean) => {
    setWanted(checked);
    setFailure(null);
    const outcome = await store.save({}, { [name]: checked });
    // A newer press has its own save to wait for.
    setWanted((latest) => (latest === checked ? null : latest));
    if (outcome !== "saved") setFailure(outcome);
  };
  return (
    <Switch
      name={name}
      label={t(`notifications.${name}.label`)}
      hint={t(`notifications.${name}.hint`)}
      error={failure ? t(`failure.${failure}`) : undefined}
      checked={wanted ?? saved}
      onCheckedChange={(checked) => void change(checked)}
    />
  );
}

const languageOptions = languages.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

/** The language that the companion talks in, and how it sounds; each saved at once. */
export function ConversationSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation(["settings", "onboarding"]);
  const saved = profile.notification_preferences;
  const language = usePreference("preferred_language");
  const voice = usePreference("voice_preference");
  return (
    <SettingsSection title={t("conversation.title")}>
      <Select
        label={t("conversation.language")}
        hint={t("conversation.languageHint")}
        options={languageOptions}
        value={(language.wanted ? language.wanted.value : saved.preferred_language) ?? null}
        onValueChange={(code) => void language.choose(code)}
        error={language.failure ? t(`failure.${language.failure}`) : undefined}
      />
      <div>
        <ChoiceCards
          label={t("conversation.voice")}
          choices={voiceStyles.map((value) => ({
            value,
            label: t(`onboarding:voices.${value}.name`),
            description: t(`onboarding:voices.${value}.description`),
          }))}
          value={(voice.wanted ? voice.wanted.value : saved.voice_preference) ?? null}
          onValueChange={(style) => void voice.choose(style)}
        />
        <FormError id="voice-error" message={voice.failure ? t(`failure.${voice.failure}`) : undefined} />
      </div>
    </SettingsSection>
  );
}

function usePreference<Name extends "preferred_language" | "voice_preference">(name: Name) {
  const { profile: store } = useServices();
  return useChoice<Preferences[Name]>((value) => store.save({}, { [name]: value }));
}

/** How the interface looks and which language it speaks, on this device. */
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

type Place = Pick<ProfilePatch, "timezone" | "country">;

/** Zone and country, each saved at once; the helplines shown depend on the country. */
export function PlaceSection({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation("settings");
  const zone = usePlace();
  const country = usePlace();
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneOptions(profile.timezone), [profile.timezone]);
  const heldCountry = country.wanted?.country ?? profile.country;
  return (
    <SettingsSection title={t("place.title")}>
      <Combobox
        label={t("place.zone")}
        placeholder={t("place.choose")}
        options={zones}
        value={zone.wanted?.timezone ?? profile.timezone}
        onValueChange={(timezone) => void zone.save({ timezone })}
        error={zone.failure ? t(`failure.${zone.failure}`) : undefined}
      />
      <Combobox
        label={t("place.country")}
        hint={t("place.countryHint")}
        placeholder={t("place.choose")}
        options={countries}
        value={countries.find(({ value }) => value === heldCountry)?.value ?? null}
        onValueChange={(code) => void country.save({ country: code })}
        error={country.failure ? t(`failure.${country.failure}`) : undefined}
      />
    </SettingsSection>
  );
}

/** One choice on its way to the profile: shown at once, taken back when it could not be saved. */
function usePlace() {
  const { profile: store } = useServices();
  const [wanted, setWanted] = useState<Place | null>(null);
  const [failure, setFailure] = useState<DataFailure | null>(null);
  const save = async (place: Place) => {
    setWanted(place);
    setFailure(null);
    const outcome = await store.save(place);
    setWanted((latest) => (latest === place ? null : latest));
    if (outcome !== "saved") setFailure(outcome);
  };
  return { wanted, failure, save };
}
