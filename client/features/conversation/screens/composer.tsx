import { SendHorizontal } from "lucide-react";
import { useId, type KeyboardEvent, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#shared/limits.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { Button } from "#client/ui/button.tsx";
import { controlStyle } from "#client/ui/field-frame.tsx";
import { FormError } from "#client/ui/form-error.tsx";
import { canSend } from "../conversation-status.ts";
import { useConversation, useConversationState } from "./conversation-context.tsx";
import { useDraft } from "./use-draft.ts";
import { useTouchKeyboard } from "./use-touch-keyboard.ts";

/** Safari ends a composition before the Enter that ended it, and marks that key with this code. */
const composingKeyCode = 229;

function asksToSend(event: KeyboardEvent, onScreen: boolean): boolean {
  const composing = event.nativeEvent.isComposing || event.keyCode === composingKeyCode;
  if (event.key !== "Enter" || composing || event.shiftKey) return false;
  return !onScreen || event.ctrlKey || event.metaKey;
}

type ComposerProps = { userId: string; ref?: Ref<HTMLTextAreaElement> | undefined };

/**
 * Where one types. Enter sends, Shift and Enter adds a line; on a keyboard on the screen, which has no such pair, Enter
 * adds a line and the button sends. What is not sent stays, through a reload too.
 */
export function Composer({ userId, ref }: ComposerProps) {
  const { t } = useTranslation("conversation");
  const { number } = useFormat();
  const { actions } = useConversation();
  const open = useConversationState(canSend);
  const [draft, setDraft] = useDraft(userId);
  const onScreen = useTouchKeyboard();
  const id = useId();
  const tooLong = draft.trim().length > limits.maxChatCharacters;
  const sendable = open && draft.trim() !== "" && !tooLong;
  const send = () => {
    if (sendable && actions.send(draft)) setDraft("");
  };
  return (
    <form
      className="flex min-w-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={ref}
          rows={1}
          dir="auto"
          enterKeyHint={onScreen ? "enter" : "send"}
          aria-label={t("composer.label")}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={tooLong || undefined}
          placeholder={t("composer.placeholder")}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (!asksToSend(event, onScreen)) return;
            event.preventDefault();
            send();
          }}
          className={`${controlStyle} field-sizing-content max-h-32 min-h-12 resize-none rounded-[1.5rem] px-4 py-2.5`}
        />
        <Button type="submit" disabled={!sendable} className="min-h-12 max-sm:px-4!">
          <SendHorizontal aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          {t("composer.send")}
        </Button>
      </div>
      <p id={`${id}-hint`} className="sr-only">
        {t(onScreen ? "composer.touchHint" : "composer.hint")}
      </p>
      <FormError
        id={`${id}-error`}
        message={tooLong ? t("composer.tooLong", { limit: number(limits.maxChatCharacters) }) : undefined}
      />
    </form>
  );
}
