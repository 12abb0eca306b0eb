import { useEffect } from "react";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Bought } from "#shared/billing.ts";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { toast } from "#client/lib/toast.ts";
import { noteThanked, wasThanked } from "./thanked.ts";

const redirectMs = 1_200;
/** What the landing page says that each of them holds. */
const benefits = {
  pass: ["include1", "include3"],
  plan: ["include1", "include2", "include3", "include4"],
} as const;

type PaymentPaidProps = { bought: Bought; sessionId: string };

/** Thanks, what is theirs now, and on to the dashboard (spec 1, section 4). */
export function PaymentPaid({ bought, sessionId }: PaymentPaidProps) {
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

/** The toast, once for each payment, and the way on after 1.2 s. */
function useThanks({ planId }: Bought, sessionId: string): void {
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
