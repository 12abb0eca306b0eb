import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BillingAnswer } from "#shared/billing.ts";
import type { BillingFailure } from "#client/lib/billing-port.ts";
import type { Loading } from "#client/lib/use-loaded.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { HistoryTable } from "./history-table.tsx";
import { Section, WhenLoaded } from "./section.tsx";
import { usePortal } from "./use-portal.ts";

type History = BillingAnswer<"get-billing-history">;

const pageLength = 10;

/** What was paid (spec 1, section 2: Billing History). */
export function HistoryCard({ history }: { history: Loading<History, BillingFailure> }) {
  const { t } = useTranslation("billing");
  return (
    <Section title={t("history.title")}>
      <WhenLoaded loading={history} failed={t("history.loadFailed")} className="h-32">
        {(held) =>
          held.billingHistory.length === 0 ? (
            <p className="text-ink-soft">{t("history.empty")}</p>
          ) : (
            <Rows history={held} />
          )
        }
      </WhenLoaded>
    </Section>
  );
}

/** A page of rows at a time; what we were not sent is on Stripe's pages. */
function Rows({ history: { billingHistory, hasMore } }: { history: History }) {
  const { t } = useTranslation("billing");
  const portal = usePortal();
  const [count, setCount] = useState(pageLength);
  const hidden = billingHistory.length > count;
  return (
    <>
      <HistoryTable rows={billingHistory.slice(0, count)} />
      {portal.failure ? <Alert tone="error">{t(`failure.${portal.failure}`)}</Alert> : null}
      {hidden || hasMore ? (
        <Button
          variant="secondary"
          className="self-start"
          busy={portal.busy}
          onClick={() => (hidden ? setCount(count + pageLength) : portal.open())}
        >
          {t("history.more")}
        </Button>
      ) : null}
    </>
  );
}
