import { useState } from "react";
import { chosenLanguage } from "#client/i18n/setup.ts";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { browserTimeZone } from "#client/lib/region-options.ts";
import type { Profile } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import { firstAnswers, isAnswered, patchOf, steps, type Answers } from "./onboarding-answers.ts";

/** Why the wizard stands still: an unanswered step, or a save that failed. */
export type Obstacle =
  | { readonly kind: "unanswered" }
  | { readonly kind: "not-saved"; readonly failure: DataFailure };

/**
 * The wizard's place and answers. Nothing is written before the last step is complete; a failed save keeps it all, and
 * a good one completes the profile, which brings the home in the wizard's place.
 */
export function useOnboarding(profile: Profile) {
  const { profile: store } = useServices();
  const [answers, setAnswers] = useState(() => firstAnswers(profile, browserTimeZone(), chosenLanguage()));
  const [index, setIndex] = useState(0);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [busy, setBusy] = useState(false);
  const step = steps[index] ?? "name";
  const last = index === steps.length - 1;

  const change = (next: Answers) => {
    setAnswers(next);
    setObstacle(null);
  };
  const goTo = (next: number) => {
    setObstacle(null);
    setIndex(next);
  };
  const finish = async () => {
    setBusy(true);
    const { patch, preferences } = patchOf(answers);
    const outcome = await store.save(patch, preferences);
    setBusy(false);
    if (outcome !== "saved") setObstacle({ kind: "not-saved", failure: outcome });
  };
  const forward = () => {
    setObstacle(null);
    if (!isAnswered(step, answers)) setObstacle({ kind: "unanswered" });
    else if (last) void finish();
    else goTo(index + 1);
  };
  return { step, index, last, answers, obstacle, busy, change, forward, back: () => goTo(index - 1) };
}
