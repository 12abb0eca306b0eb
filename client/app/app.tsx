import { CSPProvider } from "@base-ui/react/csp-provider";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { RouterProvider } from "react-router-dom";
import { languageOf } from "#shared/catalogues/languages.ts";
import { createRouter } from "./router.tsx";
import { requestServices } from "./request-services.ts";
import { ComingServices } from "./coming-services.ts";

const router = createRouter();
const firstRequest = requestServices();

/** Everything around the pages: what they stand on, the writing direction, the routes. */
export function App() {
  const { i18n } = useTranslation();
  const [services, setServices] = useState(firstRequest);
  const coming = useMemo(() => ({ services, retry: () => setServices(requestServices()) }), [services]);
  return (
    // The content security policy forbids style elements; the few that Base UI would make are in the theme.
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={languageOf(i18n.language).direction}>
        <ComingServices value={coming}>
          <RouterProvider router={router} />
        </ComingServices>
      </DirectionProvider>
    </CSPProvider>
  );
}
