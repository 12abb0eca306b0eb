import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { clsx } from "clsx";
import { helplinesByCountry } from "#shared/safety/helpline-data.ts";
import { languageCodes } from "#shared/catalogues/languages.ts";
import measured from "#shared/safety/measured.json";
import { useFormat } from "#client/i18n/use-format.ts";
import { Button } from "#client/ui/button.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { useHelpCardStore } from "#client/lib/help-card-store.ts";
import { ReferralCountsSection, countedLevels } from "./referral-counts.tsx";

/** What detects danger, most reliable first. */
const detectors = ["floor", "reader", "screen"] as const;
/** What applies at every level. */
const everyLevel = ["meters", "falls", "notMe", "means"] as const;

/** The date of the oldest check of any helpline, so that the page never claims a later one. */
function checkedOn(): string {
  const dates = Object.values(helplinesByCountry).flatMap(({ lines }) => lines.map((it) => it.verifiedOn));
  return dates.toSorted()[0] ?? "";
}

/** The public safety protocol, its measured error rates, and how often help was shown. */
export function SafetyPage() {
  const { t } = useTranslation("safety");
  const { t: common } = useTranslation();
  const format = useFormat();
  const show = useHelpCardStore((card) => card.show);
  const help = t("bar.button");
  return (
    <div className="mx-auto w-full max-w-3xl px-5 pt-6 pb-20 sm:px-8 sm:pt-10">
      <PageHeading
        title={common("pages.safety")}
        description={t("page.intro")}
        actions={<Button onClick={() => show("asked")}>{help}</Button>}
      />
      <div className="flex flex-col gap-10">
        <Part title={t("page.ai.title")}>
          <p>{t("page.ai.body")}</p>
        </Part>
        <Part title={t("page.hearing.title")}>
          <p className="mb-4">{t("page.hearing.body")}</p>
          <Terms
            terms={detectors.map((it) => [t(`page.hearing.${it}`), t(`page.hearing.${it}Text`)] as const)}
          />
        </Part>
        <Part title={t("page.levels.title")}>
          <Terms
            terms={countedLevels.map(
              (it) => [t(`page.counts.${it}`), t(`page.levels.${it}`, { help })] as const,
            )}
          />
          <ul className="mt-4 flex list-disc flex-col gap-2 ps-6">
            {everyLevel.map((it) => (
              <li key={it}>{t(`page.levels.${it}`, { help, button: t("session.notMe") })}</li>
            ))}
          </ul>
        </Part>
        <Part title={t("page.outgoing.title")}>
          <p>{t("page.outgoing.body")}</p>
        </Part>
        <Part title={t("page.measured.title")}>
          <MeasuredSection />
        </Part>
        <Part title={t("page.limits.title")}>
          <p>{t("page.limits.body")}</p>
        </Part>
        <Part title={t("page.privacy.title")}>
          <p>{t("page.privacy.body")}</p>
        </Part>
        <Part title={t("page.lines.title")}>
          <p>{t("page.lines.body", { date: format.day(checkedOn()) })}</p>
        </Part>
        <Part title={t("page.counts.title")}>
          <p className="mb-4">{t("page.counts.body")}</p>
          <ReferralCountsSection />
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

function Terms({ terms }: { terms: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className="flex flex-col gap-3">
      {terms.map(([name, text]) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Counts for one language: turns and conversations without danger, and turns that express it. */
type Measured = {
  readonly ordinaryTurns: number;
  readonly alarms: number;
  readonly conversations: number;
  readonly conversationsWithAlarm: number;
  readonly danger: number;
  readonly heard: number;
};

function totalOf(figures: readonly Measured[]): Measured {
  const sum = (key: keyof Measured) => figures.reduce((total, it) => total + it[key], 0);
  return {
    ordinaryTurns: sum("ordinaryTurns"),
    alarms: sum("alarms"),
    conversations: sum("conversations"),
    conversationsWithAlarm: sum("conversationsWithAlarm"),
    danger: sum("danger"),
    heard: sum("heard"),
  };
}

type Figures = { readonly measuredOn: string; readonly languages: Readonly<Record<string, Measured>> };

/** How often the detection raises a false alarm and how often it misses danger. `npm run eval:safety` writes the data. */
export function MeasuredSection({ figures = measured }: { figures?: Figures }) {
  const { t } = useTranslation("safety");
  const format = useFormat();
  const total = totalOf(Object.values(figures.languages));
  const day = format.day(figures.measuredOn);
  return (
    <div className="flex flex-col gap-4">
      {total.ordinaryTurns + total.danger === 0 ? null : <p>{t("page.measured.body", { date: day })}</p>}
      <MeasuredTable languages={figures.languages} />
      <p>{t("page.measured.unknown")}</p>
    </div>
  );
}

const cell = "px-1 py-2 text-start align-top first:ps-0 last:pe-0 sm:px-3";

function MeasuredTable({ languages }: { languages: Readonly<Record<string, Measured>> }) {
  const { t, i18n } = useTranslation("safety");
  const names = new Intl.DisplayNames([i18n.language, "en"], { type: "language" });
  const rows = languageCodes.flatMap((code) => {
    const figures = languages[code];
    return figures === undefined ? [] : [{ code, figures }];
  });
  return (
    // Focusable so that the keyboard can scroll it on narrow screens.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label={t("page.measured.caption")} className="overflow-x-auto">
      <table className="w-full border-collapse text-sm tabular-nums sm:text-base">
        <caption className="sr-only">{t("page.measured.caption")}</caption>
        <thead className="text-xs text-ink-soft sm:text-sm">
          <tr className="border-b border-line">
            {(["language", "turns", "conversations", "missed"] as const).map((column) => (
              <th key={column} scope="col" className={clsx(cell, "align-bottom! hyphens-auto")}>
                {t(`page.measured.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, figures }) => (
            <Row key={code} name={names.of(code) ?? code} figures={figures} />
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <Row name={t("page.measured.total")} figures={totalOf(rows.map(({ figures }) => figures))} />
        </tfoot>
      </table>
    </section>
  );
}

function Row({ name, figures }: { name: string; figures: Measured }) {
  const { ordinaryTurns, alarms, conversations, conversationsWithAlarm, danger, heard } = figures;
  return (
    <tr className="border-b border-line">
      <th scope="row" className={clsx(cell, "font-normal in-[tfoot]:font-semibold")}>
        {name}
      </th>
      <Share part={alarms} whole={ordinaryTurns} />
      <Share part={conversationsWithAlarm} whole={conversations} />
      <Share part={danger - heard} whole={danger} />
    </tr>
  );
}

function Share({ part, whole }: { part: number; whole: number }) {
  const { t } = useTranslation("safety");
  const { number, percent } = useFormat();
  return (
    <td className={cell}>
      {whole === 0 ? (
        <span className="text-ink-soft">{t("page.measured.none")}</span>
      ) : (
        <>
          <span className="block">{percent(part / whole, 1)}</span>
          <span className="block text-xs font-normal whitespace-nowrap text-ink-soft sm:text-sm">
            {t("page.measured.of", { part: number(part), whole: number(whole) })}
          </span>
        </>
      )}
    </td>
  );
}
