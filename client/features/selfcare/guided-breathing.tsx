import { useReducer } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { toast } from "#client/lib/toast.ts";
import { BreathForm } from "./breath-form.tsx";
import { breathing, breathOfState, restingBreath } from "./breathing.ts";
import { SelfcareFrame } from "./selfcare-frame.tsx";
import { TimerButtons } from "./timer-buttons.tsx";
import { monotonicClock, useNow, type Clock } from "./use-now.ts";
import { useWakeLock } from "./use-wake-lock.ts";

/** Guided breathing (spec 1, section 4). Each phase is announced once; the seconds are only seen. */
export function GuidedBreathing({ clock = monotonicClock }: { clock?: Clock }) {
  const { t } = useTranslation("selfcare");
  const { t: common } = useTranslation();
  const format = useFormat();
  const { state, breath, running, toggle, reset } = useBreathing(clock);
  return (
    <SelfcareFrame title={common("pages.guidedBreathing")} description={t("breathing.description")}>
      <div className="flex flex-col items-center gap-6">
        <BreathForm state={state} clock={clock}>
          <output className="block font-heading text-xl font-medium text-sage-ink sm:text-3xl">
            {t(`breathing.phases.${breath.phase}`)}
          </output>
          <p aria-hidden="true" className="font-heading text-5xl tabular-nums text-sage-ink">
            {format.number(breath.left)}
          </p>
        </BreathForm>
        <p className="text-ink-soft">{t("breathing.cycles", { n: format.number(breath.cycles) })}</p>
        <TimerButtons running={running} startLabel={t("start")} onToggle={toggle} onReset={reset} />
        <p className="max-w-md text-center text-ink-soft">{t("breathing.care")}</p>
      </div>
    </SelfcareFrame>
  );
}

function useBreathing(clock: Clock) {
  const { t } = useTranslation("selfcare");
  const [state, send] = useReducer(breathing, restingBreath);
  const running = state.watch.since !== null;
  const now = useNow(state.watch, running, clock);
  useWakeLock(running);
  const toggle = () => {
    if (!state.begun) toast.success(t("breathing.started"));
    send({ kind: "toggle", now: clock() });
  };
  const reset = () => {
    const { cycles } = breathOfState(state, clock());
    if (cycles > 0) toast.success(t("breathing.completed"), t("breathing.completedBody", { count: cycles }));
    send({ kind: "reset" });
  };
  return { state, breath: breathOfState(state, now), running, toggle, reset };
}
