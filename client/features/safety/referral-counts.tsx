import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { endpoints } from "#shared/http.ts";
import { dataLimits } from "#shared/limits.ts";
import { type ReferralCounts, referralCountsSchema } from "#shared/safety/http.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { formatDay } from "#client/lib/dates.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { LoadingRegion } from "#client/ui/loading.tsx";
import { Skeleton } from "#client/ui/loading.tsx";

/** How often help was shown, in counts that identify no one. */
export function ReferralCountsSection() {
  const { t } = useTranslation("safety");
  const { state, retry } = useCounts();
  if (state.status === "loading")
    return (
      <LoadingRegion>
        <Skeleton className="h-28" />
      </LoadingRegion>
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
  const countries = new Intl.DisplayNames([i18n.language, "en"], { type: "region", fallback: "code" });
  return (
    // Focusable so that the keyboard can scroll it on narrow screens.
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
                {formatDay(i18n.language, `${month}-01`, { month: "short", year: "numeric" })}
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

export const countedLevels = ["possible", "active", "imminent"] as const;
type CountedLevel = (typeof countedLevels)[number];

type CountsRow = {
  readonly month: string;
  readonly country: string;
  /** Null when the count is too small to publish, which includes zero. */
  readonly levels: Readonly<Record<CountedLevel, number | null>>;
};

/** Groups the counts by month and country, keeping their order (newest month first). */
export function rowsOf(counts: ReferralCounts): readonly CountsRow[] {
  const rows = new Map<string, CountsRow>();
  for (const { month, country, level, count } of counts) {
    const key = `${month} ${country}`;
    const row = rows.get(key) ?? { month, country, levels: { possible: null, active: null, imminent: null } };
    rows.set(key, { ...row, levels: { ...row.levels, [level]: count } });
  }
  return [...rows.values()];
}

type CountsState =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "ready"; readonly counts: ReferralCounts };

async function readCounts(): Promise<CountsState> {
  const answer = await fetch(endpoints.safetyCounts.path).catch(() => null);
  const body: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  const parsed = referralCountsSchema.safeParse(body);
  return parsed.success ? { status: "ready", counts: parsed.data.counts } : { status: "failed" };
}

function useCounts(): { readonly state: CountsState; readonly retry: () => Promise<void> } {
  const [state, setState] = useState<CountsState>({ status: "loading" });
  useEffect(() => {
    const load = async () => setState(await readCounts());
    void load();
  }, []);
  const retry = async () => {
    setState({ status: "loading" });
    setState(await readCounts());
  };
  return { state, retry };
}
