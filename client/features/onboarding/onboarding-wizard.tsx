import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Profile } from "#client/lib/profile.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { LanguageStep } from "./language-step.tsx";
import { NameStep } from "./name-step.tsx";
import { steps, type Step } from "./onboarding-answers.ts";
import { PreferencesStep } from "./preferences-step.tsx";
import { StepProgress } from "./step-progress.tsx";
import { useOnboarding, type Obstacle } from "./use-onboarding.ts";

const bodies = { name: NameStep, language: LanguageStep, preferences: PreferencesStep } as const;

/** Asks for what the profile lacks, in three steps (spec 1, section 2). */
export function OnboardingWizard({ profile }: { profile: Profile }) {
  const { t } = useTranslation("onboarding");
  const { step, index, last, answers, obstacle, busy, change, forward, back } = useOnboarding(profile);
  const Body = bodies[step];
  return (
    <div className="mx-auto w-full max-w-xl">
      <PageHeading title={t("welcome")} description={t("intro")} />
      <Card>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) forward();
          }}
          className="flex flex-col gap-6"
        >
          <StepProgress step={index + 1} count={steps.length} />
          <StepHeading step={step} />
          {obstacle ? <ObstacleNews obstacle={obstacle} step={step} /> : null}
          <Body answers={answers} onChange={change} />
          <div className="flex flex-wrap-reverse justify-between gap-3">
            {index > 0 ? (
              <Button variant="quiet" disabled={busy} onClick={back}>
                {t("back")}
              </Button>
            ) : null}
            <Button type="submit" size="lg" busy={busy} className="ms-auto">
              {t(last ? "finish" : "next")}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

/** The step's title; it takes the focus when a step was changed, so that the new question is read. */
function StepHeading({ step }: { step: Step }) {
  const { t } = useTranslation("onboarding");
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
      {t(`${step}.title`)}
    </h2>
  );
}

function ObstacleNews({ obstacle, step }: { obstacle: Obstacle; step: Step }) {
  const { t } = useTranslation("onboarding");
  if (obstacle.kind === "unanswered") {
    return <FocusedAlert title={t(`problems.${step}.title`)}>{t(`problems.${step}.body`)}</FocusedAlert>;
  }
  return <FocusedAlert title={t("failure.title")}>{t(`failure.${obstacle.failure}`)}</FocusedAlert>;
}
