import { passwordProblem } from "#client/lib/account-port.ts";
import { checkAge } from "#client/lib/age.ts";
import { onlyProblems, type Problems, type Values } from "#client/lib/use-form.ts";

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
