import { withTexts } from "#client/i18n/setup.ts";
import { addDays } from "#client/lib/dates.ts";
import { loadedOf } from "#client/lib/query.ts";
import { lazyPart } from "#client/ui/lazy-part.tsx";
import { useMoodDays, type MoodDay } from "./api.ts";
import { StatisticsSection } from "./statistics-section.tsx";
import { YearSection } from "./year-section.tsx";

const SummarySection = lazyPart<{ userId: string; today: string; days: readonly MoodDay[] }>(() =>
  withTexts(["mood"], async () => (await import("./summary-section.tsx")).SummarySection),
);

type MoodHistoryProps = {
  userId: string;
  /** The person's local day, YYYY-MM-DD. */
  today: string;
  /** The day of the first check-in, YYYY-MM-DD. */
  firstDay: string;
};

/** What earlier check-ins show: statistics, the year, and a summary to take along. */
export function MoodHistory({ userId, today, firstDay }: MoodHistoryProps) {
  const days = useMoodDays(userId, addDays(today, -365), today);
  return (
    <>
      <StatisticsSection
        userId={userId}
        today={today}
        days={loadedOf(days)}
        onRetry={() => void days.refetch()}
      />
      <YearSection userId={userId} today={today} firstDay={firstDay} />
      {days.data ? <SummarySection userId={userId} today={today} days={days.data} /> : null}
    </>
  );
}
