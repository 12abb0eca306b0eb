import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { MoodDay } from "./api.ts";
import {
  type MoodGroup,
  type Pattern,
  fewestInGroup,
  hourGroups,
  hourPattern,
  hoursTogether,
  levels,
  relationOf,
  weekdayGroups,
  weekdayPattern,
  mean,
} from "./analysis.ts";
import { ChartFrame, ChartValues, useCalendarNames } from "./chart-parts.tsx";
import { levelOf, moodFill, useMoodText } from "./mood-level.tsx";

type PatternsProps = { days: readonly MoodDay[] };

/** Patterns in the check-ins, reported only where chance alone would rarely produce them. */
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

/** The column's heading: a day counts once, however much was noted on it. */
const countedIn = { weekdays: "chart.days", hours: "chart.moods" } as const;

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
  const textOf = useMoodText();
  const summary =
    pattern.kind === "differs"
      ? t(`${topic}.differs`, { highest: nameOf(pattern.highest), lowest: nameOf(pattern.lowest) })
      : t(`${topic}.${pattern.kind}`);
  const table = () => ({
    columns: [t(`${topic}.column`), t("statistics.mood"), t(countedIn[topic])],
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
    <ChartFrame title={t(`${topic}.title`)} summary={summary} table={table}>
      <div className="max-w-md">
        <ChartValues
          title={t(`${topic}.title`)}
          values={groups.map(({ key, scores }, index) => ({
            at: (index + 0.5) / groups.length,
            label: nameOf(key),
            text: scores.length > 0 ? textOf(mean(scores)) : t("chart.none"),
          }))}
        >
          {(index) => <MoodBars bars={bars} marked={index} />}
        </ChartValues>
      </div>
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

type MoodBar = {
  readonly label: string;
  /** The mean mood, 1 to 5; null without check-ins. */
  readonly mood: number | null;
  /** Too few check-ins to compare, so only the outline is drawn. */
  readonly faint: boolean;
};

const barsHeight = 130;
const labelHeight = 22;
const barPitch = 40;

/** Bars of mean moods from 1 to 5. A missing mean leaves a gap. */
function MoodBars({ bars, marked }: { bars: readonly MoodBar[]; marked: number | null }) {
  const width = bars.length * barPitch;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${barsHeight + labelHeight}`} className="w-full">
      {[1, 3, 5].map((mood) => (
        <line key={mood} x1={0} x2={width} y1={topOf(mood)} y2={topOf(mood)} className="stroke-line" />
      ))}
      {bars.map(({ label, mood, faint }, index) => (
        <g key={label} transform={`translate(${index * barPitch} 0)`}>
          {index === marked ? (
            <rect
              x={2}
              width={barPitch - 4}
              height={barsHeight + labelHeight}
              rx={6}
              className="fill-sunken"
            />
          ) : null}
          {mood === null ? null : <Bar mood={mood} faint={faint} />}
          <text
            x={barPitch / 2}
            y={barsHeight + 15}
            textAnchor="middle"
            className="fill-ink-soft text-[0.7rem]"
          >
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A mean of 1 still gets a visible bar. */
function topOf(mood: number): number {
  return barsHeight - 10 - ((mood - 1) / 4) * (barsHeight - 20);
}

function Bar({ mood, faint }: { mood: number; faint: boolean }) {
  const top = topOf(mood);
  const shape = { x: barPitch / 2 - 11, y: top, width: 22, height: barsHeight - top, rx: 5 };
  return faint ? (
    <rect {...shape} className="fill-none stroke-edge" strokeDasharray="3 3" />
  ) : (
    <rect {...shape} className={moodFill[levelOf(mood)]} />
  );
}
