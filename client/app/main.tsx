import { CSPProvider } from "@base-ui/react/csp-provider";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { StrictMode, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { useTranslation } from "react-i18next";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { languageOf } from "#shared/catalogues/languages.ts";
import { setUpLanguage } from "#client/i18n/setup.ts";
import { keepForOffline } from "#client/lib/offline.ts";
import { PageSpinner } from "#client/ui/spinner.tsx";
import { ErrorPage } from "./error-page.tsx";
import { RootLayout } from "./root-layout.tsx";
import { routes } from "./routes.tsx";
import { ComingServices, requestServices } from "./with-services.tsx";
import "#client/ui/theme.css";

const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: PageSpinner,
    children: routes,
  },
]);

// Requested before the language loads, so that neither waits for the other.
const firstRequest = requestServices();

/** What surrounds every page: services, writing direction and routes. */
function App() {
  const { i18n } = useTranslation();
  const [services, setServices] = useState(firstRequest);
  const coming = useMemo(() => ({ services, retry: () => setServices(requestServices()) }), [services]);
  return (
    // The content security policy forbids style elements, so the few that Base UI would insert are part of
    // the theme.
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={languageOf(i18n.language).direction}>
        <ComingServices value={coming}>
          <RouterProvider router={router} />
        </ComingServices>
      </DirectionProvider>
    </CSPProvider>
  );
}

await setUpLanguage();

createRoot(document.getElementById("root") ?? document.body).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// No service worker in development, where files change all the time.
if (import.meta.env.PROD) keepForOffline();
