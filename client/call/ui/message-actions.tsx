import { Copy, Ellipsis, Pencil, RefreshCw } from "lucide-react";
import { useState, type KeyboardEvent, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { limits } from "#shared/limits.ts";
import type { LogMessage } from "#client/call/core/state.ts";
import { revisable } from "#client/call/core/status.ts";
import { createDraftsAbout, useDraftAbout } from "#client/lib/drafts-about.ts";
import { keptUserId, visitorId } from "#client/lib/kept-session.ts";
import { toastsAbout } from "#client/lib/toast.ts";
import { Button, ButtonRow } from "#client/ui/button.tsx";
import { Menu, MenuItem } from "#client/ui/menu.tsx";
import { TextArea } from "#client/ui/text-field.tsx";
import { isForInputMethod } from "./composer.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";

const copying = toastsAbout("copy");

/** Copies a message as it was written. */
export function useCopy(): (text: string) => void {
  const { t } = useTranslation("conversation");
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => copying.success(t("message.copied")),
      () => copying.error(t("message.notCopied")),
    );
}

type MessageActionsProps = { message: LogMessage; onEdit: () => void };

/** The actions on a message: copy it, ask for another reply, or rewrite one's own last message. */
export function MessageActions({ message, onEdit }: MessageActionsProps) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const mayRegenerate = useConversationState((state) => revisable(state).reply?.key === message.key);
  const mayEdit = useConversationState((state) => revisable(state).own?.key === message.key);
  const copy = useCopy();
  const trigger = (
    <Button
      variant="quiet"
      size="icon"
      aria-label={t(message.role === "user" ? "message.ofYours" : "message.ofReply")}
      className="self-end text-ink-soft!"
    >
      <Ellipsis aria-hidden="true" className="size-5" />
    </Button>
  );
  return (
    <Menu trigger={trigger} position="fixed">
      <MenuItem onSelect={() => copy(message.text)}>
        <Copy aria-hidden="true" className="size-5" />
        {t("message.copy")}
      </MenuItem>
      {mayRegenerate ? (
        <MenuItem onSelect={() => actions.regenerate()}>
          <RefreshCw aria-hidden="true" className="size-5" />
          {t("message.regenerate")}
        </MenuItem>
      ) : null}
      {mayEdit ? (
        <MenuItem onSelect={onEdit}>
          <Pencil aria-hidden="true" className="size-5" />
          {t("message.edit")}
        </MenuItem>
      ) : null}
    </Menu>
  );
}

/** A new wording that isn't sent yet, by the id of its message. */
const wordingDrafts = createDraftsAbout("wording", z.string());

type MessageEditorProps = { message: LogMessage; onClose: () => void };

/** An editor for the person's last message. Escape leaves it as it is; a reload loses no new wording. */
export function MessageEditor({ message, onClose }: MessageEditorProps) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const [writer] = useState(() => keptUserId() ?? visitorId);
  const about = message.id ?? message.key;
  const [text, setText, forget] = useDraftAbout(wordingDrafts, writer, about, message.text);
  const close = () => {
    forget();
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (message.id !== null && actions.rewrite(message.id, text)) close();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isForInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    close();
  };
  return (
    <li className="self-stretch">
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextArea
          label={t("message.editLabel")}
          hint={t("message.editHint")}
          value={text}
          maxLength={limits.maxChatCharacters}
          rows={3}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just chosen to edit
          autoFocus
          onKeyDown={leave}
          onChange={(event) => setText(event.target.value)}
        />
        <ButtonRow>
          <Button variant="secondary" onClick={close}>
            {t("message.cancel")}
          </Button>
          <Button type="submit" disabled={text.trim() === ""}>
            {t("message.send")}
          </Button>
        </ButtonRow>
      </form>
    </li>
  );
}
