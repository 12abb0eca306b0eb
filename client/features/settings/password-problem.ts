import { passwordProblem } from "#client/lib/account-port.ts";

export type PasswordDraft = { readonly next: string; readonly confirm: string };

/** Whether the button may be pressed: disabled when empty or different (spec 1, section 5). */
export function maySubmit({ next, confirm }: PasswordDraft): boolean {
  return next !== "" && next === confirm;
}

/** Whether the new password is refused for its length. */
export function isTooShort({ next }: PasswordDraft): boolean {
  return passwordProblem(next) === "too-short";
}

/**
 * Whether to say that the two differ. Not while the second is still on its way to being the first, unless the person
 * has left the field.
 */
export function showsDifference({ next, confirm }: PasswordDraft, leftField: boolean): boolean {
  if (confirm === "" || confirm === next) return false;
  return leftField || !next.startsWith(confirm);
}
