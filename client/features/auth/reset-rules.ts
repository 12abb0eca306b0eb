import { passwordProblem } from "#client/lib/account-port.ts";
import { onlyProblems, type Problems, type Values } from "#client/lib/use-form.ts";

type ResetField = "newPassword" | "confirmPassword";
type ResetProblem = "bothRequired" | "passwordTooShort" | "passwordsDiffer";

function problemOfNew({ newPassword }: Values<ResetField>): ResetProblem | undefined {
  const problem = passwordProblem(newPassword);
  if (problem === "required") return "bothRequired";
  return problem === "too-short" ? "passwordTooShort" : undefined;
}

function problemOfConfirm({ newPassword, confirmPassword }: Values<ResetField>): ResetProblem | undefined {
  if (confirmPassword === "") return "bothRequired";
  return confirmPassword === newPassword ? undefined : "passwordsDiffer";
}

/** Both are required, at least 6 characters, and must match. */
export function validateReset(values: Values<ResetField>): Problems<ResetField, ResetProblem> {
  return onlyProblems<ResetField, ResetProblem>({
    newPassword: problemOfNew(values),
    confirmPassword: problemOfConfirm(values),
  });
}

/** Whether a refused reset means that the link can no longer sign anyone in. */
export function saysLinkInvalid(message: string): boolean {
  return /logged in|session (is )?missing|session from session_id|not authenticated|jwt|token/i.test(message);
}
