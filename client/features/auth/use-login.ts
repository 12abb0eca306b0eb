import { useState } from "react";
import type { AuthFailure } from "#client/lib/account-port.ts";
import { useServices } from "#client/lib/services.tsx";
import { useCaptcha } from "#client/lib/use-captcha.ts";
import { useForm } from "#client/lib/use-form.ts";
import { validateLogin } from "./login-rules.ts";

/**
 * The login form and its outcome. Success needs no handling here, because the auth store reports who is
 * signed in.
 *
 * @param onConfirmationSent receives the address that a new confirmation email was sent to.
 */
export function useLogin(onConfirmationSent: (email: string) => void) {
  const { account } = useServices();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const [resending, setResending] = useState(false);
  const captcha = useCaptcha();
  const form = useForm({
    initial: { email: "", password: "" },
    validate: validateLogin,
    async onValid({ email, password }) {
      setFailure(null);
      const credentials = { email: email.trim(), password };
      const outcome = await captcha.attempt((...proof) => account.signIn(credentials, ...proof));
      setUnconfirmed(outcome === "unconfirmed");
      if (outcome !== "done") setFailure(outcome);
    },
  });
  const resend = async () => {
    const email = form.values.email.trim();
    setResending(true);
    const outcome = await captcha.attempt((...proof) => account.resendConfirmation(email, ...proof));
    setResending(false);
    if (outcome === "done") onConfirmationSent(email);
    else setFailure(outcome);
  };
  const forgetFailure = () => {
    setFailure(null);
    setUnconfirmed(false);
  };
  return { form, failure, unconfirmed, captcha, resending, resend, forgetFailure };
}

export type Login = ReturnType<typeof useLogin>;
