// Runs before the first paint, and stands outside the bundle because the content security policy forbids inline scripts.
// A remembered theme must not flash the other one; the ready-made landing page must not flash a language that was not
// chosen, or offer to log in someone who is. The keys are `themeKey` in client/lib/theme.ts, `languageKey` in
// client/i18n/setup.ts and `sessionKey` in client/lib/kept-session.ts. Once the app has started, client/app/main.tsx or
// client/app/landing-entry.ts takes the mark of the other language away; that of a kept session stays.
try {
  const { documentElement } = document;
  const theme = localStorage.getItem("hearken.theme");
  if (theme === "light" || theme === "dark") documentElement.dataset.theme = theme;
  const language = localStorage.getItem("hearken.language");
  if (language !== null && language !== documentElement.lang) documentElement.dataset.otherLanguage = "";
  if (localStorage.getItem("hearken.session") !== null) documentElement.dataset.keptSession = "";
} catch {
  // Storage is closed to us (private mode): the system's own choices stand.
}
