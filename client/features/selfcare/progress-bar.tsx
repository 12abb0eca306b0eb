type ProgressBarProps = { label: string; percent: number; text: string };

/** How far one has come, as a bar and in words. */
export function ProgressBar({ label, percent, text }: ProgressBarProps) {
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-4 text-sm text-ink-soft">
        <span>{label}</span>
        <span className="tabular-nums">{text}</span>
      </div>
      <progress aria-label={label} max={100} value={percent} className="sr-only" />
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sage-soft">
        <div className="h-full rounded-full bg-sage" style={{ width: `${String(percent)}%` }} />
      </div>
    </div>
  );
}
