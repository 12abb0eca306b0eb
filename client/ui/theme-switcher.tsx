import { useState } from "react";
import { useTranslation } from "react-i18next";
import { chooseTheme, rememberedTheme, type Theme, themes } from "#client/lib/theme.ts";
import { NativeSelect } from "./native-select.tsx";

/** Chooses the light, dark or system theme; takes effect at once and is remembered on this device. */
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
