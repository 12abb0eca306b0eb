import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Eye, EyeOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { FieldNotes, type FieldTexts, controlStyle, describedBy, labelStyle } from "./field-frame.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "className"> &
  FieldTexts & {
    className?: string | undefined;
    /** Placed inside the field, at its end. */
    trailing?: ReactNode;
  };

/** A labeled single-line field; accepts every attribute of an input, including `ref`. */
export function TextField({ label, hint, error, id, className, trailing, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={clsx("flex flex-col gap-1.5", className)}>
      <label htmlFor={fieldId} className={labelStyle}>
        {label}
      </label>
      <div className="relative">
        <input
          // An email address reads from left to right, whatever the direction of the page; so do groups of digits.
          dir={rest.type === "email" || rest.inputMode === "numeric" ? "ltr" : undefined}
          {...rest}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          className={clsx(
            controlStyle,
            "rtl:[&:is([type=email],[inputmode=numeric])]:text-end",
            trailing ? "pe-12" : "",
          )}
        />
        {trailing ? <div className="absolute inset-y-0 end-0 flex items-center">{trailing}</div> : null}
      </div>
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  );
}

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "trailing">;

/** A password field that can reveal its content. Pass `autoComplete`, so that password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (
    <Button
      variant="quiet"
      size="icon"
      aria-label={t(shown ? "hidePassword" : "showPassword")}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
  return <TextField {...props} type={shown ? "text" : "password"} trailing={toggle} />;
}

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
