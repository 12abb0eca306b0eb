import type { AccountDeletion } from "#shared/account.ts";
import type { RequestHandler } from "express";
import { sendError } from "../routes/errors.ts";
import { requireUser, type VerifyToken } from "../routes/identity.ts";
import { type KeyedLimit, refuseForNow } from "../routes/rate-limit.ts";
import { relayLimits } from "#shared/limits.ts";
import type { Log } from "../log/log.ts";
import type { ValidAuthSessions } from "../routes/identity.ts";
import type { CancelBilling, DeletePerson, HasAccount } from "./account.ts";

export type AccountDeps = {
  readonly verify: VerifyToken;
  readonly validAuthSessions: ValidAuthSessions;
  readonly hasAccount: HasAccount;
  readonly cancelBilling: CancelBilling;
  readonly deletePerson: DeletePerson;
  /** Keyed by person. */
  readonly limit: KeyedLimit;
  readonly log: Log;
};

/**
 * `POST /api/account/delete`: cancels what the person pays for, then deletes them and all their data. The
 * order matters: a subscription can be resumed, but someone without an account can't report that they are
 * still charged. Repeating the request is always safe, and answered alike: whoever didn't hear that their account is gone
 * asks again, by a token that has outlived it. Because deletion can't be undone, a valid token
 * signature isn't enough: its session must still be signed in, and must have signed in recently.
 */
export function deleteAccount(deps: AccountDeps): RequestHandler {
  const { freshSignInSeconds } = relayLimits.accountDeletion;
  return requireUser(deps.verify, async ({ userId, authSessionId }, _req, res) => {
    const waitMs = deps.limit(userId);
    if (waitMs > 0) return refuseForNow(res, waitMs);
    const valid = await deps.validAuthSessions([authSessionId]);
    if (valid === null) return sendError(res, "unavailable");
    const signedInFor = valid.get(authSessionId);
    if (signedInFor === undefined) {
      const isThere = await deps.hasAccount(userId);
      if (isThere === null) return sendError(res, "unavailable");
      if (isThere) return sendError(res, "unauthorized");
      res.json({ outcome: "deleted" } satisfies AccountDeletion);
      return;
    }
    if (signedInFor > freshSignInSeconds) {
      res.status(403).json({ outcome: "kept", because: "signIn" } satisfies AccountDeletion);
      return;
    }
    if ((await deps.cancelBilling(userId)) === "failed") {
      deps.log("account.kept");
      res.status(409).json({ outcome: "kept", because: "billing" } satisfies AccountDeletion);
      return;
    }
    if (!(await deps.deletePerson(userId))) return sendError(res, "unavailable");
    deps.log("account.deleted");
    res.json({ outcome: "deleted" } satisfies AccountDeletion);
  });
}
