// Runs before the first paint, so that the wrong theme doesn't flash up. It is a separate file because the
// content security policy forbids inline scripts. The key is `themeKey` in client/ui/theme-switcher.tsx.
try {
  const theme = localStorage.getItem("hearken.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked (private mode), so the system's theme applies.
}
