import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readSetting, writeSetting } from "#client/lib/browser-storage.ts";
import { Button } from "#client/ui/button.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";

const dismissedKey = "hearken.limited-vocabulary-notice";

/**
 * Says in one line that only part of what people say is recognized. Dismissed once, it stays away on this device; the
 * conversation keeps the notice all the same, for the hint that follows words which were not recognized.
 */
export function LimitedVocabulary() {
  const { t } = useTranslation("conversation");
  const [dismissed, setDismissed] = useState(() => readSetting(dismissedKey) === "dismissed");
  const calls = useConversationState((state) => state.stage.kind === "active" && state.stage.mode === "call");
  if (!calls || dismissed) return null;
  const dismiss = () => {
    writeSetting(dismissedKey, "dismissed");
    setDismissed(true);
  };
  return (
    <output className="flex items-center rounded-md bg-info-soft ps-3 text-sm text-info-ink">
      <p className="min-w-0 flex-1 truncate">{t("notices.practiceRecognizer.title")}</p>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t("errors.dismiss")}
        className="shrink-0 hover:bg-transparent!"
        onClick={dismiss}
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
    </output>
  );
}

/** Asks whether a guess is what was said: only the person may put words into the conversation. */
export function GuessQuestion({ guess }: { guess: string }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <p className="max-w-prose text-ink-soft">{t("voice.guess.question", { text: guess })}</p>
      <Button variant="secondary" className="py-1!" onClick={() => actions.answerGuess(true)}>
        {t("voice.guess.yes")}
      </Button>
      <Button variant="quiet" className="py-1!" onClick={() => actions.answerGuess(false)}>
        {t("voice.guess.no")}
      </Button>
    </div>
  );
}

/** After words that were not recognized: that they weren't, three sentences that would be, and the way to typing. */
export function UnrecognizedHint() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  return (
    <>
      <p className="max-w-prose text-ink-soft">{t("notices.practiceRecognizer.unrecognized")}</p>
      <Button
        variant="quiet"
        className="-my-1.5 px-3! py-0! underline decoration-dotted underline-offset-4"
        onClick={() => actions.switchMode("chat")}
      >
        {t("notices.practiceRecognizer.type")}
      </Button>
    </>
  );
}
