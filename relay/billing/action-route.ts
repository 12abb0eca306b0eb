import { type BillingAction, billingActions } from "#shared/billing.ts";
import type { Request, RequestHandler, Response } from "express";
import { sendError } from "../routes/errors.ts";
import { type Identity, requireUser, type VerifyToken } from "../routes/identity.ts";
import { type KeyedLimit, refuseForNow } from "../routes/rate-limit.ts";
import type { BillingDeps } from "./actions/context.ts";
import { handlers } from "./actions/table.ts";
import { apiCodeOf } from "./refusal.ts";
import type { BillingMonitor } from "./monitor.ts";

export type ActionRouteDeps = BillingDeps & {
  readonly verify: VerifyToken;
  /** Keyed by person. */
  readonly limit: KeyedLimit;
  readonly watch: Pick<BillingMonitor, "actionFailed">;
};

function isAction(name: unknown): name is BillingAction {
  return typeof name === "string" && Object.hasOwn(billingActions, name);
}

async function perform(deps: ActionRouteDeps, user: Identity, name: BillingAction, req: Request) {
  const body: unknown = req.body;
  return handlers[name]({ ...deps, userId: user.userId, email: user.email }, body);
}

async function answer(deps: ActionRouteDeps, user: Identity, req: Request, res: Response): Promise<void> {
  const name = req.query["action"];
  if (!isAction(name)) return sendError(res, "not_found");
  try {
    res.json(await perform(deps, user, name, req));
  } catch (error) {
    deps.watch.actionFailed(name, error);
    sendError(res, apiCodeOf(error));
  }
}

/** `POST /api/stripe?action=…`: runs a billing action for the signed-in person. */
export function billingAction(deps: ActionRouteDeps): RequestHandler {
  return requireUser(deps.verify, async (user, req, res) => {
    const waitMs = deps.limit(user.userId);
    if (waitMs === 0) return answer(deps, user, req, res);
    refuseForNow(res, waitMs);
  });
}
