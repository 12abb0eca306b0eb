import { useTranslation } from "react-i18next";
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
