import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#client/ui/dialog.tsx";
import { Tabs } from "#client/ui/tabs.tsx";
import { useServices } from "#client/lib/services.tsx";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { SignUpForm, TooYoung, useSignUp, CheckMail } from "./sign-up-form.tsx";
import { AddressForm, MailedLink } from "./mailed-link.tsx";
import { LoginForm, useLogin } from "./login-form.tsx";

/** The auth dialog's views (login, sign-up, forgot password) and how to switch between them. */
type AuthView =
  | { readonly kind: "login" }
  | { readonly kind: "sign-up" }
  | { readonly kind: "forgot" }
  | { readonly kind: "magic-link" }
  | { readonly kind: "check-mail"; readonly email: string }
  | { readonly kind: "link-refused" }
  | { readonly kind: "too-young" };

type AuthDialogProps = {
  open: boolean;
  /** Starts with an explanation of a refused confirmation link. */
  linkRefused?: boolean;
  onClose: () => void;
};

const titles = {
  login: "dialog.title",
  "sign-up": "dialog.title",
  forgot: "forgot.title",
  "magic-link": "magicLink.title",
  "check-mail": "checkMail.title",
  "link-refused": "link.expiredTitle",
  "too-young": "tooYoung.title",
} as const satisfies Record<AuthView["kind"], string>;

const descriptions = {
  login: "dialog.description",
  "sign-up": "dialog.description",
  forgot: "forgot.description",
  "magic-link": "magicLink.description",
  "check-mail": null,
  "link-refused": null,
  "too-young": null,
} as const satisfies Record<AuthView["kind"], string | null>;

/** Login, sign-up and forgotten password. Input survives a change of view; closing clears the passwords. */
export function AuthDialog({ open, linkRefused = false, onClose }: AuthDialogProps) {
  const { t } = useTranslation("auth");
  const [view, setView] = useState<AuthView>({ kind: linkRefused ? "link-refused" : "login" });
  const checkMail = (email: string) => setView({ kind: "check-mail", email });
  const login = useLogin(checkMail);
  const signUp = useSignUp({
    onCheckMail: checkMail,
    onTooYoung: () => setView({ kind: "too-young" }),
  });
  const close = () => {
    login.form.clear(["password"]);
    signUp.form.clear(["password", "confirmPassword", "dateOfBirth"]);
    login.forgetFailure();
    setView({ kind: "login" });
    onClose();
  };
  const description = descriptions[view.kind];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : close())}
      title={t(titles[view.kind])}
      description={description ? t(description) : undefined}
    >
      <View view={view} login={login} signUp={signUp} show={setView} close={close} />
    </Dialog>
  );
}

type ViewProps = {
  view: AuthView;
  login: ReturnType<typeof useLogin>;
  signUp: ReturnType<typeof useSignUp>;
  show: (view: AuthView) => void;
  close: () => void;
};

function View({ view, login, signUp, show, close }: ViewProps) {
  const backToLogin = () => show({ kind: "login" });
  if (view.kind === "forgot" || view.kind === "magic-link")
    return <MailedLink kind={view.kind} email={login.form.values.email} onBack={backToLogin} />;
  if (view.kind === "check-mail") return <CheckMail email={view.email} onBack={backToLogin} />;
  if (view.kind === "link-refused") return <RefusedLink onLogin={backToLogin} />;
  if (view.kind === "too-young") return <TooYoung onClose={close} />;
  return <LoginOrSignUp tab={view.kind} login={login} signUp={signUp} show={show} />;
}

type LoginOrSignUpProps = Pick<ViewProps, "login" | "signUp" | "show"> & { tab: "login" | "sign-up" };

function LoginOrSignUp({ tab, login, signUp, show }: LoginOrSignUpProps) {
  const { t } = useTranslation("auth");
  const loginForm = (
    <LoginForm
      login={login}
      onForgot={() => show({ kind: "forgot" })}
      onLink={() => show({ kind: "magic-link" })}
    />
  );
  return (
    <Tabs
      label={t("dialog.tabs")}
      value={tab}
      onValueChange={(kind) => show({ kind })}
      tabs={[
        { value: "login", label: t("dialog.login"), content: loginForm },
        { value: "sign-up", label: t("dialog.signUp"), content: <SignUpForm signUp={signUp} /> },
      ]}
    />
  );
}

/** Explains that a confirmation link was expired or already used, and offers a new one. */
function RefusedLink({ onLogin }: { onLogin: () => void }) {
  const { t } = useTranslation("auth");
  const { account } = useServices();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const login = (
    <Button variant="quiet" onClick={onLogin}>
      {t("link.login")}
    </Button>
  );
  if (sentTo !== null) {
    return (
      <div className="flex flex-col gap-4">
        <Alert tone="success">{t("link.sent", { email: sentTo })}</Alert>
        {login}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p>{t("link.expired")}</p>
      <AddressForm
        initialEmail=""
        submitLabel={t("link.send")}
        send={(email, ...proof) => account.resendConfirmation(email, ...proof)}
        onSent={setSentTo}
      >
        {login}
      </AddressForm>
    </div>
  );
}
