function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** mm:ss of whole seconds; minutes can exceed 59. */
export function clockText(seconds: number): string {
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

type ClockProps = {
  label: string;
  /** Whole seconds. */
  seconds: number;
  className?: string | undefined;
};

/** Visual only, because a timer isn't read out by itself. */
export function Clock({ label, seconds, className }: ClockProps) {
  return (
    <span role="timer" aria-label={label} aria-live="off" className={className}>
      <bdi className="tabular-nums">{clockText(seconds)}</bdi>
    </span>
  );
}
