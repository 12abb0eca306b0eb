import { type PointerEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { Button } from "#client/ui/button.tsx";
import { addDays, formatDay, formatHours, monthSpan } from "#client/lib/dates.ts";

type ChartTable = {
  readonly columns: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly string[])[];
};

type ChartFrameProps = {
  title: string;
  /** For charts whose title is already visible nearby. */
  titleHidden?: boolean;
  /** What the chart shows, in one sentence, for people who can't see the picture. */
  summary: string;
  /** A function, because a table of a whole year is only built when someone opens it. */
  table: () => ChartTable;
  children: ReactNode;
};

/** A chart with its title, a one-sentence summary, and the same data as a table. */
export function ChartFrame({ title, titleHidden = false, summary, table, children }: ChartFrameProps) {
  const { t } = useTranslation("mood");
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-summary`}
      className="min-w-0 break-inside-avoid"
    >
      <figcaption>
        <h3 id={`${id}-title`} className={titleHidden ? "sr-only" : "text-xl"}>
          {title}
        </h3>
        <p id={`${id}-summary`} className="mt-1 text-ink-soft">
          {summary}
        </p>
      </figcaption>
      <div className="mt-4">{asTable ? <Table table={table()} title={title} /> : children}</div>
      <Button variant="quiet" className="-ms-5 mt-1 print:hidden" onClick={() => setAsTable(!asTable)}>
        {t(asTable ? "chart.picture" : "chart.table")}
      </Button>
    </figure>
  );
}

function Table({ table, title }: { table: ChartTable; title: string }) {
  return (
    // A long table scrolls on its own, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label={title} className="max-h-80 overflow-auto rounded-md border border-line">
      <table className="w-full border-collapse text-start">
        <thead className="sticky top-0 bg-sunken">
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-start text-sm font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([heading = "", ...cells]) => (
            <tr key={heading} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-start font-normal">
                {heading}
              </th>
              {cells.map((cell, index) => (
                <td key={table.columns[index + 1]} className="px-3 py-2 tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What a chart shows at one place. */
export type ChartValue = {
  /** Its position across the chart, from 0 at the left to 1 at the right. */
  readonly at: number;
  /** Its label, such as a day. */
  readonly label: string;
  /** The value in words. */
  readonly text: string;
};

type ChartValuesProps = {
  title: string;
  values: readonly ChartValue[];
  /** The value that the keyboard begins with. */
  first?: number;
  /** The picture; `index` is the value that is read out, to be marked. */
  children: (index: number | null) => ReactNode;
};

function nearest(values: readonly ChartValue[], at: number): number {
  return values.reduce(
    (best, value, index) =>
      Math.abs(value.at - at) < Math.abs((values[best]?.at ?? Infinity) - at) ? index : best,
    0,
  );
}

/**
 * A chart whose values can be read one by one: by pointing or touching, and by keyboard with the arrow keys, Home and
 * End, which a slider brings along together with its announcements.
 */
export function ChartValues({ title, values, first = 0, children }: ChartValuesProps) {
  const { t } = useTranslation("mood");
  const [picked, setPicked] = useState<number | null>(null);
  const index = picked !== null && picked < values.length ? picked : null;
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) setPicked(nearest(values, (event.clientX - left) / width));
  };
  if (values.length === 0) return children(null);
  const shown = index === null ? undefined : values[index];
  const read = values[index ?? first];
  return (
    <div>
      <ValueLine value={shown ? t("chart.value", shown) : null} />
      {/* What the pointer does, the slider inside does by keyboard. */}
      <div
        className="relative rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={(event) => (event.pointerType === "touch" ? undefined : setPicked(null))}
      >
        {children(index)}
        <input
          type="range"
          // The charts run from left to right in every language.
          dir="ltr"
          aria-label={t("chart.values", { title })}
          aria-valuetext={read ? t("chart.value", read) : undefined}
          min={0}
          max={values.length - 1}
          value={index ?? first}
          onFocus={() => setPicked(index ?? first)}
          onBlur={() => setPicked(null)}
          onChange={(event) => setPicked(event.target.valueAsNumber)}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      </div>
    </div>
  );
}

/** The value that is pointed at, or how to point at one. Always the same height, so that nothing moves. */
export function ValueLine({ value }: { value: string | null }) {
  const { t } = useTranslation("mood");
  return (
    <p aria-hidden="true" className="mb-2 flex min-h-12 items-end text-sm sm:min-h-6 print:hidden">
      {value === null ? (
        <span className="text-ink-soft">{t("chart.hint")}</span>
      ) : (
        <span className="font-semibold tabular-nums">{value}</span>
      )}
    </p>
  );
}

const aMonday = "2024-01-01";

/** Names of weekdays, months and hours in the interface language. */
export function useCalendarNames() {
  const { i18n } = useTranslation();
  const { code } = languageOf(i18n.language);
  return {
    /** 0 is Monday. */
    weekday: (key: number, weekday: "long" | "short" = "long") =>
      formatDay(code, addDays(aMonday, key), { weekday }),
    /** 1 is January. */
    month: (year: number, month: number) => formatDay(code, monthSpan(year, month).from, { month: "long" }),
    monthOfYear: (year: number, month: number) =>
      formatDay(code, monthSpan(year, month).from, { month: "long", year: "numeric" }),
    /** A span of `count` hours starting at hour `from` of the day. */
    hours: (from: number, count: number) => formatHours(code, from, from + count),
    hour: (from: number) => formatHours(code, from),
    /** A short date, such as Nov 20. */
    dayOfMonth: (day: string) => formatDay(code, day, { day: "numeric", month: "short" }),
    year: (year: number) => formatDay(code, monthSpan(year, 1).from, { year: "numeric" }),
  };
}
