import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readSetting, writeSetting } from "#client/lib/browser-storage.ts";
import { NativeSelect } from "./native-select.tsx";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Also read by `client/public/theme.js`, before the first paint. */
const themeKey = "hearken.theme";

/** The theme chosen on this device; `system` follows the device's own. */
function rememberedTheme(): Theme {
  const remembered = readSetting(themeKey);
  return themes.find((theme) => theme === remembered) ?? "system";
}

/** Shows the theme at once and remembers it on this device. */
function chooseTheme(theme: Theme): void {
  writeSetting(themeKey, theme);
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

/** Chooses light, dark or the device's own; holds at once and is remembered on this device. */
export function ThemeSwitcher({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const [theme, setTheme] = useState<Theme>(rememberedTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <NativeSelect
      label={t("theme.label")}
      options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={theme}
      onValueChange={choose}
      className={className}
    />
  );
}
