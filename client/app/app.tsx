import { CSPProvider } from "@base-ui/react/csp-provider";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { type ReactNode, StrictMode, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RouteObject } from "react-router-dom";
import { languageOf } from "#shared/catalogues/languages.ts";
import type { Services } from "#client/lib/services.tsx";
import { PageSpinner } from "#client/ui/loading.tsx";
import { ErrorPage } from "./error-page.tsx";
import { RootLayout } from "./root-layout.tsx";
import { routes } from "./routes.tsx";
import { ComingServices, requestServices } from "./with-services.tsx";

/** Every page of the app inside its root layout, for a router in the browser or at build time. */
export const appRoutes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: PageSpinner,
    children: routes,
  },
];

type AppProps = {
  /** The services, requested before the language is loaded, so that neither waits for the other. */
  readonly firstRequest: Promise<Services | null>;
  /** Called once, when the first page can be used. */
  readonly onShown?: () => void;
  /** The router. */
  readonly children: ReactNode;
};

/** Everything around the pages: the services, the writing direction, the routes. */
export function App({ firstRequest, onShown, children }: AppProps) {
  const { i18n } = useTranslation();
  const [services, setServices] = useState(firstRequest);
  const coming = useMemo(() => ({ services, retry: () => setServices(requestServices()) }), [services]);
  useEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      {/* The content security policy forbids style elements; the few that Base UI would insert are in the theme. */}
      <CSPProvider disableStyleElements>
        <DirectionProvider direction={languageOf(i18n.language).direction}>
          <ComingServices value={coming}>{children}</ComingServices>
        </DirectionProvider>
      </CSPProvider>
    </StrictMode>
  );
}
