import { useTranslation } from "react-i18next";
import { dataLimits } from "#shared/limits.ts";
import type { ReferralCounts } from "#shared/safety/http.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { LoadingPlace, Skeleton } from "#client/ui/loading.tsx";
import { countedLevels, rowsOf } from "./counts-table.ts";
import { useCounts } from "./use-counts.ts";

/** How often help was shown, as a table of numbers that name nobody [S10]. */
export function CountsSection() {
  const { t } = useTranslation("safety");
  const { state, retry } = useCounts();
  if (state.status === "loading")
    return (
      <LoadingPlace>
        <Skeleton className="h-28" />
      </LoadingPlace>
    );
  if (state.status === "failed")
    return (
      <Alert tone="error" title={t("page.counts.failed")}>
        <Button variant="secondary" className="mt-1 self-start" onClick={() => void retry()}>
          {t("page.counts.retry")}
        </Button>
      </Alert>
    );
  return state.counts.length === 0 ? (
    <p className="text-ink-soft">{t("page.counts.empty")}</p>
  ) : (
    <CountsTable counts={state.counts} />
  );
}

const cell = "px-3 py-2 text-start";

function CountsTable({ counts }: { counts: ReferralCounts }) {
  const { t, i18n } = useTranslation("safety");
  const format = useFormat();
  const few = t("page.counts.fewer", { n: format.number(dataLimits.smallestPublicCount) });
  const months = new Intl.DateTimeFormat(i18n.language, { month: "short", year: "numeric", timeZone: "UTC" });
  const countries = new Intl.DisplayNames([i18n.language, "en"], { type: "region", fallback: "code" });
  return (
    // Scrolls by itself where the page is narrow; the keyboard gets there too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label={t("page.counts.caption")} className="overflow-x-auto">
      <table className="w-full border-collapse tabular-nums">
        <caption className="sr-only">{t("page.counts.caption")}</caption>
        <thead className="text-sm text-ink-soft">
          <tr className="border-b border-line">
            <th scope="col" className={cell}>
              {t("page.counts.month")}
            </th>
            <th scope="col" className={cell}>
              {t("page.counts.country")}
            </th>
            {countedLevels.map((level) => (
              <th key={level} scope="col" className={cell}>
                {t(`page.counts.${level}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(counts).map(({ month, country, levels }) => (
            <tr key={`${month} ${country}`} className="border-b border-line">
              <th scope="row" className={`${cell} font-normal whitespace-nowrap`}>
                {months.format(new Date(`${month}-15T00:00:00Z`))}
              </th>
              <td className={cell}>
                {country === "ZZ" ? t("page.counts.unknownCountry") : countries.of(country)}
              </td>
              {countedLevels.map((level) => (
                <td key={level} className={cell}>
                  {levels[level] === null ? few : format.number(levels[level])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
