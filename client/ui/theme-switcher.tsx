import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { chooseTheme, rememberedTheme, type Theme, themes } from "#client/lib/theme.ts";
import { NativeSelect } from "./native-select.tsx";

const neverChanges = () => () => undefined;

/** Chooses light, dark or the device's own; holds at once and is remembered on this device. */
export function ThemeSwitcher({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const remembered = useSyncExternalStore<Theme>(neverChanges, rememberedTheme, () => "system");
  const [chosen, setChosen] = useState<Theme | null>(null);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setChosen(next);
  };
  return (
    <NativeSelect
      label={t("theme.label")}
      options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={chosen ?? remembered}
      onValueChange={choose}
      className={className}
    />
  );
}
