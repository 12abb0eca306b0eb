import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { longestName, type Profile } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { useForm, type Values } from "#client/lib/use-form.ts";
import { Button } from "#client/ui/button.tsx";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { SettingsSection } from "./settings-section.tsx";

function validate({ fullName }: Values<"fullName">): { fullName?: "nameRequired" } {
  return fullName.trim() === "" ? { fullName: "nameRequired" } : {};
}

type AccountSectionProps = { profile: Profile; email: string };

/** The address, which stays, and the name, which may change. */
export function AccountSection({ profile, email }: AccountSectionProps) {
  const { t } = useTranslation("settings");
  const { profile: store } = useServices();
  const [failure, setFailure] = useState<DataFailure | null>(null);
  const form = useForm({
    initial: { fullName: profile.full_name ?? "" },
    validate,
    async onValid({ fullName }) {
      setFailure(null);
      const outcome = await store.save({ full_name: fullName.trim() });
      if (outcome === "saved") toast.success(t("saved"), t("profile.nameSaved"));
      else setFailure(outcome);
    },
  });
  const { fullName } = form.problems;
  return (
    <SettingsSection title={t("profile.title")}>
      <TextField
        label={t("profile.email")}
        hint={t("profile.emailHint")}
        type="email"
        name="email"
        value={email}
        readOnly
        autoComplete="username"
      />
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        {failure ? <FocusedAlert>{t(`failure.${failure}`)}</FocusedAlert> : null}
        <TextField
          {...form.field("fullName")}
          label={t("profile.fullName")}
          autoComplete="name"
          required
          maxLength={longestName}
          error={fullName && t(`profile.${fullName}`)}
        />
        <Button type="submit" busy={form.busy} className="self-start">
          {t("profile.save")}
        </Button>
      </form>
    </SettingsSection>
  );
}
