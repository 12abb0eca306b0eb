import { useTranslation } from "react-i18next";
import type { Form } from "#client/lib/use-form.ts";
import { TextField } from "#client/ui/text-field.tsx";

type EmailFieldProps = ReturnType<Form<string, string>["field"]> & { error: string | undefined };

/** The address that somebody logs in with. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation("auth");
  return <TextField {...props} type="email" autoComplete="username" required label={t("fields.email")} />;
}
