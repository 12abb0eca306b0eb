import { Check, CircleAlert, CircleCheck, Clock, Undo2 } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { Purchase } from "#shared/billing.ts";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { tabStorage } from "#client/lib/browser-storage.ts";
import { toast } from "#client/lib/toast.ts";
import { Button, ButtonLink, Spinner } from "#client/ui/button.tsx";
import { type Payment, usePayment } from "./api.ts";

/** Where the checkout returns to, whether or not the person paid. */
export function PaymentSuccess({ userId }: { userId: string }) {
  const [query] = useSearchParams();
  const sessionId = query.get("session_id");
  const { state, retry } = usePayment(userId, { payment: query.get("payment"), sessionId });
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-6 py-6 text-center sm:py-12">
      <PaymentIcon kind={state.kind} />
      <div aria-live="polite" className="flex flex-col items-center gap-3">
        <Outcome state={state} sessionId={sessionId} />
      </div>
      {state.kind === "loading" ? null : <Actions state={state} onRetry={retry} />}
    </div>
  );
}

type OutcomeProps = { state: Payment; sessionId: string | null };

function Outcome({ state, sessionId }: OutcomeProps) {
  const { t } = useTranslation("billing");
  switch (state.kind) {
    case "loading":
      return <Message title={t("success.loading")} body={t("success.loadingBody")} />;
    case "cancelled":
      return <Message title={t("success.cancelled")} body={t("success.cancelledBody")} />;
    case "pending":
      return <Message title={t("success.pending")} body={t("success.pendingBody")} />;
    case "success":
      return <PaymentPaid bought={state.bought} sessionId={sessionId ?? ""} />;
    case "error":
      return <Failed state={state} sessionId={sessionId} />;
  }
}

function Message({ title, body }: { title: string; body: string }) {
  return (
    <>
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {title}
      </h1>
      <p className="text-lg text-ink-soft">{body}</p>
    </>
  );
}

/** Enough of the checkout session's id to find the payment, but too little to use it. */
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
      <Message title={t("success.error")} body={t("success.errorBody")} />
      {state.failure === null ? null : <p className="text-ink-soft">{t("success.notLost")}</p>}
      {sessionId ? (
        <p className="text-sm text-ink-soft">
          {t("success.reference", { reference: referenceOf(sessionId) })}
        </p>
      ) : null}
    </>
  );
}

function Actions({ state, onRetry }: { state: Payment; onRetry: () => void }) {
  const { t } = useTranslation("billing");
  const again = state.kind === "error" && state.failure !== null;
  return (
    <div className="flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:flex-col">
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

const icons = { success: CircleCheck, pending: Clock, cancelled: Undo2, error: CircleAlert } as const;

/** Decorative: the text beside it says the same. */
function PaymentIcon({ kind }: { kind: Payment["kind"] }) {
  if (kind === "loading") return <Spinner className="size-12 text-sage" />;
  const Icon = icons[kind];
  // An arrow back points the way the text runs; a check mark and a clock are the same everywhere.
  const mirrored = kind === "cancelled" ? "rtl:-scale-x-100" : "";
  const tone = kind === "error" ? "bg-danger-soft text-danger-ink" : "bg-sage-soft text-sage-ink";
  return (
    <span className={`grid size-16 place-items-center rounded-full ${tone}`}>
      <Icon aria-hidden="true" className={`size-8 ${mirrored}`} />
    </span>
  );
}

const redirectMs = 1_200;
/** Keys of the landing page's list of what each includes. */
const benefits = {
  pass: ["include1", "include3"],
  plan: ["include1", "include2", "include3", "include4"],
} as const;

type PaymentPaidProps = { bought: Purchase; sessionId: string };

/** Thanks the person, lists what they now have, and continues to the dashboard. */
function PaymentPaid({ bought, sessionId }: PaymentPaidProps) {
  const { t } = useTranslation("billing");
  const { t: landing } = useTranslation("landing");
  const { date, time } = useFormat();
  useThanks(bought, sessionId);
  const isPass = bought.planId === "24hour_pass";
  const end = isPass && bought.passExpiresAt !== null ? new Date(bought.passExpiresAt * 1_000) : null;
  return (
    <>
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {t("success.title")}
      </h1>
      <p className="text-lg text-ink-soft">
        {end ? t("success.until", { time: time(end), date: date(end) }) : t("success.body")}
      </p>
      <ul className="flex flex-col gap-2 text-start">
        {benefits[isPass ? "pass" : "plan"].map((item) => (
          <li key={item} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-sage" />
            {landing(`pricing.${item}`)}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{t("success.onward")}</p>
    </>
  );
}

/** Shows the toast once for each payment, then continues to the dashboard. */
function useThanks({ planId }: Purchase, sessionId: string): void {
  const { t } = useTranslation("billing");
  const navigate = useNavigate();
  const what = planId === "24hour_pass" ? "pass" : "plan";
  useEffect(() => {
    if (wasThanked(sessionId)) return;
    noteThanked(sessionId);
    toast.success(t(`success.${what}Toast`), t(`success.${what}ToastBody`));
  }, [sessionId, what, t]);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.dashboard, { replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [navigate]);
}

const thankedKey = "hearken.thanked";

/** Kept in tab storage, so that reloading the page does not thank the person again. */
function wasThanked(sessionId: string): boolean {
  return tabStorage.getItem(thankedKey) === sessionId;
}

function noteThanked(sessionId: string): void {
  tabStorage.setItem(thankedKey, sessionId);
}
