import { CSPProvider } from "@base-ui/react/csp-provider";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { useTranslation } from "react-i18next";
import { RouterProvider } from "react-router-dom";
import { languageOf } from "#shared/catalogues/languages.ts";
import { ServicesProvider, type Services } from "#client/lib/services.tsx";
import { createRouter } from "./router.tsx";

const router = createRouter();

/** Everything around the pages: what they stand on, the writing direction, the routes. */
export function App({ services }: { services: Services }) {
  const { i18n } = useTranslation();
  return (
    // The content security policy forbids style elements; the few that Base UI would make are in the theme.
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={languageOf(i18n.language).direction}>
        <ServicesProvider services={services}>
          <RouterProvider router={router} />
        </ServicesProvider>
      </DirectionProvider>
    </CSPProvider>
  );
}
