import { useTranslation } from "react-i18next";
import { longestName } from "#client/lib/profile.ts";
import { TextField } from "#client/ui/text-field.tsx";
import type { StepProps } from "./step-props.ts";

export function NameStep({ answers, onChange }: StepProps) {
  const { t } = useTranslation("onboarding");
  return (
    <TextField
      label={t("name.label")}
      hint={t("name.hint")}
      name="fullName"
      autoComplete="name"
      required
      maxLength={longestName}
      value={answers.fullName}
      onChange={(event) => onChange({ ...answers, fullName: event.target.value })}
    />
  );
}
