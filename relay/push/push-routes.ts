import { endpoints } from "#shared/http.ts";
import { type pushAnswerSchema, pushLaterSchema, pushRenewalSchema } from "#shared/push.ts";
import type { Express, RequestHandler, Response } from "express";
import type { z } from "zod";
import { methodNotAllowed, sendError } from "../routes/errors.ts";
import type { LaterTokens } from "./later-token.ts";
import type { PushStore } from "./push-port.ts";

export type PushRouteDeps = {
  readonly store: Pick<PushStore, "later" | "renew">;
  readonly tokens: LaterTokens;
};

function answer(res: Response, done: boolean | null): void {
  if (done === null) return sendError(res, "unavailable");
  res.json({ done } satisfies z.infer<typeof pushAnswerSchema>);
}

function askLater({ store, tokens }: PushRouteDeps): RequestHandler {
  return async (req, res) => {
    const asked = pushLaterSchema.safeParse(req.body);
    const later = asked.success ? tokens.open(asked.data.token) : null;
    if (later === null) return sendError(res, "bad_request");
    answer(res, await store.later(later));
  };
}

function renew({ store }: PushRouteDeps): RequestHandler {
  return async (req, res) => {
    const renewal = pushRenewalSchema.safeParse(req.body);
    if (!renewal.success) return sendError(res, "bad_request");
    answer(res, await store.renew(renewal.data.old, renewal.data.next));
  };
}

/**
 * The service workers' endpoints. Workers aren't signed in: a token or the subscription's own secret authorizes them.
 */
export function mountPushApi(app: Express, deps: PushRouteDeps): void {
  const refuse = methodNotAllowed("POST");
  app.route(endpoints.pushLater.path).post(askLater(deps)).all(refuse);
  app.route(endpoints.pushRenew.path).post(renew(deps)).all(refuse);
}
