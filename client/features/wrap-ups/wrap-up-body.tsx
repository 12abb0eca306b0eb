import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "#client/ui/card.tsx";
import type { SessionMood, WrapUp } from "./api.ts";
import { OwnWords } from "./own-words.tsx";
import { useWrapUpFormat } from "./wrap-up-format.tsx";

type PartProps = { id: string; title: string; children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}

function Entries({ entries }: { entries: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-sage">
      {/* Entries never change order and may repeat, so the index belongs in the key. */}
      {entries.map((entry, index) => (
        <li key={`${String(index)}-${entry}`}>
          {/* The marker stays on the page's side, whatever language the entry is in. */}
          <span dir="auto" className="block">
            {entry}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Activity = "sessions" | "time" | "length";

/** Everything in a wrap-up. */
export function WrapUpBody({ userId, wrapUp }: { userId: string; wrapUp: WrapUp }) {
  const { t } = useTranslation("wrapUps");
  return (
    <div className="flex flex-col gap-5">
      {wrapUp.ai_summary ? (
        <Part id="summary" title={t("summary")}>
          <p dir="auto" className="text-lg">
            {wrapUp.ai_summary}
          </p>
          <p className="mt-4 text-sm text-ink-soft">{t("aiNote")}</p>
        </Part>
      ) : null}
      <OwnWords userId={userId} periodStart={wrapUp.period_start} />
      <ThemesPart themes={wrapUp.themes} />
      <Part id="metrics" title={t("metrics.title")}>
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {metricNames.map((name) => (
            <Metric key={name} name={name} value={wrapUp[`${name}_average`]} />
          ))}
        </dl>
      </Part>
      <MoodsPart moods={wrapUp.session_moods.filter((mood) => mood !== null)} />
      <ActivityPart wrapUp={wrapUp} />
      {wrapUp.key_insights.length > 0 ? (
        <Part id="insights" title={t("keyInsights")}>
          <Entries entries={wrapUp.key_insights} />
        </Part>
      ) : null}
      {wrapUp.personalized_recommendations.length > 0 ? (
        <Part id="recommendations" title={t("recommendations")}>
          <Entries entries={wrapUp.personalized_recommendations} />
        </Part>
      ) : null}
    </div>
  );
}

function ThemesPart({ themes }: { themes: readonly string[] }) {
  const { t } = useTranslation("wrapUps");
  if (themes.length === 0) return null;
  return (
    <Part id="themes" title={t("themes")}>
      <ul className="flex flex-wrap gap-2">
        {[...new Set(themes)].map((theme) => (
          <li key={theme} dir="auto" className="rounded-full bg-sage-soft px-4 py-1.5 text-sage-ink">
            {theme}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** How conversations began and ended, as the person said, and without a verdict. */
function MoodsPart({ moods }: { moods: readonly SessionMood[] }) {
  const { t } = useTranslation("wrapUps");
  const { t: conversation } = useTranslation("conversation");
  const formats = useWrapUpFormat();
  if (moods.length === 0) return null;
  return (
    <Part id="moods" title={t("moods.title")}>
      <ul className="flex flex-col gap-3">
        {moods.map(({ day, before, after }, index) => (
          // One day may have several conversations with the same moods.
          <li key={`${String(index)}-${day}`} className="grid gap-x-6 gap-y-1 sm:grid-cols-3">
            <span className="font-semibold">{formats.weekday(day)}</span>
            <span>
              <span className="text-ink-soft">{t("moods.before")}</span>{" "}
              {conversation(`moodBefore.${before}`)}
            </span>
            <span>
              <span className="text-ink-soft">{t("moods.after")}</span> {conversation(`moodAfter.${after}`)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function ActivityPart({ wrapUp }: { wrapUp: WrapUp }) {
  const { t } = useTranslation("wrapUps");
  const formats = useWrapUpFormat();
  const { total_sessions: sessions, total_duration: seconds } = wrapUp;
  const figures: readonly (readonly [Activity, string])[] = [
    ["sessions", String(sessions)],
    ["time", formats.duration(seconds)],
    ...(sessions > 0 ? [["length", formats.duration(seconds / sessions)] as const] : []),
  ];
  return (
    <Part id="activity" title={t("activity.title")}>
      <dl className="grid gap-5 sm:grid-cols-3">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft">{t(`activity.${name}`)}</dt>
            <dd className="text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** Hard weeks get a quiet blue instead of red: a feeling is not an error. */
const colors: Readonly<Record<Level, string>> = {
  good: "bg-mood-4",
  middle: "bg-mood-5",
  hard: "bg-mood-2",
};

type MetricProps = { name: MetricName; value: number | null };

/** One average as a number, a name and a bar. */
function Metric({ name, value }: MetricProps) {
  const { t } = useTranslation("wrapUps");
  const formats = useWrapUpFormat();
  return (
    <div>
      <dt className="font-semibold">{t(`metrics.${name}`)}</dt>
      {value === null ? (
        <dd className="text-ink-soft">{t("metrics.none")}</dd>
      ) : (
        <dd>
          <span className="flex items-baseline justify-between gap-3">
            <span className="text-ink-soft">{t(`level.${levelOf(name, value)}`)}</span>
            <span className="text-xl tabular-nums" dir="ltr">
              {t("metrics.value", { value: formats.average(value) })}
            </span>
          </span>
          <span aria-hidden="true" className="mt-1.5 block h-2.5 overflow-hidden rounded-full bg-sunken">
            <span
              data-level={levelOf(name, value)}
              className={clsx("block h-full rounded-full", colors[levelOf(name, value)])}
              style={{ width: `${String((value / 5) * 100)}%` }}
            />
          </span>
        </dd>
      )}
    </div>
  );
}

const metricNames = ["mood", "energy", "stress", "sleep"] as const;
type MetricName = (typeof metricNames)[number];

type Level = "good" | "middle" | "hard";

/**
 * Rates an average of 1 to 5: 4 or more is good, 3 or more is in between, anything less is hard. Stress counts as 5 minus
 * its value: the product's specification says so, which makes a stress of 3 hard, unlike the mirror image, 6 minus it.
 */
export function levelOf(name: MetricName, value: number): Level {
  const score = name === "stress" ? 5 - value : value;
  if (score >= 4) return "good";
  return score >= 3 ? "middle" : "hard";
}
