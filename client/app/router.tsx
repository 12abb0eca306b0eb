import { createBrowserRouter } from "react-router-dom";
import { PageSpinner } from "#client/ui/spinner.tsx";
import { ErrorPage } from "./error-page.tsx";
import { RootLayout } from "./root-layout.tsx";
import { routes } from "./routes.ts";

/** The browser's router; the pages themselves are fetched when they are opened. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: ErrorPage,
      HydrateFallback: PageSpinner,
      children: routes,
    },
  ]);
}
