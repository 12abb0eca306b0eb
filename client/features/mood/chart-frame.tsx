import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";

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
