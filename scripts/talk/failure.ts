/** Why a call came to nothing, as an exit code that a smoke test can look at. */
export const exitCodes = {
  usage: 2,
  file: 3,
  signIn: 4,
  connection: 5,
  refused: 6,
  unanswered: 7,
} as const;

export type FailureKind = keyof typeof exitCodes;

/** What went wrong, in one line, and what to do next. */
export type Failure = { readonly ok: false; readonly kind: FailureKind; readonly text: string };

export type Outcome<T> = { readonly ok: true; readonly value: T } | Failure;

export function fail(kind: FailureKind, text: string): Failure {
  return { ok: false, kind, text };
}
