import { useTranslation } from "react-i18next";
import { LanguageSwitcher } from "#client/i18n/language-switcher.tsx";
import { ThemeSwitcher } from "#client/ui/theme-switcher.tsx";
import { SettingsSection } from "./settings-section.tsx";

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
