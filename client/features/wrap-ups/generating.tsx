import { Check, Circle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type WrapUpStep, wrapUpSteps } from "#shared/wrap-ups.ts";
import { useBackend } from "#client/lib/services.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import { useForgetWrapUps } from "./api.ts";
import { type Generated, generateWrapUp } from "./generate.ts";

type NotDone = Exclude<Generated, { kind: "done" }>;

export type Generating =
  | { readonly kind: "idle" }
  | { readonly kind: "busy"; readonly step: WrapUpStep }
  /** It failed, or the plan's limit was reached. */
  | NotDone;

/**
 * Generates a week's wrap-up. Leaving the page stops the waiting, not the generation. `onLimit` is called when the plan's
 * wrap-up is used up, and returns true if it has handled that.
 */
export function useGenerating(userId: string, onDone: (id: string) => void, onLimit: () => boolean) {
  const { relay } = useBackend();
  const forgetWrapUps = useForgetWrapUps(userId);
  const [state, setState] = useState<Generating>({ kind: "idle" });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (day: string) => {
    if (state.kind === "busy") return;
    const own = new AbortController();
    stop.current = own;
    setState({ kind: "busy", step: "reading" });
    const outcome = await generateWrapUp(relay, day, {
      signal: own.signal,
      onStep: (step) => setState({ kind: "busy", step }),
    });
    // Don't navigate someone who has already left the page.
    if (own.signal.aborted) return;
    if (outcome.kind === "done") {
      forgetWrapUps();
      return onDone(outcome.id);
    }
    setState(outcome.kind === "limit" && onLimit() ? { kind: "idle" } : outcome);
  };
  const cancel = () => {
    stop.current?.abort();
    setState({ kind: "idle" });
  };
  return { state, start, cancel, dismiss: () => setState({ kind: "idle" }) };
}

function Sign({ done, now }: { done: boolean; now: boolean }) {
  if (done) return <Check aria-hidden="true" className="size-5 text-sage" />;
  return now ? (
    <Spinner className="size-5 text-sage" />
  ) : (
    <Circle aria-hidden="true" className="size-5 text-ink-faint" />
  );
}

/** The steps of generating a wrap-up; the current one is announced. */
export function GeneratingSteps({ step }: { step: WrapUpStep }) {
  const { t } = useTranslation("wrapUps");
  const at = wrapUpSteps.indexOf(step);
  return (
    <>
      <ol aria-label={t("steps.label")} className="flex flex-col gap-2">
        {wrapUpSteps.map((name, index) => (
          <li
            key={name}
            aria-current={name === step ? "step" : undefined}
            className={index > at ? "flex items-center gap-3 text-ink-soft" : "flex items-center gap-3"}
          >
            <Sign done={index < at} now={index === at} />
            {t(`steps.${name}`)}
          </li>
        ))}
      </ol>
      <output className="sr-only">{t(`steps.${step}`)}</output>
    </>
  );
}
