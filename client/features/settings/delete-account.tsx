import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { Button, ButtonLink, ButtonRow } from "#client/ui/button.tsx";
import { Mark } from "#client/ui/wordmark.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import { FocusedAlert } from "#client/ui/alert.tsx";
import type { AuthFailure, CaptchaFailure, PendingStep } from "#client/lib/account-port.ts";
import { digitsOf, validateCode } from "#client/lib/second-step-code.ts";
import { useServices } from "#client/lib/services.tsx";
import { type Problems, type Values, onlyProblems, useForm } from "#client/lib/use-form.ts";
import { CaptchaField, useCaptcha } from "#client/ui/captcha-field.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { PasswordField, TextField } from "#client/ui/text-field.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { type AccountDeletionOutcome, useDeleteAccount } from "./api.ts";

type DeleteAccountSectionProps = {
  userId: string;
  email: string;
  /** The account has been deleted. */
  onDeleted: () => void;
};

/** Opens the dialog that asks for the email address before it deletes the account. */
export function DeleteAccountSection({ userId, email, onDeleted }: DeleteAccountSectionProps) {
  const { t } = useTranslation("settings");
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection title={t("deleteAccount.title")}>
      <p>{t("deleteAccount.intro")}</p>
      <Button variant="danger" className="self-start" onClick={() => setAsking(true)}>
        {t("deleteAccount.open")}
      </Button>
      {asking ? (
        <DeleteAccountDialog {...{ userId, email, onDeleted }} onClose={() => setAsking(false)} />
      ) : null}
    </SettingsSection>
  );
}

/** Shown after the account is deleted: a thank-you and the helplines, and no attempt to win the person back. */
export function AccountDeleted() {
  const { t } = useTranslation("settings");
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-5 px-6 py-16 sm:py-24">
      <Mark className="size-14 text-sage" />
      <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
        {t("goodbye.title")}
      </h1>
      <p className="text-lg text-ink-soft">{t("goodbye.body")}</p>
      <p className="text-lg text-ink-soft">
        {t("goodbye.help")} <TextLink to={paths.safety}>{t("goodbye.helplines")}</TextLink>
      </p>
      <ButtonLink to={paths.home} variant="secondary">
        {t("goodbye.home")}
      </ButtonLink>
    </div>
  );
}

type DeleteAccountDialogProps = DeleteAccountSectionProps & { onClose: () => void };
type Failure =
  | Exclude<AccountDeletionOutcome, "deleted">
  | CaptchaFailure
  | "wrongPassword"
  | "tooManyTries"
  | "code-needed"
  | "wrong-code";
type Field = "address" | "password" | "code";
type Problem = "mismatch" | "passwordRequired" | "codeRequired";

const ownTexts = ["billing", "signed-out", "sign-in", "wrongPassword", "tooManyTries"] as const;

const isOfCaptcha = (failure: Failure | AuthFailure): failure is CaptchaFailure =>
  failure.startsWith("captcha-");

function hasOwnText(failure: Failure): failure is (typeof ownTexts)[number] {
  return ownTexts.some((own) => own === failure);
}

function failureOf(failure: AuthFailure): Failure {
  if (failure === "wrong-credentials") return "wrongPassword";
  if (failure === "rate-limited") return "tooManyTries";
  if (failure === "session-missing") return "sign-in";
  if (isOfCaptcha(failure) || failure === "wrong-code") return failure;
  return failure === "unreachable" ? failure : "server-error";
}

/** Asks people to prove who they are, without touching the sign-in that they have until they have. */
function useProof(email: string) {
  const { account } = useServices();
  const captcha = useCaptcha();
  const [asks, setAsks] = useState<"nothing" | "password" | "code">("nothing");
  const [step, setStep] = useState<PendingStep | null>(null);
  useEffect(() => () => step?.drop(), [step]);
  /** What is still missing, or null. */
  const prove = async ({ password, code }: Values<Field>): Promise<Failure | null> => {
    if (asks === "nothing") return null;
    if (step === null) {
      const signedIn = await captcha.attempt((...proof) =>
        account.signInAgain({ email, password }, ...proof),
      );
      if (typeof signedIn === "string") return signedIn;
      if (signedIn.kind === "failed") return failureOf(signedIn.failure);
      if (signedIn.kind === "second-step") {
        setStep(signedIn.step);
        setAsks("code");
        return "code-needed";
      }
    } else {
      const passed = await step.pass(digitsOf(code));
      if (passed !== "done" && passed !== "session-missing") return failureOf(passed);
      setStep(null);
      if (passed !== "done") {
        setAsks("password");
        return "sign-in";
      }
    }
    setAsks("nothing");
    return null;
  };
  return { asks, captcha, prove, askForPassword: () => setAsks("password") };
}

/**
 * Says what will be deleted and asks for the account's email address, and for the password and the code from the
 * person's app if the sign-in isn't recent.
 */
function DeleteAccountDialog({ userId, email, onDeleted, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation(["settings", "auth"]);
  const { isUnsure, deleteAccount } = useDeleteAccount(userId);
  const { asks, captcha, prove, askForPassword } = useProof(email);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isOwn = (typed: string) => typed.trim().toLowerCase() === email.toLowerCase();
  const form = useForm({
    initial: { address: "", password: "", code: "" },
    validate: ({ address, password, code }: Values<Field>): Problems<Field, Problem> =>
      onlyProblems<Field, Problem>({
        address: isOwn(address) ? undefined : "mismatch",
        password: asks === "password" && password === "" ? "passwordRequired" : undefined,
        code: asks === "code" ? validateCode({ code }).code : undefined,
      }),
    onEdit: () => setFailure(null),
    async onValid(values) {
      setFailure(null);
      const missing = await prove(values);
      if (missing !== null) return setFailure(missing);
      const outcome = await deleteAccount();
      if (outcome === "deleted") return onDeleted();
      if (outcome === "sign-in") askForPassword();
      setFailure(outcome);
    },
  });
  const textOf = (of: Failure): string => {
    if (of === "code-needed") return t("auth:secondStep.description");
    if (isOfCaptcha(of) || of === "wrong-code") return t(`auth:failure.${of}`);
    return hasOwnText(of) ? t(`deleteAccount.${of}`) : t(`couldNot.${of}`);
  };
  const close = () => {
    // A deletion in progress can't be undone by closing the dialog.
    if (!form.busy) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={t("deleteAccount.confirm")}
      description={t("deleteAccount.confirmBody")}
    >
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        {failure ? (
          <FocusedAlert title={t(`deleteAccount.${isUnsure ? "unsure" : "failed"}`)}>
            {textOf(failure)}
          </FocusedAlert>
        ) : null}
        <TextField
          {...form.field("address")}
          type="email"
          inputMode="email"
          autoComplete="off"
          label={t("deleteAccount.address")}
          hint={<bdi>{email}</bdi>}
          required
          error={form.problems.address && t("deleteAccount.mismatch")}
        />
        {asks === "password" ? (
          <>
            <PasswordField
              {...form.field("password")}
              autoComplete="current-password"
              label={t("deleteAccount.password")}
              required
              error={form.problems.password && t("deleteAccount.passwordRequired")}
            />
            <CaptchaField captcha={captcha} />
          </>
        ) : null}
        {asks === "code" ? (
          <TextField
            {...form.field("code")}
            label={t("auth:secondStep.code")}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={7}
            error={form.problems.code && t("auth:secondStep.codeRequired")}
          />
        ) : null}
        <ButtonRow>
          <Button variant="secondary" disabled={form.busy} onClick={close}>
            {t("deleteAccount.keep")}
          </Button>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t("deleteAccount.delete")}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
