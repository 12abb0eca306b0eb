import { limits } from "#shared/limits.ts";
import { Copy, Download, MessageCircle, Pencil, Phone, Printer, Share2 } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { createDraftsAbout, useDraftAbout } from "#client/lib/drafts-about.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { type DataFailure, failureOf } from "#client/lib/query.ts";
import { copyText } from "#client/lib/copy-text.ts";
import { localDay } from "#client/lib/dates.ts";
import type { Profile } from "#client/lib/profile.ts";
import { saveFile } from "#client/lib/save-file.ts";
import { toastsAbout } from "#client/lib/toast.ts";
import { useForm } from "#client/lib/use-form.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button, ButtonRow } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { useConversationStarter } from "#client/lib/conversation-starter.ts";
import { Card } from "#client/ui/card.tsx";
import { type Session, type SessionMessage, useChangeSession } from "../api.ts";

const copying = toastsAbout("copy");

type SessionActionsProps = {
  profile: Profile;
  session: Session;
  messages: readonly SessionMessage[];
};

/** What can be done with a session: rename, copy, share, download and print. Nothing is sent to us. */
export function SessionActions({ profile, session, messages }: SessionActionsProps) {
  const { t } = useTranslation("sessions");
  const [renaming, setRenaming] = useState(false);
  const text = useSessionText({ profile, session, messages });
  const copy = () =>
    copyText(text).then((copied) =>
      copied ? copying.success(t("actions.copied")) : copying.error(t("actions.notCopied")),
    );
  // Closing the list of apps rejects, too, and is no failure.
  const share = () => navigator.share({ title: session.title, text }).catch(() => undefined);
  const download = () =>
    saveFile(
      fileNameOf(localDay(new Date(session.created_at), profile.timezone), session.title),
      "text/plain",
      [text],
    );
  const actions = [
    { name: "rename", icon: Pencil, run: () => setRenaming(true) },
    { name: "copy", icon: Copy, run: () => void copy() },
    ...("share" in navigator ? [{ name: "share", icon: Share2, run: () => void share() } as const] : []),
    { name: "download", icon: Download, run: download },
    { name: "print", icon: Printer, run: () => print() },
  ] as const;
  return (
    <div className="mb-6 -ms-4 flex flex-wrap gap-x-1 print:hidden">
      {actions.map(({ name, icon: Icon, run }) => (
        <Button key={name} variant="quiet" className="px-4!" onClick={run}>
          <Icon aria-hidden="true" className="size-5" />
          {t(`actions.${name}`)}
        </Button>
      ))}
      {renaming ? (
        <RenameDialog userId={profile.id} session={session} onClose={() => setRenaming(false)} />
      ) : null}
    </div>
  );
}

function useSessionText({ profile, session, messages }: SessionActionsProps): string {
  const { t } = useTranslation("sessions");
  const { t: conversation } = useTranslation("conversation");
  const format = useFormat();
  const at = new Date(session.created_at);
  const speakers = { user: conversation("log.you"), assistant: conversation("log.assistant") };
  return sessionText({
    title: session.title,
    began: t("began", {
      type: t(`type.${session.type}`),
      date: format.date(at, profile.timezone),
      time: format.time(at, profile.timezone),
    }),
    summary: session.ai_summary,
    transcript: transcriptText(session.transcript ?? "", messages, speakers),
  });
}

/** A new name that isn't saved yet, by the id of its session. */
const titleDrafts = createDraftsAbout("title", z.object({ title: z.string() }));

type RenameDialogProps = { userId: string; session: Session; onClose: () => void };

function RenameDialog({ userId, session, onClose }: RenameDialogProps) {
  const { t } = useTranslation("sessions");
  const { mutateAsync: change } = useChangeSession(userId);
  const [failure, setFailure] = useState<DataFailure | null>(null);
  const initial = { title: session.title };
  const [draft, setDraft, forget] = useDraftAbout(titleDrafts, userId, session.id, initial);
  const close = () => {
    forget();
    onClose();
  };
  const form = useForm({
    initial,
    draft: [draft, setDraft],
    validate: ({ title }) => (title.trim() === "" ? { title: "empty" } : {}),
    onEdit: () => setFailure(null),
    async onValid({ title }, toast) {
      setFailure(null);
      const failed = await change({ id: session.id, title: title.trim() }).then(() => null, failureOf);
      if (failed) return setFailure(failed);
      toast.success(t("rename.done"));
      close();
    },
  });
  const cancel = () => {
    // A failure has to be seen, and what it leaves is still to be saved.
    if (!form.busy) close();
  };
  return (
    <Dialog open onOpenChange={cancel} title={t("rename.title")}>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        {failure ? <Alert tone="error">{t(`rename.failure.${failure}`)}</Alert> : null}
        <TextField
          {...form.field("title")}
          label={t("rename.label")}
          maxLength={limits.maxTitleCharacters}
          autoComplete="off"
          dir="auto"
          readOnly={form.busy}
          error={form.problems.title && t(`rename.${form.problems.title}`)}
        />
        <ButtonRow>
          <Button variant="secondary" disabled={form.busy} onClick={cancel}>
            {t("rename.cancel")}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t("rename.save")}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}

const modes = [
  { mode: "call", icon: Phone, variant: "primary" },
  { mode: "chat", icon: MessageCircle, variant: "secondary" },
] as const;

/** Starts a new session that knows what this one was about, by voice or in writing. */
export function ContinueSession({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation("sessions");
  const { start, prepare, running } = useConversationStarter();
  const id = useId();
  useEffect(() => prepare(), [prepare]);
  // One conversation at a time: its bar leads back to it.
  if (running) return null;
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id={id} className="text-2xl">
          {t("continue.title")}
        </h2>
        <p className="mt-1.5 text-ink-soft">{t("continue.body")}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {modes.map(({ mode, icon: Icon, variant }) => (
          <Button key={mode} variant={variant} onClick={() => start({ mode, continues: sessionId })}>
            <Icon aria-hidden="true" className="size-5" />
            {t(`continue.${mode}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
}

type Turn = Pick<SessionMessage, "role" | "content">;
type Speakers = { readonly user: string; readonly assistant: string };

/** A stored transcript names the speakers in English, whatever the conversation's language. */
const storedSpeaker = /^(You|AI Assistant): /;

/**
 * A conversation as one text, with speakers named in the reader's language: made from the messages if there are any, else
 * from the stored text, in which every turn is a paragraph.
 */
export function transcriptText(stored: string, messages: readonly Turn[], speakers: Speakers): string {
  if (messages.length > 0)
    return messages.map(({ role, content }) => `${speakers[role]}: ${content}`).join("\n\n");
  return stored
    .split("\n\n")
    .map((turn) =>
      turn.replace(storedSpeaker, (_, name) => `${name === "You" ? speakers.user : speakers.assistant}: `),
    )
    .join("\n\n");
}

type SessionText = {
  readonly title: string;
  /** Kind, date and time. */
  readonly began: string;
  readonly summary: string | null;
  readonly transcript: string;
};

/** A whole session as text, for a file, the clipboard or another app. */
export function sessionText({ title, began, summary, transcript }: SessionText): string {
  return [title, began, summary, transcript].filter(Boolean).join("\n\n").concat("\n");
}

/** What no system allows in a file's name. */
const unfit = /[\p{Cc}\p{Cf}<>:"/\\|?*.]+/gu;

/** A name for a session's file, such as "2026-11-28 A hard week.txt". */
export function fileNameOf(day: string, title: string): string {
  return `${day} ${title.replace(unfit, " ").replace(/\s+/g, " ").trim().slice(0, 60)}`.trim().concat(".txt");
}
