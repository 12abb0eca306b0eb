import type { ReactNode } from "react";
import { CircleAlert } from "lucide-react";

export type FieldTexts = {
  label: ReactNode;
  /** What is expected, shown before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong and what to do; empty if nothing is. */
  error?: string | undefined;
};

/** Ids that link a control to its hint and its error (`aria-describedby`). */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldTexts, "hint" | "error">,
): string | undefined {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

type FieldNotesProps = Pick<FieldTexts, "hint" | "error"> & { id: string };

/**
 * The hint and error under a control. The error's element is always rendered, so that filling it is
 * announced.
 */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <FormError id={`${id}-error`} message={error} />
    </>
  );
}

export const labelStyle = "text-sm font-semibold text-ink";

export const controlStyle = [
  "min-h-target w-full rounded-md border border-edge bg-surface px-3.5 py-2 text-base text-ink",
  "placeholder:text-ink-faint disabled:opacity-60 data-disabled:opacity-60",
  "aria-invalid:border-danger aria-invalid:outline-danger",
].join(" ");

type FormErrorProps = { id?: string | undefined; message?: string | undefined };

/** An error with an icon beside the color, announced politely when it appears. */
export function FormError({ id, message }: FormErrorProps) {
  return (
    <div aria-live="polite">
      {message ? (
        <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
          {message}
        </p>
      ) : null}
    </div>
  );
}
