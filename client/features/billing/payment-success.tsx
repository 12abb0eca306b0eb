import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { Button, ButtonLink } from "#client/ui/button.tsx";
import { PaymentPaid } from "./payment-paid.tsx";
import { PaymentPicture } from "./payment-picture.tsx";
import { type Payment, usePayment } from "./use-payment.ts";

/** Where the checkout leads back to (spec 1, section 2: payment success page). */
export function PaymentSuccess({ userId }: { userId: string }) {
  const [query] = useSearchParams();
  const sessionId = query.get("session_id");
  const { state, retry } = usePayment(userId, { payment: query.get("payment"), sessionId });
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-6 py-6 text-center sm:py-12">
      <PaymentPicture kind={state.kind} />
      <div aria-live="polite" className="flex flex-col items-center gap-3">
        <Words state={state} sessionId={sessionId} />
      </div>
      {state.kind === "loading" ? null : <Ways state={state} onRetry={retry} />}
    </div>
  );
}

type WordsProps = { state: Payment; sessionId: string | null };

function Words({ state, sessionId }: WordsProps) {
  const { t } = useTranslation("billing");
  switch (state.kind) {
    case "loading":
      return <Said title={t("success.loading")} body={t("success.loadingBody")} />;
    case "cancelled":
      return <Said title={t("success.cancelled")} body={t("success.cancelledBody")} />;
    case "pending":
      return <Said title={t("success.pending")} body={t("success.pendingBody")} />;
    case "success":
      return <PaymentPaid bought={state.bought} sessionId={sessionId ?? ""} />;
    case "error":
      return <Failed state={state} sessionId={sessionId} />;
  }
}

function Said({ title, body }: { title: string; body: string }) {
  return (
    <>
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {title}
      </h1>
      <p className="text-lg text-ink-soft">{body}</p>
    </>
  );
}

/** Enough of the session's id to find the payment by, and not enough to do anything with it. */
function referenceOf(sessionId: string): string {
  return sessionId.slice(-8).toUpperCase();
}

function Failed({
  state,
  sessionId,
}: {
  state: Extract<Payment, { kind: "error" }>;
  sessionId: string | null;
}) {
  const { t } = useTranslation("billing");
  return (
    <>
      <Said title={t("success.error")} body={t("success.errorBody")} />
      {state.failure === null ? null : <p className="text-ink-soft">{t("success.notLost")}</p>}
      {sessionId ? (
        <p className="text-sm text-ink-soft">
          {t("success.reference", { reference: referenceOf(sessionId) })}
        </p>
      ) : null}
    </>
  );
}

function Ways({ state, onRetry }: { state: Payment; onRetry: () => void }) {
  const { t } = useTranslation("billing");
  const again = state.kind === "error" && state.failure !== null;
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {again ? (
        <Button size="lg" onClick={onRetry}>
          {t("retry")}
        </Button>
      ) : null}
      <ButtonLink to={paths.dashboard} size="lg" variant={again ? "secondary" : "primary"}>
        {t("success.dashboard")}
      </ButtonLink>
      <ButtonLink to={paths.usage} size="lg" variant="secondary">
        {t("success.view")}
      </ButtonLink>
    </div>
  );
}
