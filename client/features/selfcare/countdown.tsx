const radius = 88;
const length = 2 * Math.PI * radius;

/** Minutes and seconds, such as 2:05. */
function shown(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;
}

type CountdownProps = { label: string; left: number; total: number };

/** What is left of a time, in seconds, as figures and as an arc. Can be read at any moment and is never read out by itself. */
export function Countdown({ label, left, total }: CountdownProps) {
  return (
    <div className="relative mx-auto grid size-44 shrink-0 place-items-center sm:size-52">
      <svg viewBox="0 0 200 200" fill="none" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="100" cy="100" r={radius} strokeWidth="6" className="stroke-sage-soft" />
        <circle
          cx="100"
          cy="100"
          r={radius}
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - left / total)}
          strokeOpacity={left === 0 ? 0 : 1}
          className="stroke-sage"
        />
      </svg>
      <p role="timer" aria-label={label} dir="ltr" className="font-heading text-5xl tabular-nums">
        {shown(left)}
      </p>
    </div>
  );
}
