import { createContext } from "react";
import type { Services } from "#client/lib/services.tsx";

type Coming = { readonly services: Promise<Services | null>; readonly retry: () => void };

/** The services on their way (null: they could not be had); a page's words need not wait for them. */
export const ComingServices = createContext<Coming>({
  services: Promise.resolve(null),
  retry: () => undefined,
});
