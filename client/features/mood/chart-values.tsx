import { useState, type PointerEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

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
