import { Outlet } from "react-router-dom";
import { PageSpinner } from "#client/ui/spinner.tsx";
import { StartErrorPage } from "./start-error-page.tsx";
import { WithServices } from "./with-services.tsx";

/** Around whole pages that need services. */
export function ServicesLayout() {
  return (
    <WithServices waiting={<PageSpinner />} failed={<StartErrorPage />}>
      <Outlet />
    </WithServices>
  );
}
