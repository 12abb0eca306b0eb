import { CircleAlert } from "lucide-react";

type FormErrorProps = { id?: string | undefined; message?: string | undefined };

/** One error, with a sign beside the colour, announced politely when it appears. */
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
