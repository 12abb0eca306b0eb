import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Play, Square } from "lucide-react";
import { useTranslation } from "react-i18next";
import { clsx } from "clsx";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { type Pace, type VoiceStyle, voiceStyles } from "#shared/catalogues/voices.ts";
import type { VoiceSample } from "#shared/voice-samples.ts";
import { onQuickExit } from "#client/lib/on-quick-exit.ts";
import { useServices } from "#client/lib/services.tsx";
import { Button } from "./button.tsx";
import { FormError, labelStyle } from "./field-frame.tsx";

type VoiceStyleChoiceProps = {
  /** Null: nothing chosen yet. */
  value: VoiceStyle | null;
  onValueChange: (style: VoiceStyle) => void;
  error?: string | undefined;
  /** The language and the pace of the samples. */
  language: LanguageCode;
  pace: Pace;
};

/** How the companion sounds, with a sample of each voice. */
export function VoiceStyleChoice(props: VoiceStyleChoiceProps) {
  const { value, onValueChange, error, language, pace } = props;
  const { t } = useTranslation(["onboarding", "common"]);
  const { sample, failure, press } = useVoiceSamples(language, pace);
  return (
    <div className="flex flex-col gap-2">
      <ChoiceCards
        label={t("voices.label")}
        choices={voiceStyles.map((style) => ({
          value: style,
          label: t(`voices.${style}.name`),
          description: t(`voices.${style}.description`),
          action: (
            <SampleButton
              voice={t(`voices.${style}.name`)}
              phase={sample?.style === style ? sample.phase : "idle"}
              onPress={() => press(style)}
            />
          ),
        }))}
        value={value}
        onValueChange={onValueChange}
        error={error}
      />
      <FormError message={failure === null ? undefined : t(`common:voiceSample.${failure}`)} />
    </div>
  );
}

type Phase = "idle" | "loading" | "playing";

const names = { idle: "play", loading: "loading", playing: "stop" } as const;

/** Plays a sample; pressed again, also while it loads, it stops. */
function SampleButton({ voice, phase, onPress }: { voice: string; phase: Phase; onPress: () => void }) {
  const { t } = useTranslation();
  const name = t(`voiceSample.${names[phase]}`, { voice });
  const Sign = phase === "idle" ? Play : Square;
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={name}
      title={name}
      data-phase={phase}
      onClick={onPress}
      className="group text-sage-ink"
    >
      <span className="grid size-8 place-items-center rounded-full border border-edge bg-surface group-data-[phase=loading]:animate-pulse group-data-[phase=playing]:border-sage group-data-[phase=playing]:bg-sage group-data-[phase=playing]:text-on-sage">
        <Sign aria-hidden="true" className="size-4 fill-current" strokeWidth={1.5} />
      </span>
    </Button>
  );
}

/** One sample at a time: another one, leaving the page, a quick exit, or a change of language or pace stops it. */
function useVoiceSamples(language: LanguageCode, pace: Pace) {
  const { voiceSamples } = useServices();
  const [sample, setSample] = useState<(VoiceSample & { phase: Phase }) | null>(null);
  const [failure, setFailure] = useState<"failed" | "tooMany" | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    const stop = () => running.current?.abort();
    const forget = onQuickExit(stop);
    return () => {
      forget();
      stop();
    };
  }, []);
  useEffect(() => {
    if (sample !== null && (sample.language !== language || sample.pace !== pace)) running.current?.abort();
  }, [sample, language, pace]);
  const play = async (style: VoiceStyle): Promise<void> => {
    const stopping = new AbortController();
    running.current = stopping;
    const asked = { style, language, pace };
    setSample({ ...asked, phase: "loading" });
    const outcome = await voiceSamples.play(asked, {
      signal: stopping.signal,
      onPlaying: () => setSample({ ...asked, phase: "playing" }),
    });
    // A newer one is being played.
    if (running.current !== stopping) return;
    running.current = null;
    setSample(null);
    if (outcome === "often") setFailure("tooMany");
    if (outcome === "failed") setFailure("failed");
  };
  const press = (style: VoiceStyle): void => {
    const isRunning = sample?.style === style;
    running.current?.abort();
    setFailure(null);
    if (!isRunning) void play(style);
  };
  return { sample, failure, press };
}

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** The label's own language, if it differs from the page's. */
  readonly lang?: string;
  /** A separate button beside it that doesn't select the card. */
  readonly action?: ReactNode;
};

type ChoiceCardsProps<Value extends string> = {
  label: ReactNode;
  choices: readonly Choice<Value>[];
  /** Null if nothing is chosen yet. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  error?: string | undefined;
};

/** One of a few options, all visible: radio buttons large enough for a finger. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, choices, value, onValueChange, error } = props;
  const name = useId();
  const errorId = useId();
  const described = choices.some((choice) => choice.description !== undefined);
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className={clsx(labelStyle, "mb-2")}>{label}</legend>
      <div className={clsx("grid gap-2", described ? "sm:grid-cols-2" : "grid-cols-2")}>
        {choices.map((choice) => (
          <div key={choice.value} className="relative flex">
            <label
              className={clsx(
                choice.action === undefined ? "" : "pe-15",
                "flex min-h-13 flex-1 cursor-pointer items-start gap-3 rounded-md border bg-surface px-3.5 py-3",
                "transition-colors has-checked:border-sage has-checked:bg-sage-soft has-checked:text-sage-ink",
                "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
                error ? "border-danger" : "border-edge",
              )}
            >
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onValueChange(choice.value)}
                className="mt-1 size-4 shrink-0 accent-sage outline-none"
              />
              <span className="min-w-0">
                <span lang={choice.lang} className="block font-semibold">
                  {choice.label}
                </span>
                {choice.description ? (
                  <span className="block text-sm text-ink-soft">{choice.description}</span>
                ) : null}
              </span>
            </label>
            {choice.action === undefined ? null : (
              <div className="absolute inset-y-0 end-2 flex items-center">{choice.action}</div>
            )}
          </div>
        ))}
      </div>
      <FormError id={errorId} message={error} />
    </fieldset>
  );
}
