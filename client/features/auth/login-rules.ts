import { onlyProblems, type Problems, type Values } from "#client/lib/use-form.ts";

type LoginField = "email" | "password";
type LoginProblem = "emailRequired" | "passwordRequired";

/** Both fields are required. */
export function validateLogin(values: Values<LoginField>): Problems<LoginField, LoginProblem> {
  return onlyProblems<LoginField, LoginProblem>({
    email: values.email.trim() === "" ? "emailRequired" : undefined,
    password: values.password === "" ? "passwordRequired" : undefined,
  });
}

/** An address is required to send an email to. */
export function validateAddress(values: Values<"email">): Problems<"email", "emailRequired"> {
  return values.email.trim() === "" ? { email: "emailRequired" } : {};
}
