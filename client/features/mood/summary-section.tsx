import { Printer } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { addDays } from "#client/lib/dates.ts";
import { loadedOf } from "#client/lib/query.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { Checkbox } from "#client/ui/checkbox.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { useMoodStats, useThemes, type MoodDay } from "./api.ts";
import { MoodOverTime } from "./mood-over-time.tsx";
import { Patterns } from "./pattern-charts.tsx";
import { ReadFailed } from "./check-in-details.tsx";
import { PeriodStatistics, periods, type Period } from "./statistics-section.tsx";

type SummarySectionProps = {
  userId: string;
  /** The person's local day, YYYY-MM-DD. */
  today: string;
  /** The last year and a day. */
  days: readonly MoodDay[];
};

/** What somebody chose to show. */
type Contents = {
  readonly period: Period;
  readonly moods: boolean;
  readonly patterns: boolean;
  readonly themes: readonly string[];
};

/** A summary to take to a therapist, put together and printed in the browser; nothing is sent. */
export function SummarySection({ userId, today, days }: SummarySectionProps) {
  const { t } = useTranslation("mood");
  const id = useId();
  const [contents, setContents] = useState<Contents>({
    period: "90",
    moods: true,
    patterns: true,
    themes: [],
  });
  const [printing, setPrinting] = useState(false);
  const options = periods.map((value) => ({ value, label: t(`statistics.periods.${value}`) }));
  // Paper can't wait for figures.
  const { isSuccess } = useMoodStats(userId, Number(contents.period));
  const empty = !contents.moods && !contents.patterns && contents.themes.length === 0;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {t("summary.title")}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{t("summary.body")}</p>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{t("summary.include")}</legend>
        <NativeSelect
          label={t("statistics.period")}
          options={options}
          value={contents.period}
          onValueChange={(period) => setContents({ ...contents, period, themes: [] })}
          className="mb-3 max-w-xs"
        />
        <Checkbox
          label={t("summary.moods")}
          checked={contents.moods}
          onCheckedChange={(moods) => setContents({ ...contents, moods })}
        />
        <Checkbox
          label={t("summary.patterns")}
          checked={contents.patterns}
          onCheckedChange={(patterns) => setContents({ ...contents, patterns })}
        />
      </fieldset>
      <ThemeChoices
        userId={userId}
        from={addDays(today, 1 - Number(contents.period))}
        chosen={contents.themes}
        onChange={(themes) => setContents({ ...contents, themes })}
      />
      <Button
        className="mt-5"
        disabled={empty || printing || (contents.moods && !isSuccess)}
        onClick={() => setPrinting(true)}
      >
        <Printer aria-hidden="true" className="size-5" />
        {t("summary.print")}
      </Button>
      {printing ? (
        <PrintedSummary
          userId={userId}
          today={today}
          days={days}
          contents={contents}
          onPrinted={() => setPrinting(false)}
        />
      ) : null}
    </Card>
  );
}

type ThemeChoicesProps = {
  userId: string;
  /** The first day of the period. */
  from: string;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** The themes there are; none is shown to anybody that wasn't ticked. */
function ThemeChoices({ userId, from, chosen, onChange }: ThemeChoicesProps) {
  const { t } = useTranslation("mood");
  const query = useThemes(userId, from);
  const state = loadedOf(query);
  if (state.status === "failed")
    return (
      <ReadFailed
        title={t("summary.themesFailed")}
        failure={state.failure}
        onRetry={() => void query.refetch()}
      />
    );
  const themes = state.status === "ready" ? state.value : [];
  const toggle = (theme: string, on: boolean) =>
    onChange(on ? [...chosen, theme] : chosen.filter((one) => one !== theme));
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="font-semibold">{t("summary.themes")}</legend>
      {state.status === "ready" && themes.length === 0 ? (
        <p className="mt-1 text-ink-soft">{t("summary.noThemes")}</p>
      ) : null}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {themes.map((theme) => (
          <Checkbox
            key={theme}
            label={theme}
            checked={chosen.includes(theme)}
            onCheckedChange={(on) => toggle(theme, on)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type PrintedSummaryProps = SummarySectionProps & { contents: Contents; onPrinted: () => void };

/**
 * The printed page. It is there only while the browser prints, and stands beside the app so that the style sheet can
 * leave everything else out.
 */
function PrintedSummary({ userId, today, days, contents, onPrinted }: PrintedSummaryProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  useEffect(() => {
    addEventListener("afterprint", onPrinted);
    // After the charts are drawn.
    const frame = requestAnimationFrame(() => print());
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("afterprint", onPrinted);
    };
    // One printing, whichever function was passed on the way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const length = Number(contents.period);
  const { day } = format;
  return createPortal(
    <article data-printed className="hidden print:block">
      <h1 className="text-3xl">{t("summary.heading")}</h1>
      <p className="mt-1">{t("summary.period", { from: day(addDays(today, 1 - length)), to: day(today) })}</p>
      {contents.moods ? (
        <section className="mt-6 flex flex-col gap-6">
          <PeriodStatistics userId={userId} days={length} />
          <MoodOverTime days={days} today={today} period={length} />
        </section>
      ) : null}
      {contents.themes.length > 0 ? (
        <section className="mt-6 break-inside-avoid">
          <h2 className="text-xl">{t("summary.themes")}</h2>
          <ul className="mt-2 list-disc ps-5">
            {contents.themes.map((theme) => (
              <li key={theme}>{theme}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {contents.patterns ? (
        <section className="mt-6">
          <h2 className="mb-3 text-xl">{t("summary.patterns")}</h2>
          <Patterns days={days} />
        </section>
      ) : null}
      <p className="mt-8 border-t border-line pt-3 text-sm">{t("summary.footer")}</p>
    </article>,
    document.body,
  );
}
