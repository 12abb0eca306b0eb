import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { setUpLanguage } from "#client/i18n/setup.ts";
import { keepForOffline } from "#client/lib/offline.ts";
import { App } from "./app.tsx";
import "#client/ui/theme.css";

await setUpLanguage();

createRoot(document.getElementById("root") ?? document.body).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// The development server's files change all the time.
if (import.meta.env.PROD) keepForOffline();
