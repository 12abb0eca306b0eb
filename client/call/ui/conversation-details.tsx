import { Pencil } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#shared/limits.ts";
import { type MoodBefore, moodsBefore } from "#shared/protocol/values.ts";
import type { LiveSession } from "#client/call/core/state.ts";
import { focusFirstProblem } from "#client/lib/use-form.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { labelStyle } from "#client/ui/field-frame.tsx";
import { useConversation } from "./conversation-context.tsx";

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
        // What the session has can be changed, but the relay knows no way to take it away.
        onMoodBefore={(mood) => setMoodBefore(mood ?? session.moodBefore ?? null)}
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

type MoodChoicesProps<Value extends string> = {
  label: string;
  moods: readonly { readonly value: Value; readonly label: string }[];
  value: Value | null;
  onValueChange: (value: Value | null) => void;
};

/** One of a few moods, or none: selecting the selected one again clears it. */
export function MoodChoices<Value extends string>(props: MoodChoicesProps<Value>) {
  const { label, moods, value, onValueChange } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={labelStyle}>{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {moods.map((mood) => (
          <label
            key={mood.value}
            className="relative inline-flex min-h-target cursor-pointer items-center rounded-full border border-edge bg-surface px-4 transition-colors has-checked:border-sage has-checked:bg-sage has-checked:text-on-sage has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={mood.value}
              checked={mood.value === value}
              onChange={() => onValueChange(mood.value)}
              onClick={() => (mood.value === value ? onValueChange(null) : undefined)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {mood.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
