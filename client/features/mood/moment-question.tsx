import { clsx } from "clsx";
import { type ReactNode, type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "#client/ui/card.tsx";
import { MoodFace, moodScores, type MoodScore } from "./mood-level.tsx";

type MomentQuestionProps = {
  heading?: Ref<HTMLHeadingElement>;
  className?: string | undefined;
  /** The answers. */
  children: ReactNode;
};

/** Asks how somebody feels right now. */
export function MomentQuestion({ heading, className, children }: MomentQuestionProps) {
  const { t } = useTranslation("mood");
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <h2 ref={heading} id={id} tabIndex={-1} className="text-2xl outline-none">
        {t("moment.title")}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t("moment.hint")}</p>
      {children}
    </Card>
  );
}

const nothing = () => undefined;

/** The question before it is known who answers. A face that is pressed by then is pressed again in the card itself. */
export function MomentWaiting({ className }: { className?: string | undefined }) {
  return (
    <MomentQuestion className={className}>
      <Faces value={null} disabled={false} onValueChange={nothing} />
    </MomentQuestion>
  );
}

type FacesProps = {
  value: MoodScore | null;
  disabled: boolean;
  onValueChange: (mood: MoodScore) => void;
};

/** The five levels as faces in a row. */
export function Faces({ value, disabled, onValueChange }: FacesProps) {
  const { t } = useTranslation("mood");
  const name = useId();
  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="sr-only">{t("moment.title")}</legend>
      <div className="-mx-2 grid max-w-xl grid-cols-5 gap-1 sm:mx-0 sm:gap-2">
        {moodScores.map((mood) => (
          <label
            key={mood}
            className={clsx(
              "relative flex min-w-0 cursor-pointer flex-col items-center gap-1 rounded-md border border-transparent px-0.5 py-2 text-center text-xs text-ink-soft transition-colors sm:text-sm",
              "hover:bg-sunken has-checked:border-edge has-checked:bg-sunken has-checked:font-semibold has-checked:text-ink",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
            )}
          >
            <input
              type="radio"
              name={name}
              value={mood}
              checked={mood === value}
              onChange={() => onValueChange(mood)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            <MoodFace level={mood} size={36} />
            <span className="max-w-full hyphens-auto wrap-anywhere">{t(`levels.${mood}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
