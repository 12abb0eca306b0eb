import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import type { WrapUpFrequency } from "#shared/plans.ts";
import { hasMaterial, type WeeklyData } from "#shared/wrap-ups.ts";
import { useServices } from "#client/lib/services.tsx";
import { Alert } from "#client/ui/alert.tsx";
import { Button, ButtonLink } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { GeneratingSteps } from "./generating-steps.tsx";
import { LimitDialog } from "./limit-dialog.tsx";
import { type Generating, useGenerating } from "./use-generating.ts";
import { useWords } from "./use-words.ts";
import { WeekLines } from "./week-lines.tsx";

type WeeklyCardProps = {
  week: WeeklyData;
  /** Whether this week already has one. */
  written: boolean;
  frequency: WrapUpFrequency;
  onDone: (id: string) => void;
};

/** The current week, and the button that has its wrap-up written. */
export function WeeklyCard({ week, written, frequency, onDone }: WeeklyCardProps) {
  const { t } = useTranslation("wrapUps");
  const words = useWords();
  const { paywall } = useServices();
  // Whoever has the most there is is told when the next one is theirs; others are offered more.
  const offers = frequency !== "daily";
  const { state, start, cancel, dismiss } = useGenerating(onDone, () => offers && paywall.open("wrapUps"));
  const busy = state.kind === "busy";
  return (
    <Card as="section" aria-labelledby="this-week" className="flex flex-col gap-5">
      <div>
        <h2 id="this-week" className="text-2xl">
          {t("weekly")}
        </h2>
        <p className="mt-1 text-ink-soft">{words.period(week.period_start, week.period_end)}</p>
      </div>
      <WeekLines week={week} />
      {busy ? (
        <>
          <GeneratingSteps step={state.step} />
          <p className="text-sm text-ink-soft">{t("steps.leave")}</p>
        </>
      ) : null}
      <Failure state={state} />
      {hasMaterial(week) ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={busy} onClick={() => void start(week.period_start)}>
            {t(busy ? "generating" : "generate")}
          </Button>
          {busy ? (
            <Button variant="quiet" onClick={cancel}>
              {t("cancel")}
            </Button>
          ) : null}
        </div>
      ) : (
        <ButtonLink to={paths.moodTracker} className="self-start">
          {t("start")}
        </ButtonLink>
      )}
      <p className="text-sm text-ink-soft">
        {t(`frequency.${frequency}`)} {written ? t("again") : null}
      </p>
      {state.kind === "limit" ? <LimitDialog onClose={dismiss} /> : null}
    </Card>
  );
}

function Failure({ state }: { state: Generating }) {
  const { t } = useTranslation("wrapUps");
  if (state.kind === "failed") return <Alert tone="error">{t(`failure.${state.failure}`)}</Alert>;
  if (state.kind === "nothing" || state.kind === "elsewhere" || state.kind === "often")
    return <Alert tone="info">{t(`failure.${state.kind}`)}</Alert>;
  return null;
}
