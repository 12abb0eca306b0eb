import { Pause, Play, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";

type TimerButtonsProps = {
  running: boolean;
  /** What the first button says while the timer stands. */
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
