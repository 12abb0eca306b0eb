import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { WrapUp } from "#client/lib/wrap-ups-port.ts";
import { Card } from "#client/ui/card.tsx";
import { metricNames } from "./level.ts";
import { Metric } from "./metric.tsx";
import { useWords } from "./use-words.ts";

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
      {/* They are never reordered, and the same words may come twice. */}
      {entries.map((entry, index) => (
        <li key={`${String(index)}-${entry}`}>
          {/* The marker stays on the page's side, whatever language the words are in. */}
          <span dir="auto" className="block">
            {entry}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Activity = "sessions" | "time" | "length";

/** All that a wrap-up says (spec 1, section 2: wrap-up detail). */
export function WrapUpBody({ wrapUp }: { wrapUp: WrapUp }) {
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
      <Part id="metrics" title={t("metrics.title")}>
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {metricNames.map((name) => (
            <Metric key={name} name={name} value={wrapUp[`${name}_average`]} />
          ))}
        </dl>
      </Part>
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

function ActivityPart({ wrapUp }: { wrapUp: WrapUp }) {
  const { t } = useTranslation("wrapUps");
  const words = useWords();
  const { total_sessions: sessions, total_duration: seconds } = wrapUp;
  const figures: readonly (readonly [Activity, string])[] = [
    ["sessions", String(sessions)],
    ["time", words.duration(seconds)],
    ...(sessions > 0 ? [["length", words.duration(seconds / sessions)] as const] : []),
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
