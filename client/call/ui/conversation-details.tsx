import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#shared/limits.ts";
import { moodsBefore, type MoodBefore } from "#shared/protocol/values.ts";
import type { LiveSession } from "#client/call/core/state.ts";
import { focusFirstProblem } from "#client/lib/use-form.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { useConversation } from "./conversation-context.tsx";
import { MoodChoices } from "./mood-choices.tsx";

/** Title and mood, for a session that began with one tap; both stay optional. */
export function ConversationDetails({ session }: { session: LiveSession }) {
  const { t } = useTranslation("conversation");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className="-my-2 -ms-2"
        aria-label={t("details.open")}
        title={t("details.open")}
        onClick={() => setOpen(true)}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t("details.title")}>
        <DetailsForm session={session} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function DetailsForm({ session, onDone }: { session: LiveSession; onDone: () => void }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const [title, setTitle] = useState("");
  const [moodBefore, setMoodBefore] = useState<MoodBefore | null>(session.moodBefore ?? null);
  const tooLong = isTooLong(title);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (tooLong) return focusFirstProblem(event.currentTarget);
        if (title.trim() !== "" || moodBefore !== null)
          actions.describe({ title: title.trim() || null, moodBefore });
        onDone();
      }}
    >
      <DetailsFields
        title={title}
        onTitle={setTitle}
        example={session.title}
        moodBefore={moodBefore}
        onMoodBefore={setMoodBefore}
      />
      <Button type="submit" size="lg">
        {t("details.save")}
      </Button>
    </form>
  );
}

/** What a session may be told about itself before or while it runs. */
export function DetailsFields(props: {
  title: string;
  onTitle: (title: string) => void;
  example: string;
  moodBefore: MoodBefore | null;
  onMoodBefore: (mood: MoodBefore | null) => void;
}) {
  const { t } = useTranslation("conversation");
  return (
    <>
      <TextField
        name="session-title"
        autoComplete="off"
        label={t("start.sessionTitle")}
        placeholder={props.example}
        value={props.title}
        onChange={(event) => props.onTitle(event.target.value)}
        error={
          isTooLong(props.title) ? t("start.titleTooLong", { count: limits.maxTitleCharacters }) : undefined
        }
      />
      <MoodChoices
        label={t("start.moodBefore")}
        moods={moodsBefore.map((value) => ({ value, label: t(`moodBefore.${value}`) }))}
        value={props.moodBefore}
        onValueChange={props.onMoodBefore}
      />
    </>
  );
}

export const isTooLong = (title: string): boolean => title.trim().length > limits.maxTitleCharacters;
