import { textLimits } from "#shared/limits.ts";
import { z } from "zod";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AuthFailure } from "#client/lib/account-port.ts";
import { tabStorage } from "#client/lib/browser-storage.ts";
import { createDraftsAbout, useDraftAbout } from "#client/lib/drafts-about.ts";
import { passwordProblem } from "#client/lib/password-rules.ts";
import type { DataFailure } from "#client/lib/query.ts";
import { type Profile, useSaveProfile } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import { type Problems, type Values, onlyProblems, useForm } from "#client/lib/use-form.ts";
import { Button } from "#client/ui/button.tsx";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { PasswordField, TextField } from "#client/ui/text-field.tsx";
import { SettingsSection } from "./settings-section.tsx";

function validateName({ fullName }: Values<"fullName">): { fullName?: "nameRequired" } {
  return fullName.trim() === "" ? { fullName: "nameRequired" } : {};
}

/** A name that isn't saved yet, in the place of the one that is. */
const nameDrafts = createDraftsAbout("name", z.object({ fullName: z.string() }));

type AccountSectionProps = { profile: Profile; email: string };

/** The email address, which cannot be changed, and the name, which can. */
export function AccountSection({ profile, email }: AccountSectionProps) {
  const { t } = useTranslation("settings");
  const save = useSaveProfile(profile.id);
  const [failure, setFailure] = useState<DataFailure | null>(null);
  const initial = { fullName: profile.full_name ?? "" };
  const [draft, setDraft] = useDraftAbout(nameDrafts, profile.id, initial.fullName, initial);
  const form = useForm({
    initial,
    draft: [draft, setDraft],
    validate: validateName,
    onEdit: () => setFailure(null),
    async onValid({ fullName }, toast) {
      setFailure(null);
      const outcome = await save({ full_name: fullName.trim() });
      if (outcome !== "saved") return setFailure(outcome);
      nameDrafts.keep(tabStorage, profile.id, null);
      toast.success(t("saved"), t("profile.nameSaved"));
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
          maxLength={textLimits.name}
          error={fullName && t(`profile.${fullName}`)}
        />
        <Button type="submit" busy={form.busy} className="self-start">
          {t("profile.save")}
        </Button>
      </form>
    </SettingsSection>
  );
}

/** Sets a new password for the person who is signed in. */
export function SecuritySection({ email }: { email: string }) {
  const { t } = useTranslation(["settings", "auth"]);
  const { form, failure } = usePasswordChange();
  const [leftConfirm, setLeftConfirm] = useState(false);
  return (
    <SettingsSection title={t("security.title")}>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        {failure ? <FocusedAlert>{t(`auth:failure.${failure}`)}</FocusedAlert> : null}
        <PasswordField
          {...form.field("next")}
          name="newPassword"
          autoComplete="new-password"
          label={t("security.newPassword")}
          hint={t("security.newPasswordHint")}
          error={form.problems.next && t(`security.${form.problems.next}`)}
        />
        <PasswordField
          {...form.field("confirm")}
          name="confirmPassword"
          autoComplete="new-password"
          label={t("security.confirmPassword")}
          onFocus={() => setLeftConfirm(false)}
          onBlur={() => setLeftConfirm(true)}
          error={showsDifference(form.values, leftConfirm) ? t("security.differ") : undefined}
        />
        <Button type="submit" busy={form.busy} disabled={!maySubmit(form.values)} className="self-start">
          {t("security.submit")}
        </Button>
      </form>
    </SettingsSection>
  );
}

function usePasswordChange() {
  const { t } = useTranslation("settings");
  const { account } = useServices();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const form = useForm({
    initial: { next: "", confirm: "" },
    validate: validatePassword,
    onEdit: () => setFailure(null),
    async onValid({ next }, toast) {
      setFailure(null);
      const update = await account.updatePassword(next);
      if (update.kind === "failed") return setFailure(update.failure);
      form.clear(["next", "confirm"]);
      toast.success(t("security.updated"), t("security.updatedBody"));
    },
  });
  return { form, failure };
}

type PasswordDraft = Values<"next" | "confirm">;
type PasswordProblem = "tooShort" | "differ";

function validatePassword(draft: PasswordDraft): Problems<keyof PasswordDraft, PasswordProblem> {
  return onlyProblems<keyof PasswordDraft, PasswordProblem>({
    next: isTooShort(draft) ? "tooShort" : undefined,
    confirm: maySubmit(draft) ? undefined : "differ",
  });
}

/** Whether the button is enabled: both fields are filled in and match. */
export function maySubmit({ next, confirm }: PasswordDraft): boolean {
  return next !== "" && next === confirm;
}

export function isTooShort({ next }: PasswordDraft): boolean {
  return passwordProblem(next) === "too-short";
}

/**
 * Whether to point out that the two differ. While the person is still typing, a confirmation that matches so far does
 * not count as different.
 */
export function showsDifference({ next, confirm }: PasswordDraft, leftField: boolean): boolean {
  if (confirm === "" || confirm === next) return false;
  return leftField || !next.startsWith(confirm);
}
