import { paths } from "#shared/paths.ts";
import { useServices } from "#client/lib/services.tsx";
import { useWayOut } from "./use-way-out.ts";

/** The way to Stripe's own pages for cards and invoices; they lead back to the billing page. */
export function usePortal() {
  const { billing } = useServices();
  const { busy, failure, leave } = useWayOut();
  const returnUrl = new URL(paths.usage, location.origin).href;
  const open = () => void leave("portal", () => billing.act("create-portal-session", { returnUrl }));
  return { busy: busy !== null, failure, open };
}
