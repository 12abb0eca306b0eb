import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DataFailure } from "#client/lib/data-failure.ts";
import type { Profile } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import { Switch } from "#client/ui/switch.tsx";
import { SettingsSection } from "./settings-section.tsx";

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
