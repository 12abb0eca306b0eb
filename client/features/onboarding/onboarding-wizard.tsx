import { textLimits } from "#shared/limits.ts";
import { clsx } from "clsx";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type LanguageCode, languageOf, languages } from "#shared/catalogues/languages.ts";
import { defaultPace } from "#shared/catalogues/voices.ts";
import { chooseInterfaceLanguage, chosenLanguage } from "#client/i18n/setup.ts";
import { noteAiNotice } from "#client/lib/ai-notice.ts";
import { tabStorage } from "#client/lib/browser-storage.ts";
import { useDraft } from "#client/lib/drafts.ts";
import type { DataFailure } from "#client/lib/query.ts";
import { type Profile, useSaveProfile } from "#client/lib/profile.ts";
import { browserTimeZone } from "#client/lib/dates.ts";
import { Alert, FocusedAlert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { countryOptions, timeZoneOptions } from "#client/lib/region-options.ts";
import { toastsAbout } from "#client/lib/toast.ts";
import { focusFirstProblem, useSubmission } from "#client/lib/use-form.ts";
import { ChoiceCards, VoiceStyleChoice } from "#client/ui/voice-style-choice.tsx";
import { Combobox } from "#client/ui/combobox.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import {
  type Answers,
  type AnswersDraft,
  type Question,
  type Step,
  answersDrafts,
  firstAnswers,
  missingIn,
  patchOf,
  steps,
  withZone,
} from "./onboarding-answers.ts";

const stepBodies = { name: NameStep, language: LanguageStep, preferences: PreferencesStep } as const;

/** Asks for what a new profile lacks, one step at a time. */
export function OnboardingWizard({ profile }: { profile: Profile }) {
  const { t } = useTranslation("onboarding");
  const { step, index, last, answers, missing, obstacle, busy, change, submit, back } =
    useOnboarding(profile);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (obstacle?.kind === "unanswered" && form.current) focusFirstProblem(form.current);
  }, [obstacle]);
  const Body = stepBodies[step];
  return (
    <div className="mx-auto w-full max-w-xl">
      <PageHeading title={t("welcome")} description={t("intro")} />
      <Card>
        <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
          <StepProgress step={index + 1} count={steps.length} />
          <StepHeading step={step} />
          {obstacle ? <ObstacleAlert obstacle={obstacle} step={step} /> : null}
          <Body answers={answers} missing={missing} onChange={change} />
          {last ? <AiNotice /> : null}
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

/** The step's title. It takes focus when the step changes, so that screen readers read the new question. */
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

/** Said once here, so that the first call needs no question of its own. */
function AiNotice() {
  const { t } = useTranslation("conversation");
  return (
    <Alert tone="info" title={t("aiNotice.title")}>
      <p className="text-sm">{t("aiNotice.body")}</p>
    </Alert>
  );
}

function ObstacleAlert({ obstacle, step }: { obstacle: Obstacle; step: Step }) {
  const { t } = useTranslation("onboarding");
  if (obstacle.kind === "unanswered") {
    return (
      <Alert tone="error" title={t(`problems.${step}.title`)}>
        {/* The only question of a step says this itself. */}
        {step === "preferences" ? t("problems.preferences.body") : null}
      </Alert>
    );
  }
  return <FocusedAlert title={t("failure.title")}>{t(`failure.${obstacle.failure}`)}</FocusedAlert>;
}

/** Why the wizard can't continue: an unanswered step or a failed save. */
type Obstacle =
  | { readonly kind: "unanswered" }
  | { readonly kind: "not-saved"; readonly failure: DataFailure };

/**
 * The wizard's current step and answers, which a reload doesn't lose. Nothing is saved before the last step is complete.
 * A failed save keeps the answers; a successful one completes the profile, and the home page replaces the wizard.
 */
function useOnboarding(profile: Profile) {
  const save = useSaveProfile(profile.id);
  const [first] = useState<AnswersDraft>(() => ({
    index: 0,
    answers: firstAnswers(profile, browserTimeZone(), chosenLanguage()),
  }));
  const [draft, setDraft] = useDraft(answersDrafts, profile.id);
  const { index, answers } = draft ?? first;
  const step = steps[index] ?? "name";
  const last = index === steps.length - 1;

  const finish = async (): Promise<Obstacle | null> => {
    const { patch, preferences } = patchOf(answers);
    const outcome = await save(patch, preferences);
    if (outcome !== "saved") return { kind: "not-saved", failure: outcome };
    noteAiNotice(profile.id, Date.now());
    // The wizard shows them until the home is there.
    answersDrafts.keep(tabStorage, profile.id, null);
    return null;
  };
  const { busy, problem, submit, clear } = useSubmission<Obstacle>(() => {
    if (missingIn(step, answers).length > 0) return { kind: "unanswered" };
    if (last) return finish();
    setDraft({ index: index + 1, answers });
    return null;
  });
  const change = (next: Answers) => {
    setDraft({ index, answers: next });
    if (problem?.kind !== "unanswered" || missingIn(step, next).length === 0) clear();
  };
  const back = () => {
    clear();
    setDraft({ index: index - 1, answers });
  };
  const missing = problem?.kind === "unanswered" ? missingIn(step, answers) : [];
  return { step, index, last, answers, missing, obstacle: problem, busy, change, submit, back };
}

type StepProgressProps = { step: number; count: number };

/** Progress as text, with bars beside it. */
function StepProgress({ step, count }: StepProgressProps) {
  const { t } = useTranslation("onboarding");
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className="flex items-center gap-4">
      <p aria-live="polite" className="text-sm font-semibold text-ink-soft">
        {t("progress", { step, count })}
      </p>
      <div aria-hidden="true" className="flex flex-1 gap-1.5">
        {numbers.map((number) => (
          <span
            key={number}
            className={clsx("h-1.5 flex-1 rounded-full", number <= step ? "bg-sage" : "bg-sunken")}
          />
        ))}
      </div>
    </div>
  );
}

