import { clsx } from "clsx";
import { useId, type ComponentProps } from "react";
import { controlStyle, describedBy, FieldNotes, labelStyle, type FieldTexts } from "./field-frame.tsx";

type TextAreaProps = Omit<ComponentProps<"textarea">, "className"> &
  FieldTexts & { className?: string | undefined; labelClassName?: string | undefined };

/** A labeled multi-line field that can be resized by its corner. */
export function TextArea({ label, hint, error, id, className, labelClassName, ...rest }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={clsx("flex flex-col gap-1.5", className)}>
      <label htmlFor={fieldId} className={labelClassName ?? labelStyle}>
        {label}
      </label>
      <textarea
        rows={6}
        // `auto` follows the first strong letter, so that any language can be written on any page.
        dir="auto"
        {...rest}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
        className={clsx(controlStyle, "resize-y leading-relaxed")}
      />
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  );
}
