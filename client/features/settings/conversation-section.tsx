import { useTranslation } from "react-i18next";
import { languages } from "#shared/catalogues/languages.ts";
import { voiceStyles } from "#shared/catalogues/voices.ts";
import type { Preferences, Profile } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import { ChoiceCards } from "#client/ui/choice-cards.tsx";
import { FormError } from "#client/ui/field-frame.tsx";
import { Select } from "#client/ui/select.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useChoice } from "./use-choice.ts";

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
