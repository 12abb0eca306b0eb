import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Mode, MoodBefore } from "#shared/protocol/values.ts";
import type { StartRequest } from "#client/call/core/state.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { type AiNotice, noteAiNotice } from "#client/lib/ai-notice.ts";
import { focusFirstProblem } from "#client/lib/use-form.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { Switch } from "#client/ui/switch.tsx";
import { useConversation } from "./conversation-context.tsx";
import { DetailsFields, isTooLong } from "./conversation-details.tsx";
import type { CallCount } from "./limit-dialog.tsx";

type StartDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  mode: Mode;
  notice: AiNotice;
  calls?: CallCount | null;
  /** Called inside the tap, so that audio and microphone may start. */
  onStart: (request: StartRequest) => void;
};

const namesOf = {
  call: { title: "start.callTitle", submit: "start.submitCall", agree: "start.agreeCall" },
  chat: { title: "start.chatTitle", submit: "start.submitChat", agree: "start.agreeChat" },
} as const;

/**
 * Optional details before a session. They stay when the dialog is closed or the start fails, until a session
 * has started with them.
 */
export function StartDialog({ open, onOpenChange, mode, notice, calls, onStart }: StartDialogProps) {
  const { t } = useTranslation("conversation");
  const [title, setTitle] = useState("");
  const [moodBefore, setMoodBefore] = useState<MoodBefore | null>(null);
  const [isPrivate, setPrivate] = useState(false);
  const { store, hears } = useConversation();
  useEffect(
    () =>
      store.subscribe(({ stage }, before) => {
        if (stage.kind !== "active" || before.stage.kind === "active") return;
        setTitle("");
        setMoodBefore(null);
        setPrivate(false);
      }),
    [store],
  );
  const names = namesOf[mode];
  const tooLong = !isPrivate && isTooLong(title);
  const start = () => {
    if (isPrivate) onStart({ mode, title: null, moodBefore: null, private: true });
    else onStart({ mode, title: title.trim() || null, moodBefore });
    onOpenChange(false);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t(names.title)}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (tooLong) focusFirstProblem(event.currentTarget);
          else start();
        }}
      >
        {notice === "none" ? null : (
          <Alert tone="info" title={t("aiNotice.title")}>
            <p className="text-sm">{t("aiNotice.body")}</p>
          </Alert>
        )}
        {isPrivate ? null : (
          <DetailsFields
            title={title}
            onTitle={setTitle}
            example={t("start.sessionTitleExample")}
            moodBefore={moodBefore}
            onMoodBefore={setMoodBefore}
          />
        )}
        <PrivateSwitch checked={isPrivate} onCheckedChange={setPrivate} />
        {mode === "call" && calls ? <LastCallNote calls={calls} /> : null}
        <div className="flex flex-col gap-2">
          <Button type="submit" size="lg">
            {t(notice === "confirm" ? names.agree : names.submit)}
          </Button>
          {mode === "call" ? (
            <p className="text-center text-sm text-ink-soft">
              {t(hears() ? "start.microphoneNote" : "start.typedNote")}
            </p>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}

/** Says what it means when it is turned on, and in short before. */
function PrivateSwitch(props: { checked: boolean; onCheckedChange: (checked: boolean) => void }) {
  const { t } = useTranslation("conversation");
  return (
    <div className="rounded-md border border-line px-4 py-1.5">
      <Switch
        label={t("private.label")}
        hint={props.checked ? t("private.hint") : t("private.off")}
        {...props}
      />
      {props.checked ? <p className="pb-2 text-sm text-ink-soft">{t("private.limits")}</p> : null}
    </div>
  );
}

/** Whether one call is left; an outdated count doesn't say so. */
function isLast({ started, limit, nextAt }: CallCount): boolean {
  return started === limit - 1 && nextAt !== null && Date.parse(nextAt) > Date.now();
}

/** Warns that this is the last call for a while. */
function LastCallNote({ calls }: { calls: CallCount }) {
  const { t } = useTranslation("conversation");
  const { number, when } = useFormat();
  if (calls.nextAt === null || !isLast(calls)) return null;
  return (
    <Alert tone="info">
      <p className="text-sm">
        {t("start.lastCall", { calls: number(calls.limit), when: when(new Date(calls.nextAt)) })}
      </p>
    </Alert>
  );
}

type ConsentDialogProps = {
  userId: string;
  mode: Mode;
  /** Called inside the tap, so that audio and microphone may start. */
  onAgree: () => void;
  onClose: () => void;
};

/** Before the first conversation on this device that starts with one tap: that it is with an AI. */
export function ConsentDialog({ userId, mode, onAgree, onClose }: ConsentDialogProps) {
  const { t } = useTranslation("conversation");
  const agree = () => {
    onAgree();
    noteAiNotice(userId, Date.now());
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t(namesOf[mode].title)}>
      <div className="flex flex-col gap-5">
        <Alert tone="info" title={t("aiNotice.title")}>
          <p className="text-sm">{t("aiNotice.body")}</p>
        </Alert>
        <div className="flex flex-col gap-2">
          <Button size="lg" onClick={agree}>
            {t(namesOf[mode].agree)}
          </Button>
          {mode === "call" ? (
            <p className="text-center text-sm text-ink-soft">{t("start.microphoneNote")}</p>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
