import { Pause, Play, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { Button } from "#client/ui/button.tsx";
import { BackLink, PageHeading } from "#client/ui/page-heading.tsx";
import { keepAwake } from "#client/lib/wake-lock.ts";

/** Measures elapsed time without counting ticks, so a late timer or a sleeping tab loses nothing. Times are in ms. */
export type Stopwatch = {
  /** Time accumulated before the last pause. */
  readonly before: number;
  /** When it was last started, on a monotonic clock; null while it is stopped. */
  readonly since: number | null;
};

export const unstarted: Stopwatch = { before: 0, since: null };

export function elapsedOf({ before, since }: Stopwatch, now: number): number {
  return before + (since === null ? 0 : Math.max(0, now - since));
}

/** Starts a stopped watch, and stops a running one. */
export function toggled(watch: Stopwatch, now: number): Stopwatch {
  const before = elapsedOf(watch, now);
  return { before, since: watch.since === null ? now : null };
}

/** Back to zero; a running watch keeps running. */
export function restarted(watch: Stopwatch, now: number): Stopwatch {
  return { before: 0, since: watch.since === null ? null : now };
}

/** Whole seconds left of `total` ms after `elapsed` ms, rounded up. */
export function secondsLeft(total: number, elapsed: number): number {
  return Math.max(0, Math.ceil((total - elapsed) / 1000));
}

/** Milliseconds on a monotonic clock, unaffected by changes to the system time. */
export type Clock = () => number;

export const monotonicClock: Clock = () => performance.now();

/**
 * The time, updated whenever the watch completes another whole second and as soon as a hidden page is shown again. A
 * watch that is stopped, or has reached `endMs`, sets no timers.
 */
export function useNow(watch: Stopwatch, endMs: number, clock: Clock): number {
  const [seen, setSeen] = useState(clock);
  // A watch that was just started may be newer than the last tick.
  const now = Math.max(seen, watch.since ?? 0);
  const running = watch.since !== null && elapsedOf(watch, now) < endMs;
  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (at: number) => {
      clearTimeout(timer);
      timer = setTimeout(look, 1000 - (elapsedOf(watch, at) % 1000));
    };
    const look = () => {
      const at = clock();
      setSeen(at);
      wait(at);
    };
    wait(clock());
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [watch, running, clock]);
  return now;
}

/** Keeps the screen on while `active`, where the browser can. */
export function useWakeLock(active: boolean): void {
  useEffect(() => (active ? keepAwake() : undefined), [active]);
}

type SelfcareFrameProps = { title: string; description: string; children: ReactNode };

/** The frame around each self-care tool: a back link, its name, and what it's for. */
export function SelfcareFrame({ title, description, children }: SelfcareFrameProps) {
  const { t } = useTranslation("selfcare");
  return (
    <div className="mx-auto w-full max-w-2xl">
      <BackLink to={paths.dashboard}>{t("back")}</BackLink>
      <PageHeading title={title} description={description} />
      {children}
    </div>
  );
}

type TimerButtonsProps = {
  running: boolean;
  /** The first button's label while the timer is stopped. */
  startLabel: string;
  onToggle: () => void;
  onReset: () => void;
  children?: ReactNode;
};

/** Start or pause, and reset. */
export function TimerButtons({ running, startLabel, onToggle, onReset, children }: TimerButtonsProps) {
  const { t } = useTranslation("selfcare");
  const Icon = running ? Pause : Play;
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button size="lg" onClick={onToggle} className="min-w-36">
        <Icon aria-hidden="true" className="size-5" />
        {running ? t("pause") : startLabel}
      </Button>
      <Button size="lg" variant="secondary" onClick={onReset}>
        <RotateCcw aria-hidden="true" className="size-5" />
        {t("reset")}
      </Button>
      {children}
    </div>
  );
}

const radius = 88;
const circumference = 2 * Math.PI * radius;

/** Minutes and seconds, such as 2:05. */
function minutesAndSeconds(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;
}

type CountdownProps = { label: string; left: number; total: number };

/**
 * Time left, in seconds, as digits and an arc. `role="timer"` lets screen readers read it on demand without
 * announcing every second.
 */
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
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - left / total)}
          strokeOpacity={left === 0 ? 0 : 1}
          className="stroke-sage"
        />
      </svg>
      <p role="timer" aria-label={label} dir="ltr" className="font-heading text-5xl tabular-nums">
        {minutesAndSeconds(left)}
      </p>
    </div>
  );
}
