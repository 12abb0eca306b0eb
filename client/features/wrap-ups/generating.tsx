import { Check, Circle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type WrapUpStep, wrapUpSteps } from "#shared/wrap-ups.ts";
import { useServices } from "#client/lib/services.tsx";
import type { Generated } from "#client/lib/wrap-ups-port.ts";
import { Spinner } from "#client/ui/spinner.tsx";

type NotDone = Exclude<Generated, { kind: "done" }>;

export type Generating =
  | { readonly kind: "idle" }
  | { readonly kind: "busy"; readonly step: WrapUpStep }
  /** It came to nothing, or to the plan's limit. */
  | NotDone;

/**
 * Has a week's wrap-up written; leaving the page ends the waiting, not the writing. `onLimit`: the plan's turn is used; true: that was dealt
 * with.
 */
export function useGenerating(onDone: (id: string) => void, onLimit: () => boolean) {
  const { wrapUps } = useServices();
  const [state, setState] = useState<Generating>({ kind: "idle" });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (day: string) => {
    if (state.kind === "busy") return;
    const own = new AbortController();
    stop.current = own;
    setState({ kind: "busy", step: "reading" });
    const outcome = await wrapUps.generate(day, {
      signal: own.signal,
      onStep: (step) => setState({ kind: "busy", step }),
    });
    // Somebody who has left is not called back.
    if (own.signal.aborted) return;
    if (outcome.kind === "done") return onDone(outcome.id);
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

/** What is being done for the wrap-up, and what is still to come; the present step is announced. */
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
