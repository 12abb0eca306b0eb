import { useTranslation } from "react-i18next";
import { type RefObject, useEffect, useRef } from "react";
import { clsx } from "clsx";
import { paths } from "#shared/paths.ts";
import type { ConversationState, MicrophoneStatus } from "#client/call/core/state.ts";
import { Button, ButtonLink } from "#client/ui/button.tsx";
import { Banner } from "./banner.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";

type Trouble = Extract<MicrophoneStatus, "denied" | "missing" | "lost" | "insecure" | "unsupported">;

const troubles: ReadonlySet<string> = new Set([
  "denied",
  "missing",
  "lost",
  "insecure",
  "unsupported",
] satisfies Trouble[]);

function isTrouble(status: MicrophoneStatus): status is Trouble {
  return troubles.has(status);
}

/** A retry can't help; only another page or browser can. */
const beyondRetry: ReadonlySet<Trouble> = new Set(["insecure", "unsupported"]);

/**
 * Why the microphone isn't available, as far as that is known; `failed` otherwise. Outside of a call it only
 * matters to someone who has just asked for one.
 */
export function microphoneTrouble({
  microphone,
  error,
  stage,
}: Pick<ConversationState, "microphone" | "error" | "stage">): Trouble | "failed" | null {
  const asked = error?.code === "microphoneFailed";
  const calls = stage.kind === "active" && stage.mode === "call";
  if (isTrouble(microphone)) return asked || calls ? microphone : null;
  return asked ? "failed" : null;
}

/** What to do about an unavailable microphone; typing is always an option. */
export function MicrophoneBanner() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const trouble = useConversationState(microphoneTrouble);
  const stage = useConversationState((state) => state.stage);
  if (trouble === null) return null;
  const retries = trouble === "failed" || !beyondRetry.has(trouble);
  const calls = stage.kind === "active" && stage.mode === "call";
  return (
    <Banner
      tone="error"
      title={t("microphone.title")}
      body={t(`microphone.${trouble}`)}
      actions={
        <>
          {retries && stage.kind === "active" ? (
            <Button
              variant="secondary"
              onClick={() => (calls ? actions.recover() : actions.switchMode("call"))}
            >
              {t("microphone.retry")}
            </Button>
          ) : null}
          {calls ? (
            <Button variant="secondary" onClick={() => actions.switchMode("chat")}>
              {t("microphone.type")}
            </Button>
          ) : null}
          {stage.kind === "idle" ? (
            <ButtonLink to={paths.chat} variant="secondary">
              {t("microphone.type")}
            </ButtonLink>
          ) : null}
        </>
      }
      onDismiss={calls ? undefined : () => actions.dismissError()}
    />
  );
}

/** Speech lies around 0.02 to 0.2 RMS; the square root spreads that over the meter as the ear would. */
function shown(rms: number): number {
  return Math.min(1, Math.sqrt(rms * 4));
}

/** Writes the microphone's level to an element's `--level` (0 to 1) without rerendering. */
export function useLevel(element: RefObject<HTMLElement | null>): void {
  const { levels } = useConversation();
  useEffect(() => {
    const write = ({ microphone }: { microphone: number }) =>
      element.current?.style.setProperty("--level", shown(microphone).toFixed(2));
    write(levels.getState());
    return levels.subscribe(write);
  }, [levels, element]);
}

/** The microphone's level. Purely visual, because the person hears themselves. */
export function LevelMeter({ className }: { className?: string | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  useLevel(element);
  return (
    <div
      ref={element}
      aria-hidden="true"
      data-level-meter=""
      className={clsx("h-1.5 overflow-hidden rounded-full bg-sunken", className)}
    >
      <div className="h-full w-full origin-left scale-x-(--level) rounded-full bg-sage transition-[scale] duration-100 rtl:origin-right" />
    </div>
  );
}
