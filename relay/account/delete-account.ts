import type { AccountDeletion } from "#shared/account.ts";
import type { RequestHandler } from "express";
import { sendError } from "../http/errors.ts";
import { requireUser, tokenOf, type VerifyToken } from "../http/identity.ts";
import type { KeyedLimit } from "../http/rate-limit.ts";
import type { Log } from "../log/log.ts";
import type { CancelBilling } from "./cancel-billing.ts";
import type { DeletePerson } from "./delete-person.ts";

export type AccountDeps = {
  readonly verify: VerifyToken;
  readonly cancelBilling: CancelBilling;
  readonly deletePerson: DeletePerson;
  /** By person. */
  readonly limit: KeyedLimit;
  readonly log: Log;
};

/**
 * `POST /api/account/delete`: ends what the person pays for, then deletes them and all that is kept of them. In this
 * order: a subscription can be taken up again, a deleted account cannot say that it is still charged. Asking again is
 * safe at every point.
 */
export function deleteAccount(deps: AccountDeps): RequestHandler {
  return requireUser(deps.verify, async ({ userId }, req, res) => {
    const waitMs = deps.limit(userId);
    if (waitMs > 0) {
      res.set("Retry-After", String(Math.ceil(waitMs / 1_000)));
      return sendError(res, "rate_limited");
    }
    if ((await deps.cancelBilling(userId)) === "failed") {
      deps.log("account.kept");
      res.status(409).json({ outcome: "kept", because: "billing" } satisfies AccountDeletion);
      return;
    }
    if (!(await deps.deletePerson(tokenOf(req)))) return sendError(res, "unavailable");
    deps.log("account.deleted");
    res.json({ outcome: "deleted" } satisfies AccountDeletion);
  });
}
