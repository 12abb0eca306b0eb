import { useTranslation } from "react-i18next";
import type { AuthFragment } from "#client/lib/auth-fragment.ts";
import { useServices } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { useForm } from "#client/lib/use-form.ts";
import { Button } from "#client/ui/button.tsx";
import { PasswordField } from "#client/ui/text-field.tsx";
import { ResetLinkProblem } from "./reset-link-problem.tsx";
import { saysLinkInvalid, validateReset } from "./reset-rules.ts";
import { useRecovery } from "./use-recovery.ts";

type ResetPasswordFormProps = {
  fragment: AuthFragment;
  /** The link's tokens have been used, so remove them from the address bar. */
  onOpened: () => void;
  /** The password has been changed and everyone is signed out. */
  onDone: () => void;
};

/** Sets a new password after a reset link: update, sign out, log in again. */
export function ResetPasswordForm({ fragment, onOpened, onDone }: ResetPasswordFormProps) {
  const { t } = useTranslation("auth");
  const { account, auth } = useServices();
  const recovery = useRecovery(fragment, onOpened);
  const fail = (description: string) => toast.error(t("reset.failed"), description);
  const form = useForm({
    initial: { newPassword: "", confirmPassword: "" },
    validate: validateReset,
    async onValid({ newPassword }) {
      const opened = await recovery.open();
      if (opened === "unreachable" || opened === "server-error") return fail(t(`failure.${opened}`));
      if (opened !== "done") return fail(t("reset.linkInvalid"));
      const update = await account.updatePassword(newPassword);
      if (update.kind === "failed") return fail(textOf(update));
      toast.success(t("reset.success"), t("reset.updated"));
      await auth.signOut("global");
      onDone();
    },
  });
  const textOf = ({ failure, message }: { failure: string; message: string }) => {
    if (failure === "session-missing" || saysLinkInvalid(message)) return t("reset.linkInvalid");
    return failure === "unreachable" || failure === "server-error" ? t(`failure.${failure}`) : message;
  };
  const { newPassword, confirmPassword } = form.problems;
  return (
    <div className="flex flex-col gap-5">
      <ResetLinkProblem state={recovery.state} onRetry={() => void recovery.open()} />
      <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
        <PasswordField
          {...form.field("newPassword")}
          autoComplete="new-password"
          required
          label={t("fields.newPassword")}
          hint={t("fields.passwordHint")}
          error={newPassword && t(`reset.${newPassword}`)}
        />
        <PasswordField
          {...form.field("confirmPassword")}
          autoComplete="new-password"
          required
          label={t("fields.confirmPassword")}
          error={confirmPassword && t(`reset.${confirmPassword}`)}
        />
        <Button type="submit" size="lg" busy={form.busy || recovery.state === "opening"}>
          {t("reset.submit")}
        </Button>
      </form>
    </div>
  );
}
