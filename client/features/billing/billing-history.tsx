import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BillingAnswer, BillingRow } from "#shared/billing.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { usePlanFacts } from "#client/i18n/use-plan-facts.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { textLinkStyle } from "#client/ui/text-link.tsx";
import { Badge, type Loading, Section, WhenLoaded } from "./section.tsx";
import { usePortal } from "./stripe-redirect.ts";

type History = BillingAnswer<"get-billing-history">;

const pageLength = 10;

/** Past payments. */
export function HistoryCard({ history }: { history: Loading<History> }) {
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

/** Shows one page of rows at a time; payments beyond those the relay sent are in Stripe's customer portal. */
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

const columns = ["date", "description", "amount", "status"] as const;

// On phones each row takes two lines: long translations, such as German statuses, leave no room for four columns.
const rowStyle =
  "max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:gap-y-1 max-sm:border-b max-sm:border-line max-sm:py-3 max-sm:last:border-b-0 max-sm:last:pb-0";
const cellStyle = "sm:border-b sm:border-line sm:py-3 sm:pe-4 sm:align-top sm:last:pe-0";

function HistoryTable({ rows }: { rows: readonly BillingRow[] }) {
  const { t } = useTranslation("billing");
  return (
    <table className="w-full border-collapse max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-b border-edge pe-4 pb-2 text-start text-sm font-semibold text-ink-soft last:pe-0"
            >
              {t(`history.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: BillingRow }) {
  const { t } = useTranslation("billing");
  const factsOf = usePlanFacts();
  const format = useFormat();
  const date = format.date(new Date(row.date * 1_000));
  return (
    <tr className={rowStyle}>
      <td className={`${cellStyle} max-sm:order-3 max-sm:text-sm max-sm:text-ink-soft`}>{date}</td>
      <td className={`${cellStyle} max-sm:order-1`}>
        <span dir="auto" className="me-3">
          {row.planId === null ? row.description : factsOf(row.planId).name}
        </span>
        {row.invoiceUrl === null ? null : (
          <a
            href={row.invoiceUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={t("history.invoiceOf", { date })}
            className={`${textLinkStyle} inline-block py-0.5 text-sm`}
          >
            {t("history.invoice")}
          </a>
        )}
      </td>
      <td className={`${cellStyle} tabular-nums max-sm:order-2 max-sm:text-end`}>
        {format.money(row.amount, row.currency)}
      </td>
      <td className={`${cellStyle} max-sm:order-4 max-sm:text-end`}>
        <Badge quiet={row.status !== "paid"}>{t(`history.statuses.${row.status}`)}</Badge>
      </td>
    </tr>
  );
}
