import { readSetting, writeSetting } from "./browser-storage.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Also read by `client/public/before-paint.js`, before the first paint. */
const themeKey = "hearken.theme";

/** The theme chosen on this device; `system` follows the device. */
export function rememberedTheme(): Theme {
  const remembered = readSetting(themeKey);
  return themes.find((theme) => theme === remembered) ?? "system";
}

/** The theme currently shown. */
export function shownTheme(): "light" | "dark" {
  const theme = rememberedTheme();
  if (theme !== "system") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Applies the theme immediately and remembers it on this device. */
export function chooseTheme(theme: Theme): void {
  writeSetting(themeKey, theme);
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
