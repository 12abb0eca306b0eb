// Runs before the first paint, so that a remembered theme does not flash the other one. Kept outside the bundle
// because the content security policy forbids inline scripts. The key is `themeKey` in client/ui/theme-switcher.tsx.
try {
  const theme = localStorage.getItem("hearken.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to us (private mode): the system's own choice stands.
}
