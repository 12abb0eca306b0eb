import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { setUpLanguage } from "#client/i18n/setup.ts";
import { loadAppConfig } from "#client/lib/app-config.ts";
import { startServices } from "#client/lib/start-services.ts";
import { PageSpinner } from "#client/ui/page-spinner.tsx";
import { App } from "./app.tsx";
import { StartErrorPage } from "./start-error-page.tsx";
import "#client/ui/theme.css";

const root = createRoot(document.getElementById("root") ?? document.body);

function show(page: ReactNode): void {
  root.render(<StrictMode>{page}</StrictMode>);
}

async function start(): Promise<void> {
  show(<PageSpinner />);
  const answer = await loadAppConfig(fetch);
  if (answer.kind === "failed") show(<StartErrorPage onRetry={() => void start()} />);
  else show(<App services={startServices(answer.config)} />);
}

await setUpLanguage();
await start();
