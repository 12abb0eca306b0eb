import { type Problems, type Values, onlyProblems } from "#client/lib/use-form.ts";
import { passwordProblem } from "#client/lib/password-rules.ts";
import { checkAge } from "#client/lib/age.ts";

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

type SignUpField = "fullName" | "email" | "password" | "confirmPassword" | "dateOfBirth" | "terms";

type SignUpProblem =
  | "emailRequired"
  | "newPasswordRequired"
  | "passwordTooShort"
  | "confirmRequired"
  | "passwordsDiffer"
  | "dateRequired"
  | "dateInvalid"
  | "termsRequired";

export const emptySignUp: Values<SignUpField> = {
  fullName: "",
  email: "",
  password: "",
  confirmPassword: "",
  dateOfBirth: "",
  terms: "",
};

const passwordTexts = { required: "newPasswordRequired", "too-short": "passwordTooShort" } as const;

function problemOfPassword(password: string): SignUpProblem | undefined {
  const problem = passwordProblem(password);
  return problem === null ? undefined : passwordTexts[problem];
}

function problemOfConfirm({ password, confirmPassword }: Values<SignUpField>): SignUpProblem | undefined {
  if (confirmPassword === "" && password !== "") return "confirmRequired";
  return confirmPassword === password ? undefined : "passwordsDiffer";
}

/** Being too young isn't a form error: it gets a view of its own instead of a message under the field. */
function problemOfDate(dateOfBirth: string, today: string): SignUpProblem | undefined {
  const age = checkAge(dateOfBirth, today);
  if (age === "missing") return "dateRequired";
  return age === "invalid" ? "dateInvalid" : undefined;
}

/** Validates the sign-up form against the person's own calendar day. */
export function validateSignUp(
  values: Values<SignUpField>,
  today: string,
): Problems<SignUpField, SignUpProblem> {
  return onlyProblems<SignUpField, SignUpProblem>({
    fullName: undefined,
    email: values.email.trim() === "" ? "emailRequired" : undefined,
    password: problemOfPassword(values.password),
    confirmPassword: problemOfConfirm(values),
    dateOfBirth: problemOfDate(values.dateOfBirth, today),
    terms: values.terms === "" ? "termsRequired" : undefined,
  });
}

type ResetField = "newPassword" | "confirmPassword";
type ResetProblem = "bothRequired" | "passwordTooShort" | "passwordsDiffer";

function problemOfNew({ newPassword }: Values<ResetField>): ResetProblem | undefined {
  const problem = passwordProblem(newPassword);
  if (problem === "required") return "bothRequired";
  return problem === "too-short" ? "passwordTooShort" : undefined;
}

function problemOfRepeat({ newPassword, confirmPassword }: Values<ResetField>): ResetProblem | undefined {
  if (confirmPassword === "") return "bothRequired";
  return confirmPassword === newPassword ? undefined : "passwordsDiffer";
}

/** Both are required, at least 6 characters, and must match. */
export function validateReset(values: Values<ResetField>): Problems<ResetField, ResetProblem> {
  return onlyProblems<ResetField, ResetProblem>({
    newPassword: problemOfNew(values),
    confirmPassword: problemOfRepeat(values),
  });
}

/** Whether a refused reset means that the link can no longer sign anyone in. */
export function saysLinkInvalid(message: string): boolean {
  return /logged in|session (is )?missing|session from session_id|not authenticated|jwt|token/i.test(message);
}
