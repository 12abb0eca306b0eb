import { useId, type ReactNode, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { Card } from "#client/ui/card.tsx";
import { Skeleton } from "#client/ui/loading.tsx";
import type { SessionMessage } from "../api.ts";
import { type Insights, insightsOf, languagesOf, usualLanguage } from "../insights/insights.ts";
import { loadLexicons, type Lexicons } from "../insights/lexicon.ts";

type InsightsCardProps = { language: string | null; messages: readonly SessionMessage[] };

/** What counting words and pauses can show, and nothing more. */
export function InsightsCard({ language, messages }: InsightsCardProps) {
  const { t } = useTranslation("sessions");
  const id = useId();
  const state = useInsights(language, messages);
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {t("insights.title")}
      </h2>
      {state.status === "loading" ? (
        <Skeleton className="mt-4 h-44" />
      ) : (
        <>
          <dl className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2">
            <Tone insights={state.insights} known={state.status === "ready"} />
            <Topics insights={state.insights} known={state.status === "ready"} />
            <Balance insights={state.insights} />
            <PausesFact insights={state.insights} />
          </dl>
          <p className="mt-6 border-t border-line pt-4 text-sm text-ink-soft">{t("insights.note")}</p>
        </>
      )}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

type FactProps = { insights: Insights };

function Tone({ insights: { tone }, known }: FactProps & { known: boolean }) {
  const { t } = useTranslation("sessions");
  const format = useFormat();
  return (
    <Fact name={t("insights.tone")}>
      {tone.kind === "scored" ? (
        <>
          <span className="flex items-baseline gap-2">
            <strong className="text-lg">{t(`insights.label.${tone.label}`)}</strong>
            <bdi className="text-ink-soft">{format.signed(tone.score, 1)}</bdi>
          </span>
          <ToneScale score={tone.score} />
          <span className="block text-sm text-ink-soft">
            {t("insights.basis", { n: format.number(tone.words) })}
          </span>
        </>
      ) : (
        t(known ? "insights.tooLittle" : "insights.wordless")
      )}
    </Fact>
  );
}

function Topics({ insights: { topics }, known }: FactProps & { known: boolean }) {
  const { t } = useTranslation("sessions");
  const format = useFormat();
  return (
    <Fact name={t("insights.topics")}>
      {topics.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {topics.map(({ topic, mentions }) => (
            <li key={topic} className="rounded-full bg-sage-soft px-3 py-1 text-sage-ink">
              {t("insights.mentions", { topic: t(`topic.${topic}`), n: format.number(mentions) })}
            </li>
          ))}
        </ul>
      ) : (
        t(known ? "insights.noTopics" : "insights.wordless")
      )}
    </Fact>
  );
}

function Balance({ insights: { share, own, companion } }: FactProps) {
  const { t } = useTranslation("sessions");
  const { t: conversation } = useTranslation("conversation");
  const format = useFormat();
  const sides = [
    { key: "you", part: share ?? 0, words: own.words },
    { key: "assistant", part: 1 - (share ?? 0), words: companion.words },
  ] as const;
  return (
    <Fact name={t("insights.balance")}>
      {share === null ? (
        t("insights.tooLittle")
      ) : (
        <>
          <BalanceBar share={share} />
          <ul className="text-sm">
            {sides.map(({ key, part, words }) => (
              <li key={key} className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className={key === "you" ? "size-3 rounded-full bg-sage" : "size-3 rounded-sm bg-line"}
                />
                {t("insights.side", {
                  who: conversation(`log.${key}`),
                  percent: format.percent(part),
                  n: format.number(words),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Fact>
  );
}

function PausesFact({ insights: { pauses } }: FactProps) {
  const { t } = useTranslation("sessions");
  const format = useFormat();
  return (
    <Fact name={t("insights.pauses")}>
      {pauses
        ? t("insights.pausesBody", {
            usual: format.seconds(pauses.usual),
            longest: format.seconds(pauses.longest),
          })
        : t("insights.tooLittle")}
    </Fact>
  );
}

const percentWidth = (part: number) => `${String(Math.round(part * 1000) / 10)}%`;

/** A tone on a scale of −1 to 1; the middle band is neutral. The label beside it says the same. */
function ToneScale({ score }: { score: number }) {
  return (
    <svg aria-hidden="true" className="my-2 block h-4 w-full rtl:-scale-x-100">
      <rect x="0" y="6" width="100%" height="4" rx="2" className="fill-line" />
      <rect
        x={percentWidth(0.4)}
        y="4"
        width={percentWidth(0.2)}
        height="8"
        rx="2"
        className="fill-sage-soft"
      />
      <line x1="50%" x2="50%" y1="2" y2="14" className="stroke-edge" />
      <circle
        cx={percentWidth(0.03 + ((score + 1) / 2) * 0.94)}
        cy="8"
        r="6"
        className="fill-sage stroke-surface stroke-2"
      />
    </svg>
  );
}

/** The person's share of all words. */
function BalanceBar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      className="my-2 block h-3 w-full overflow-hidden rounded-full bg-line rtl:-scale-x-100"
    >
      <rect x="0" y="0" width={percentWidth(share)} height="12" className="fill-sage" />
    </svg>
  );
}

type InsightsState =
  | { readonly status: "loading" }
  /** Without a language's word list there is no tone and no topics, but the counts still work. */
  | { readonly status: "ready" | "wordless"; readonly insights: Insights };

const noWords: Lexicons = new Map();

/** Computes the insights in the browser: nothing of the conversation is sent anywhere. */
function useInsights(language: string | null, messages: readonly SessionMessage[]): InsightsState {
  const { i18n } = useTranslation();
  const usual = usualLanguage(language, languageOf(i18n.language).code);
  const [lexicons, setLexicons] = useState<Lexicons | null | "loading">("loading");
  useEffect(() => {
    let cancelled = false;
    const load = async () => {
      const loaded = await loadLexicons(languagesOf(messages, usual));
      if (!cancelled) setLexicons(loaded);
    };
    void load();
    return () => {
      cancelled = true;
    };
  }, [messages, usual]);
  return useMemo(() => {
    if (lexicons === "loading") return { status: "loading" };
    const insights = insightsOf(messages, usual, lexicons ?? noWords);
    return { status: lexicons ? "ready" : "wordless", insights };
  }, [messages, usual, lexicons]);
}
