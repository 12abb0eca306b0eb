/** Minimum length of a password, in characters. */
const passwordMinimum = 6;

type PasswordProblem = "required" | "too-short";

/** Why a new password is refused, or null. Spaces and any script are allowed; nothing is trimmed. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password === "") return "required";
  return password.length < passwordMinimum ? "too-short" : null;
}
