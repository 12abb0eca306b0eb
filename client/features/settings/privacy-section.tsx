import { useTranslation } from "react-i18next";
import type { Profile } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import { Switch } from "#client/ui/switch.tsx";
import { MemoryList } from "./memory-list.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { useChoice } from "./use-choice.ts";

/** Whether the companion remembers, and what. The sound of calls is never kept, so there is nothing to choose about it. */
export function PrivacySection({ profile }: { profile: Profile }) {
  const { t } = useTranslation("settings");
  return (
    <SettingsSection title={t("privacy.title")}>
      <MemorySwitch saved={profile.memory_enabled} />
      <MemoryList userId={profile.id} />
    </SettingsSection>
  );
}

function MemorySwitch({ saved }: { saved: boolean }) {
  const { t } = useTranslation("settings");
  const { profile: store } = useServices();
  const choice = useChoice<boolean>((checked) => store.save({ memory_enabled: checked }));
  return (
    <Switch
      name="memory_enabled"
      label={t("privacy.memory_enabled.label")}
      hint={t("privacy.memory_enabled.hint")}
      error={choice.failure ? t(`failure.${choice.failure}`) : undefined}
      checked={choice.wanted ? choice.wanted.value : saved}
      onCheckedChange={(checked) => void choice.choose(checked)}
    />
  );
}
