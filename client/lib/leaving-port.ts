import type { DataFailure } from "./data-failure.ts";

/**
 * `billing`: the account is kept, since what is paid for could not be ended. `signed-out`: the person has to log in
 * again first. `sign-in`: they signed in too long ago, and have to show that it is them.
 */
export type LeavingOutcome = "deleted" | "billing" | "signed-out" | "sign-in" | DataFailure;

/** Deletes the signed-in person's account and all that is kept of them. Asking again is safe. Never throws. */
export type LeavingPort = { leave(): Promise<LeavingOutcome> };
