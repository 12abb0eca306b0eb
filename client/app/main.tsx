import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { setUpLanguage } from "#client/i18n/setup.ts";
import { App } from "./app.tsx";
import "#client/ui/theme.css";

await setUpLanguage();

createRoot(document.getElementById("root") ?? document.body).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
