import { useState } from "react";
import { useTranslation } from "react-i18next";
import { checkAge } from "#client/lib/age.ts";
import { localDay } from "#client/lib/dates.ts";
import type { AuthFailure } from "#client/lib/account-port.ts";
import { useServices } from "#client/lib/services.tsx";
import { useCaptcha } from "#client/lib/use-captcha.ts";
import { useForm } from "#client/lib/use-form.ts";
import { emptySignUp, validateSignUp } from "./sign-up-rules.ts";

const today = () => localDay(Date.now());

type SignUpOptions = { onCheckMail: (email: string) => void; onTooYoung: () => void };

/** The sign-up form and its outcome. Someone too young is told before anything is sent. */
export function useSignUp({ onCheckMail, onTooYoung }: SignUpOptions) {
  const { account } = useServices();
  const { i18n } = useTranslation();
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const captcha = useCaptcha();
  const form = useForm({
    initial: emptySignUp,
    validate: (values) => validateSignUp(values, today()),
    async onValid({ fullName, email, password, dateOfBirth }) {
      setFailure(null);
      if (checkAge(dateOfBirth, today()) !== "adult") return onTooYoung();
      const address = email.trim();
      const language = i18n.language;
      const made = { email: address, password, fullName: fullName.trim(), language };
      const outcome = await captcha.attempt((...proof) => account.signUp(made, ...proof));
      if (outcome === "check-mail") onCheckMail(address);
      else if (outcome !== "signed-in") setFailure(outcome);
    },
  });
  return { form, failure, captcha };
}

export type SignUp = ReturnType<typeof useSignUp>;
