import { CircleAlert, CircleCheck, Clock, Undo2 } from "lucide-react";
import { Spinner } from "#client/ui/spinner.tsx";
import type { Payment } from "./use-payment.ts";

const icons = { success: CircleCheck, pending: Clock, cancelled: Undo2, error: CircleAlert } as const;

/** The state of a payment at a glance; the words beside it say the same. */
export function PaymentPicture({ kind }: { kind: Payment["kind"] }) {
  if (kind === "loading") return <Spinner className="size-12 text-sage" />;
  const Icon = icons[kind];
  const tone = kind === "error" ? "bg-danger-soft text-danger-ink" : "bg-sage-soft text-sage-ink";
  return (
    <span className={`grid size-16 place-items-center rounded-full ${tone}`}>
      <Icon aria-hidden="true" className="size-8 rtl:-scale-x-100" />
    </span>
  );
}
