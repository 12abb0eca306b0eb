import { useEffect, useId, type KeyboardEvent, type Ref } from "react";
import { SendHorizontal } from "lucide-react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { limits } from "#shared/limits.ts";
import { canSend } from "#client/call/core/status.ts";
import { takeUnsent } from "#client/call/core/unsent-messages.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { createDrafts, useDraft } from "#client/lib/drafts.ts";
import { useMediaQuery } from "#client/lib/use-media-query.ts";
import { Button } from "#client/ui/button.tsx";
import { controlStyle, FormError } from "#client/ui/field-frame.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";

/** Unsent messages. */
const messageDrafts = createDrafts("message", z.string(), "");

/** No mouse or trackpad: the person types on an on-screen keyboard, whose Enter starts a new line. */
const touchOnly = "(pointer: coarse) and (hover: none)";

/** Whether this person types on an on-screen keyboard. */
const useTouchKeyboard = (): boolean => useMediaQuery(touchOnly);

/** Safari ends a composition before the key that ended it, and marks it with this code. */
const composingKeyCode = 229;

/** Whether a key belongs to an input method, such as a Japanese one, and not to the field. */
export function isForInputMethod(key: Pick<globalThis.KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return key.isComposing || key.keyCode === composingKeyCode;
}

function asksToSend(event: KeyboardEvent, onScreen: boolean): boolean {
  if (event.key !== "Enter" || isForInputMethod(event.nativeEvent) || event.shiftKey) return false;
  return !onScreen || event.ctrlKey || event.metaKey;
}

type ComposerProps = { userId: string; ref?: Ref<HTMLTextAreaElement> | undefined };

/**
 * The text input. Enter sends and Shift+Enter starts a new line; on an on-screen keyboard, which has no such
 * combination, Enter starts a new line and the button sends. Unsent text survives a reload, and
 * what an earlier session couldn't send is here again.
 */
export function Composer({ userId, ref }: ComposerProps) {
  const { t } = useTranslation("conversation");
  const { number } = useFormat();
  const { actions, store } = useConversation();
  const open = useConversationState(canSend);
  const [draft, setDraft] = useDraft(messageDrafts, userId);
  useEffect(() => {
    const unsent = takeUnsent(userId, store.getState().messages);
    if (unsent.length > 0) setDraft((typed) => [...unsent, typed].filter(Boolean).join("\n\n"));
  }, [store, userId, setDraft]);
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
          data-focus-home=""
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
