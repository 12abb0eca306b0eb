import { PaymentSuccess } from "#client/features/billing/payment-success.tsx";
import { useSession } from "#client/lib/services.tsx";

/** Needs no profile: whoever has paid is told so before anything else is loaded. */
export function PaymentSuccessPage() {
  const session = useSession();
  return session.status === "signed-in" ? <PaymentSuccess userId={session.user.id} /> : null;
}
