import { useState } from "react";
import type { AuthFailure } from "#client/lib/account-port.ts";
import { useServices } from "#client/lib/services.tsx";
import { useForm } from "#client/lib/use-form.ts";
import { validateLogin } from "./login-rules.ts";

/**
 * The login form and what came of it. Success needs no word here: the session store says who is in.
 * @param onConfirmationSent told the address that a new confirmation mail went to.
 */
export function useLogin(onConfirmationSent: (email: string) => void) {
  const { account } = useServices();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [resending, setResending] = useState(false);
  const form = useForm({
    initial: { email: "", password: "" },
    validate: validateLogin,
    async onValid({ email, password }) {
      setFailure(null);
      const outcome = await account.signIn({ email: email.trim(), password });
      if (outcome !== "done") setFailure(outcome);
    },
  });
  const resend = async () => {
    const email = form.values.email.trim();
    setResending(true);
    const outcome = await account.resendConfirmation(email);
    setResending(false);
    if (outcome === "done") onConfirmationSent(email);
    else setFailure(outcome);
  };
  return { form, failure, resending, resend, forgetFailure: () => setFailure(null) };
}

export type Login = ReturnType<typeof useLogin>;
