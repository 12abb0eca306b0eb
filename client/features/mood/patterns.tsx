import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { MoodDay } from "#client/lib/mood-port.ts";
import { fewestInGroup, type MoodGroup, type Pattern } from "./analysis/groups.ts";
import {
  hourGroups,
  hourPattern,
  hoursTogether,
  weekdayGroups,
  weekdayPattern,
} from "./analysis/patterns.ts";
import { mean } from "./analysis/ranks.ts";
import { levels, relationOf } from "./analysis/relations.ts";
import { ChartFrame } from "./charts/chart-frame.tsx";
import { MoodBars } from "./charts/mood-bars.tsx";
import { useCalendarNames } from "./use-calendar-names.ts";

type PatternsProps = { days: readonly MoodDay[] };

/** What the check-ins have in common, said only where chance alone would seldom look like it. */
export function Patterns({ days }: PatternsProps) {
  const names = useCalendarNames();
  return (
    <div className="flex flex-col gap-10">
      <div className="grid gap-10 lg:grid-cols-2">
        <GroupChart
          topic="weekdays"
          groups={weekdayGroups(days)}
          pattern={weekdayPattern(days)}
          nameOf={(key) => names.weekday(key)}
          shortOf={(key) => names.weekday(key, "short")}
        />
        <GroupChart
          topic="hours"
          groups={hourGroups(days)}
          pattern={hourPattern(days)}
          nameOf={(key) => names.hours(key * hoursTogether, hoursTogether)}
          shortOf={(key) => names.hour(key * hoursTogether)}
        />
      </div>
      <Relations days={days} />
    </div>
  );
}

type GroupChartProps = {
  topic: "weekdays" | "hours";
  groups: readonly MoodGroup[];
  pattern: Pattern;
  nameOf: (key: number) => string;
  shortOf: (key: number) => string;
};

function GroupChart({ topic, groups, pattern, nameOf, shortOf }: GroupChartProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const says =
    pattern.kind === "differs"
      ? t(`${topic}.differs`, { highest: nameOf(pattern.highest), lowest: nameOf(pattern.lowest) })
      : t(`${topic}.${pattern.kind}`);
  const table = () => ({
    columns: [t(`${topic}.column`), t("statistics.mood"), t("chart.checkIns")],
    rows: groups.map(({ key, scores }) => [
      nameOf(key),
      scores.length > 0 ? format.number(mean(scores), 1) : "–",
      format.number(scores.length),
    ]),
  });
  const bars = groups.map(({ key, scores }) => ({
    label: shortOf(key),
    mood: scores.length > 0 ? mean(scores) : null,
    faint: scores.length < fewestInGroup,
  }));
  return (
    <ChartFrame title={t(`${topic}.title`)} says={says} table={table}>
      <MoodBars bars={bars} />
    </ChartFrame>
  );
}

function Relations({ days }: PatternsProps) {
  const { t } = useTranslation("mood");
  const found = levels.map((level) => ({ level, relation: relationOf(days, level) }));
  const told = found.flatMap(({ level, relation }) =>
    relation === "too-few" ? [] : [{ level, words: t(`relations.${level}.${relation}`) }],
  );
  return (
    <div>
      <h3 className="text-xl">{t("relations.title")}</h3>
      <p className="mt-1 text-ink-soft">{t(told.length > 0 ? "relations.says" : "relations.too-few")}</p>
      {told.length > 0 ? (
        <ul className="mt-3 flex list-disc flex-col gap-1.5 ps-5 marker:text-clay">
          {told.map(({ level, words }) => (
            <li key={level}>{words}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
