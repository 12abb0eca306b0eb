import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import type { AuthFailure } from "#client/lib/account-port.ts";
import { useServices } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { Button } from "#client/ui/button.tsx";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { PasswordField } from "#client/ui/text-field.tsx";
import { isTooShort, maySubmit, showsDifference, type PasswordDraft } from "./password-problem.ts";
import { SettingsSection } from "./settings-section.tsx";

const empty: PasswordDraft = { next: "", confirm: "" };

/** A new password for whoever is signed in (spec 1, section 5). */
export function SecuritySection({ email }: { email: string }) {
  const { t } = useTranslation(["settings", "auth"]);
  const change = usePasswordChange();
  const { draft, edit, failure, tooShort, busy } = change;
  const [leftConfirm, setLeftConfirm] = useState(false);
  return (
    <SettingsSection title={t("security.title")}>
      <form noValidate onSubmit={change.submit} className="flex flex-col gap-4">
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        {failure ? <FocusedAlert>{t(`auth:failure.${failure}`)}</FocusedAlert> : null}
        <PasswordField
          name="newPassword"
          autoComplete="new-password"
          label={t("security.newPassword")}
          hint={t("security.newPasswordHint")}
          value={draft.next}
          onChange={(event) => edit({ ...draft, next: event.target.value })}
          error={tooShort ? t("security.tooShort") : undefined}
        />
        <PasswordField
          name="confirmPassword"
          autoComplete="new-password"
          label={t("security.confirmPassword")}
          value={draft.confirm}
          onChange={(event) => edit({ ...draft, confirm: event.target.value })}
          onFocus={() => setLeftConfirm(false)}
          onBlur={() => setLeftConfirm(true)}
          error={showsDifference(draft, leftConfirm) ? t("security.differ") : undefined}
        />
        <Button type="submit" busy={busy} disabled={!maySubmit(draft)} className="self-start">
          {t("security.submit")}
        </Button>
      </form>
    </SettingsSection>
  );
}

function usePasswordChange() {
  const { t } = useTranslation("settings");
  const { account } = useServices();
  const [draft, setDraft] = useState(empty);
  const [refused, setRefused] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const update = await account.updatePassword(draft.next);
    setBusy(false);
    if (update.kind === "failed") return setFailure(update.failure);
    setDraft(empty);
    toast.success(t("security.updated"), t("security.updatedBody"));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || !maySubmit(draft)) return;
    setFailure(null);
    setRefused(isTooShort(draft));
    if (!isTooShort(draft)) void send();
  };
  return { draft, edit: setDraft, submit, failure, busy, tooShort: refused && isTooShort(draft) };
}
