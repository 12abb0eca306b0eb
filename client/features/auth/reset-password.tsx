import { useTranslation } from "react-i18next";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import {
  type AuthFragment,
  type LinkTokens,
  readAuthFragment,
  recoveryMarker,
} from "#client/lib/auth-urls.ts";
import { knownAuth } from "#client/lib/auth-store.ts";
import { type Services, useServices, useAuth } from "#client/lib/services.tsx";
import { claimsOf } from "#client/lib/person-header.ts";
import { useForm } from "#client/lib/use-form.ts";
import { Button } from "#client/ui/button.tsx";
import { PasswordField } from "#client/ui/text-field.tsx";
import { type AuthFailure, isPassing } from "#client/lib/account-port.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Card } from "#client/ui/card.tsx";
import { Mark } from "#client/ui/wordmark.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { saysLinkInvalid, validateReset } from "./rules.ts";
import { MailedLink } from "./mailed-link.tsx";
import { SecondStepPage } from "./second-step.tsx";

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
      if (opened === "other") return fail(t("link.other"));
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
      <ResetLinkProblem
        state={recovery.state}
        onRetry={() => void recovery.open()}
        onLogOut={() => void auth.signOut("local").then(recovery.open)}
      />
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

/** What became of a reset link; `other`: it isn't of the account that is logged in here. */
type Opened = "done" | "other" | AuthFailure;

/**
 * The state of a reset link: its tokens are being exchanged, it works, it is invalid, the service can't be
 * reached, or somebody else is logged in.
 */
type RecoveryState = "opening" | "ready" | "invalid" | "unreachable" | "other";

function stateOf(outcome: Opened): RecoveryState {
  if (outcome === "done") return "ready";
  if (outcome === "other") return "other";
  return isPassing(outcome) ? "unreachable" : "invalid";
}

const tokensOf = (fragment: AuthFragment): LinkTokens | null =>
  fragment.kind === "recovery" ? fragment.tokens : null;

/**
 * Whether a link may be opened while this person is logged in. The service proves a token that hasn't ended; one that
 * has is renewed by the link's other token, which may be anybody's.
 */
function isOwn({ accessToken }: LinkTokens, userId: string): boolean {
  const claims = claimsOf(accessToken);
  return claims?.sub === userId && (claims.exp ?? 0) * 1_000 > Date.now();
}

/**
 * Signs in with the tokens, but never replaces the account of somebody already logged in: anyone can make a link with
 * tokens of their own account and then read what is said after opening it.
 */
async function adopt({ account, auth }: Services, tokens: LinkTokens): Promise<Opened> {
  const here = await knownAuth(auth);
  if (here.status === "loading") return "unreachable";
  if (here.status === "signed-in" && !isOwn(tokens, here.user.id)) return "other";
  return account.adopt(tokens);
}

/**
 * Signs in with a reset link's tokens, once; `onOpened` then removes them from the address bar. Without
 * tokens there is nothing to exchange, and the password update itself shows whether anyone is signed in.
 */
function useRecovery(fragment: AuthFragment, onOpened: () => void) {
  const services = useServices();
  const [tokens] = useState(() => tokensOf(fragment));
  const refused = fragment.kind === "error";
  const [state, setState] = useState<RecoveryState>(refused ? "invalid" : tokens ? "opening" : "ready");
  const opening = useRef<Promise<Opened> | null>(null);
  const opened = useRef(onOpened);
  useEffect(() => {
    opened.current = onOpened;
  }, [onOpened]);

  const open = useCallback(async (): Promise<Opened> => {
    if (!tokens) return "done";
    const first = opening.current === null;
    opening.current ??= adopt(services, tokens);
    const outcome = await opening.current;
    if (outcome !== "done") opening.current = null;
    setState(stateOf(outcome));
    if (first && outcome === "done") opened.current();
    return outcome;
  }, [services, tokens]);

  useEffect(() => {
    if (tokens) void open();
  }, [open, tokens]);

  return { state, open };
}

type ResetLinkProblemProps = { state: RecoveryState; onRetry: () => void; onLogOut: () => void };

/** Explains why a reset link doesn't work and what to do next: try again, or request a new one. */
function ResetLinkProblem({ state, onRetry, onLogOut }: ResetLinkProblemProps) {
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
  if (state === "other") {
    return (
      <Alert tone="error" title={t("link.otherTitle")}>
        <p>{t("link.other")}</p>
        <Button variant="secondary" className="mt-2 self-start" onClick={onLogOut}>
          {t("secondStep.logOut")}
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

/** The page that a reset link leads to. Once its tokens are used, only the marker stays in the URL. */
export function ResetPasswordPage() {
  const { t } = useTranslation("auth");
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const auth = useAuth();
  // A mailed link is one step; a new password takes all of them.
  if (auth.status === "second-step") return <SecondStepPage factorId={auth.factorId} />;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-page w-full max-w-lg flex-col justify-center px-6 py-12"
    >
      <Link to={paths.home} aria-label={t("reset.home")} className="mb-8 self-start rounded-md text-sage">
        <Mark className="size-12" />
      </Link>
      <PageHeading title={t("reset.title")} description={t("reset.description")} />
      <Card>
        <ResetPasswordForm
          fragment={readAuthFragment(hash)}
          onOpened={() => void navigate({ pathname, hash: recoveryMarker }, { replace: true })}
          onDone={() => void navigate(`${paths.home}?login=1`, { replace: true })}
        />
      </Card>
    </main>
  );
}
