import { useTranslation } from "react-i18next";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AuthFragment, LinkTokens } from "#client/lib/auth-fragment.ts";
import { useServices } from "#client/lib/services.tsx";
import { useForm } from "#client/lib/use-form.ts";
import { Button } from "#client/ui/button.tsx";
import { PasswordField } from "#client/ui/text-field.tsx";
import { type AuthFailure, isPassing } from "#client/lib/account-port.ts";
import { Alert } from "#client/ui/alert.tsx";
import { saysLinkInvalid, validateReset } from "./rules.ts";
import { MailedLink } from "./mailed-link.tsx";

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
  const form = useForm({
    initial: { newPassword: "", confirmPassword: "" },
    validate: validateReset,
    async onValid({ newPassword }, toast) {
      const fail = (description: string) => toast.error(t("reset.failed"), description);
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

/**
 * The state of a reset link: its tokens are being exchanged, it works, it is invalid, or the service can't be
 * reached.
 */
type RecoveryState = "opening" | "ready" | "invalid" | "unreachable";

function stateOf(outcome: "done" | AuthFailure): RecoveryState {
  if (outcome === "done") return "ready";
  return isPassing(outcome) ? "unreachable" : "invalid";
}

const tokensOf = (fragment: AuthFragment): LinkTokens | null =>
  fragment.kind === "recovery" ? fragment.tokens : null;

/**
 * Signs in with a reset link's tokens, once; `onOpened` then removes them from the address bar. Without
 * tokens there is nothing to exchange, and the password update itself shows whether anyone is signed in.
 */
function useRecovery(fragment: AuthFragment, onOpened: () => void) {
  const { account } = useServices();
  const [tokens] = useState(() => tokensOf(fragment));
  const refused = fragment.kind === "error";
  const [state, setState] = useState<RecoveryState>(refused ? "invalid" : tokens ? "opening" : "ready");
  const opening = useRef<Promise<"done" | AuthFailure> | null>(null);

  const open = useCallback(async (): Promise<"done" | AuthFailure> => {
    if (!tokens) return "done";
    opening.current ??= account.adopt(tokens);
    const outcome = await opening.current;
    if (outcome !== "done") opening.current = null;
    setState(stateOf(outcome));
    return outcome;
  }, [account, tokens]);

  useEffect(() => {
    if (tokens) void open().then((outcome) => (outcome === "done" ? onOpened() : undefined));
    // Runs once when the page opens, not whenever the callback changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open, tokens]);

  return { state, open };
}

type ResetLinkProblemProps = { state: RecoveryState; onRetry: () => void };

/** Explains why a reset link doesn't work and what to do next: try again, or request a new one. */
function ResetLinkProblem({ state, onRetry }: ResetLinkProblemProps) {
  const { t } = useTranslation("auth");
  const [asking, setAsking] = useState(false);
  if (state === "unreachable") {
    return (
      <Alert tone="error" title={t("link.unreachableTitle")}>
        <p>{t("failure.unreachable")}</p>
        <Button variant="secondary" className="mt-2 self-start" onClick={onRetry}>
          {t("link.retry")}
        </Button>
      </Alert>
    );
  }
  if (state !== "invalid") return null;
  if (asking) return <MailedLink kind="forgot" email="" onBack={() => setAsking(false)} />;
  return (
    <Alert tone="error" title={t("link.expiredTitle")}>
      <p>{t("link.expiredReset")}</p>
      <Button variant="secondary" className="mt-2 self-start" onClick={() => setAsking(true)}>
        {t("reset.newLink")}
      </Button>
    </Alert>
  );
}