type StepProps = {
  answers: Answers;
  /** Questions that the person tried to leave open. */
  missing: readonly Question[];
  onChange: (answers: Answers) => void;
};

function NameStep({ answers, missing, onChange }: StepProps) {
  const { t } = useTranslation("onboarding");
  return (
    <TextField
      label={t("name.label")}
      hint={t("name.hint")}
      error={missing.includes("name") ? t("problems.name.body") : undefined}
      name="fullName"
      autoComplete="name"
      required
      maxLength={textLimits.name}
      value={answers.fullName}
      onChange={(event) => onChange({ ...answers, fullName: event.target.value })}
    />
  );
}

const choices = languages.map(({ code, nativeName }) => ({ value: code, label: nativeName, lang: code }));

/** The interface switches to the chosen language at once. */
function LanguageStep({ answers, missing, onChange }: StepProps) {
  const { t } = useTranslation("onboarding");
  const { t: common } = useTranslation();
  const choose = async (language: LanguageCode) => {
    const toast = toastsAbout("language");
    toast.clear();
    onChange({ ...answers, language });
    if (await chooseInterfaceLanguage(language)) return;
    toast.error(common("languageFailed.title"), common("languageFailed.body"));
  };
  return (
    <ChoiceCards
      label={t("language.label")}
      choices={choices}
      value={answers.language}
      error={missing.includes("language") ? t("problems.language.body") : undefined}
      onValueChange={(language) => void choose(language)}
    />
  );
}

function PreferencesStep({ answers, missing, onChange }: StepProps) {
  const { t, i18n } = useTranslation("onboarding");
  const errorOf = (question: "voice" | "zone" | "country") =>
    missing.includes(question) ? t(`problems.missing.${question}`) : undefined;
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZoneOptions(answers.zone), [answers.zone]);
  return (
    <>
      <VoiceStyleChoice
        value={answers.voice}
        error={errorOf("voice")}
        onValueChange={(voice) => onChange({ ...answers, voice })}
        language={answers.language ?? languageOf(i18n.language).code}
        pace={defaultPace}
      />
      <Combobox
        label={t("preferences.zone")}
        placeholder={t("preferences.choose")}
        options={zones}
        value={answers.zone}
        error={errorOf("zone")}
        onValueChange={(zone) => onChange(withZone(answers, zone))}
      />
      <Combobox
        label={t("preferences.country")}
        hint={t("preferences.countryHint")}
        placeholder={t("preferences.choose")}
        options={countries}
        value={answers.country}
        error={errorOf("country")}
        onValueChange={(country) => onChange({ ...answers, country })}
      />
    </>
  );
}
