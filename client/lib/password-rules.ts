/** The least number of characters of a password (spec 1, section 5). */
const passwordMinimum = 6;

type PasswordProblem = "required" | "too-short";

/** What is wrong with a new password, or null. Spaces and any script count; nothing is trimmed. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password === "") return "required";
  return password.length < passwordMinimum ? "too-short" : null;
}
